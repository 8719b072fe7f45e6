import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { expect, test } from 'vitest';
import { watchSession } from './watchSession.ts';

function signedIn() {
  const localStorage = createMemoryStorage();
  localStorage.setItem('access_token', 'a');
  const sessionStorage = createMemoryStorage();
  return createApiClient({ localStorage, sessionStorage, baseUrl: 'http://localhost/api' }).session;
}

test('work of a session is aborted when it ends', () => {
  const session = signedIn();
  const { signal } = watchSession(session);
  expect(signal.aborted).toBe(false);
  session.end();
  expect(signal.aborted).toBe(true);
});

test('work that is done is not watched', () => {
  const session = signedIn();
  const { signal, release } = watchSession(session);
  release();
  session.end();
  expect(signal.aborted).toBe(false);
});
