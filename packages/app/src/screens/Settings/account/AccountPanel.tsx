import { type User, useSession } from '@lectern/api-client';
import {
  Button,
  Form,
  Heading,
  Icon,
  Inline,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@lectern/ui';
import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACCOUNT_FIELDS, type AccountForm, validateAccount } from './accountForm.ts';
import { inOrder, useMessages } from '../../../lib/forms/useMessages.ts';
import { type AccountSettings, accountSettings } from '../../../settings/accountSettings.ts';
import { useSetting } from '../../../settings/useSetting.ts';
import { type SaveOutcome, saved, SavedNote } from '../SavedNote.tsx';
import * as styles from '../Settings.css.ts';
import { PictureField } from './PictureField.tsx';
import { usePicture } from './usePicture.ts';

/** Returns the form as last saved, or the account's own values. */
function savedForm(kept: AccountSettings, user: User | null): AccountForm {
  return {
    fullName: kept.fullName ?? user?.name ?? user?.username ?? '',
    email: kept.email ?? user?.email ?? '',
    company: kept.company ?? '',
    password: '',
    confirmPassword: '',
  };
}

/** Name, address, picture and password (specification section 2, /settings/account). */
export function AccountPanel() {
  const { user } = useSession();
  const [kept, keep] = useSetting(accountSettings);
  const [values, setValues] = useState(() => savedForm(kept, user));
  const { picture, error, choose, reset, settled } = usePicture(kept.picture);
  const { errors, check, clear } = useMessages(values, validateAccount);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  /** Counts presses of the two buttons: the last one counts. */
  const presses = useRef(0);

  async function save(): Promise<void> {
    presses.current += 1;
    const press = presses.current;
    setOutcome(null);
    if (Object.keys(check()).length > 0) return;
    const fullName = values.fullName.trim();
    const email = values.email.trim();
    const company = values.company.trim();
    setValues({ fullName, email, company, password: '', confirmPassword: '' });
    const form = { fullName, email, company, picture: await settled() };
    if (press !== presses.current) return;
    const wasKept = await keep(form);
    setOutcome(saved(wasKept, 'Changes saved on this device.'));
  }

  function cancel(): void {
    presses.current += 1;
    setValues(savedForm(kept, user));
    reset(kept.picture);
    clear();
    setOutcome({ tone: 'success', message: 'Unsaved changes were dropped.' });
  }

  const field = (name: keyof AccountForm) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setOutcome(null);
    },
  });

  return (
    <div className={styles.panel}>
      <Form
        aria-label="Account"
        errors={inOrder(errors, ACCOUNT_FIELDS)}
        onSubmit={() => void save()}
      >
        <Stack gap={8}>
          <PictureField
            src={picture ?? user?.avatarUrl ?? null}
            name={user?.displayName ?? 'User'}
            error={error}
            onChoose={(file) => {
              choose(file);
              setOutcome(null);
            }}
          />
          <Stack gap={4}>
            <Heading level={2} variant="h3">
              Profile
            </Heading>
            <div className={styles.fields}>
              <TextField {...field('fullName')} label="Full Name" autoComplete="name" />
              <TextField
                {...field('email')}
                label="Email Address"
                type="email"
                autoComplete="email"
              />
              <TextField
                {...field('company')}
                label="Company Name"
                isOptional
                autoComplete="organization"
              />
            </div>
          </Stack>
          <hr className={styles.rule} />
          <Stack gap={4}>
            <Heading level={2} variant="h3">
              Password
            </Heading>
            <div className={styles.fields}>
              <PasswordField
                {...field('password')}
                label="Change Password"
                placeholder="New password"
                description="At least 8 characters."
                autoComplete="new-password"
              />
              <PasswordField
                {...field('confirmPassword')}
                label="Confirm Password"
                placeholder="Repeat the new password"
                autoComplete="new-password"
              />
            </div>
          </Stack>
          <Stack gap={5}>
            <hr className={styles.rule} />
            <SavedNote outcome={outcome} />
            <Inline gap={4} justifyContent="space-between">
              <Inline gap={2}>
                <Button variant="primary" type="submit">
                  Save Changes
                </Button>
                <Button onPress={cancel}>Cancel</Button>
              </Inline>
              <Inline gap={2}>
                <Icon icon={Info} size="sm" />
                <Text variant="small" tone="subtle">
                  Kept on this device only
                </Text>
              </Inline>
            </Inline>
          </Stack>
        </Stack>
      </Form>
    </div>
  );
}
