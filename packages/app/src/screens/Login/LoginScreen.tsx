import { createRestartable, login, loginErrorMessage, useApiClient } from '@lectern/api-client';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendContext.ts';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import {
  readRememberedIdentifier,
  rememberIdentifier,
} from '../../session/rememberedIdentifier.ts';
import { type LoginAttempt, LoginView } from './LoginView.tsx';

/**
 * Signs in. It does not navigate: once there is a session, the guard around this route redirects to where
 * the visitor came from.
 */
export function LoginScreen() {
  const client = useApiClient();
  const backend = useBackend();
  const heading = usePageHeading('Sign in');
  const [remembered] = useState(readRememberedIdentifier);
  const [pending, setPending] = useState<'form' | 'demo' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [sending] = useState(createRestartable);

  async function signIn(
    from: 'form' | 'demo',
    credentials: { identifier: string; password: string },
  ): Promise<boolean> {
    setPending(from);
    setError(null);
    try {
      await sending.run((signal) => login(client, credentials, { signal }));
      return true;
    } catch (cause) {
      setError(loginErrorMessage(cause));
      return false;
    } finally {
      setPending(null);
    }
  }

  async function submit({ identifier, password, isRemembered }: LoginAttempt): Promise<void> {
    const isSignedIn = await signIn('form', { identifier, password });
    if (isSignedIn) rememberIdentifier(isRemembered ? identifier : null);
  }

  return (
    <LoginView
      headingRef={heading}
      rememberedIdentifier={remembered}
      pending={pending}
      error={error}
      notice={<SlowNotice isWaiting={pending !== null} onRetry={sending.restart} />}
      onSubmit={(attempt) => void submit(attempt)}
      onUseDemoAccount={
        backend.kind === 'embedded' ? () => void signIn('demo', backend.demoAccount) : undefined
      }
    />
  );
}
