// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BETA_ACCOUNT, DEMO_ACCOUNT } from '../fixtures/demoAccount.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates a page on an insecure origin: random numbers, but no `subtle`. */
function withoutSubtle(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
}

describe('a password', () => {
  it('matches its own hash and no other', async () => {
    const kept = await hashPassword('correct-horse-7');
    expect(await verifyPassword('correct-horse-7', kept)).toBe(true);
    expect(await verifyPassword('correct-horse-8', kept)).toBe(false);
  });

  it('gets a different hash each time', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(first.hash).not.toBe(second.hash);
  });

  it('gets the same hash on secure and insecure origins', async () => {
    const kept = await hashPassword('correct-horse-7');
    withoutSubtle();
    expect(await verifyPassword('correct-horse-7', kept)).toBe(true);
    const insecure = await hashPassword('correct-horse-7');
    vi.unstubAllGlobals();
    expect(await verifyPassword('correct-horse-7', insecure)).toBe(true);
  });
});

// The hashes are stored so that opening a backend does not have to compute them.
describe('a seeded account', () => {
  it.each([DEMO_ACCOUNT, BETA_ACCOUNT])(
    'stores the hash of its password for $username',
    async ({ password, passwordHash }) => {
      expect(await verifyPassword(password, passwordHash)).toBe(true);
      const { scheme, iterations } = await hashPassword(password);
      expect(passwordHash).toMatchObject({ scheme, iterations });
    },
  );
});
