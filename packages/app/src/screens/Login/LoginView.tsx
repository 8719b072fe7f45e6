import {
  AuthLayout,
  Banner,
  Button,
  Checkbox,
  Heading,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
  media,
  useMediaQuery,
} from '@lectern/ui';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { useFirstFocus } from '../../firstPaint/useFirstFocus.ts';
import { paths } from '../../paths.ts';

export interface LoginAttempt {
  /** Email or username, trimmed. */
  identifier: string;
  password: string;
  isRemembered: boolean;
}

export interface LoginViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  /** The identifier stored by 'Remember Me'; empty if none. */
  rememberedIdentifier: string;
  /** The pending way to sign in; null if none is. */
  pending: 'form' | 'demo' | null;
  /** The message of the last failure. */
  error: string | null;
  /** A notice that the response is slow. */
  notice?: ReactNode;
  onSubmit: (attempt: LoginAttempt) => void;
  /** Only set if there is a demo account, as in the embedded build. */
  onUseDemoAccount?: () => void;
}

/** The sign-in form (specification section 2, Login). */
export function LoginView({
  headingRef,
  rememberedIdentifier,
  pending,
  error,
  notice,
  onSubmit,
  onUseDemoAccount,
}: LoginViewProps) {
  const [identifier, setIdentifier] = useState(rememberedIdentifier);
  const [password, setPassword] = useState('');
  // On touch screens, focus would open the on-screen keyboard over the page.
  const firstField = useFirstFocus(!useMediaQuery(media.touch));
  const [isRemembered, setRemembered] = useState(rememberedIdentifier !== '');
  const isFilled = identifier.trim() !== '' && password !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Enter in a field submits a form even if its button is disabled.
    if (isFilled && pending === null) {
      onSubmit({ identifier: identifier.trim(), password, isRemembered });
    }
  }

  return (
    <AuthLayout footer="Present anything, without a camera.">
      <Stack gap={10}>
        <Stack gap={3}>
          <Heading level={1} variant="display" ref={headingRef} tabIndex={-1}>
            Welcome back
          </Heading>
          <Text variant="lead" tone="muted">
            Your next presenter is waiting backstage.
          </Text>
        </Stack>
        <Stack gap={6}>
          <form onSubmit={submit}>
            <Stack gap={5}>
              {error !== null && (
                <Banner tone="danger" isLive>
                  {error}
                </Banner>
              )}
              {notice}
              <TextField
                label="Email or Username"
                name="username"
                ref={firstField}
                autoComplete="username"
                spellCheck="false"
                size="lg"
                value={identifier}
                onChange={setIdentifier}
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                size="lg"
                value={password}
                onChange={setPassword}
              />
              <Checkbox isSelected={isRemembered} onChange={setRemembered}>
                Remember Me
              </Checkbox>
              <Button
                variant="primary"
                size="lg"
                type="submit"
                fullWidth
                isDisabled={!isFilled || pending === 'demo'}
                isPending={pending === 'form'}
              >
                Sign in
              </Button>
            </Stack>
          </form>
          {onUseDemoAccount && (
            <Stack gap={2}>
              <Button
                size="lg"
                fullWidth
                onPress={onUseDemoAccount}
                isDisabled={pending === 'form'}
                isPending={pending === 'demo'}
              >
                Use the demo account
              </Button>
              <Text variant="caption" tone="muted">
                Everything you make with it stays in this browser.
              </Text>
            </Stack>
          )}
          <Text variant="small" tone="muted">
            New to Lectern?{' '}
            <TextLink href={paths.register()} underline>
              Create an account
            </TextLink>
          </Text>
        </Stack>
      </Stack>
    </AuthLayout>
  );
}
