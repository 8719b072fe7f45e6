import {
  createRestartable,
  login,
  register,
  registerErrors,
  useApiClient,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { paths } from '../../paths.ts';
import { useDeparture } from '../../navigation/useDeparture.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { RegisterView } from './RegisterView.tsx';
import { INITIAL_REGISTER_FORM, registerForm, visibleErrors } from './registerForm.ts';

/**
 * Creates an account and signs it in. The guard around this route then redirects to where the visitor came
 * from, or to the dashboard.
 */
export function RegisterScreen() {
  const client = useApiClient();
  const depart = useDeparture();
  // The visitor's intended destination.
  const { state }: { state: unknown } = useLocation();
  const heading = usePageHeading('Create Account');
  const [form, send] = useReducer(registerForm, INITIAL_REGISTER_FORM);
  const [isPending, setPending] = useState(false);
  const [sending] = useState(createRestartable);
  const { fields, banner } = visibleErrors(form);

  async function createAccount(): Promise<void> {
    const username = form.values.username.trim();
    const { password } = form.values;
    setPending(true);
    const departure = depart();
    try {
      const account = { username, email: form.values.email.trim(), password };
      await sending.run((signal) => register(client, account, { signal }));
    } catch (error) {
      send({ type: 'refused', errors: registerErrors(error) });
      setPending(false);
      return;
    }
    try {
      const credentials = { identifier: username, password };
      await sending.run((signal) => login(client, credentials, { signal }));
    } catch {
      // The account exists, whatever the outcome of the sign-in.
      toast.show({ tone: 'success', children: 'Your account is ready. Please sign in.' });
      departure.goTo(paths.login(), { state });
    } finally {
      setPending(false);
    }
  }

  return (
    <RegisterView
      headingRef={heading}
      values={form.values}
      errors={fields}
      banner={banner}
      notice={<SlowNotice isWaiting={isPending} onRetry={sending.restart} />}
      isPending={isPending}
      onChange={(field, value) => send({ type: 'changed', field, value })}
      onLeave={(field) => send({ type: 'left', field })}
      onInvalidSubmit={() => send({ type: 'attempted' })}
      onSubmit={() => {
        send({ type: 'attempted' });
        void createAccount();
      }}
    />
  );
}
