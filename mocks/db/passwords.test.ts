// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BETA_ACCOUNT, DEMO_ACCOUNT } from '../fixtures/demoAccount.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with an insecure origin: random numbers, but no `subtle`. */
function withoutSubtle(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
}

describe('a password', () => {
  it('is verified by its hash, and no other one is', async () => {
    const kept = await hashPassword('correct-horse-7');
    expect(await verifyPassword('correct-horse-7', kept)).toBe(true);
    expect(await verifyPassword('correct-horse-8', kept)).toBe(false);
  });

  it('has another hash each time', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(first.hash).not.toBe(second.hash);
  });

  it('has the same hash with and without a secure origin', async () => {
    const kept = await hashPassword('correct-horse-7');
    withoutSubtle();
    expect(await verifyPassword('correct-horse-7', kept)).toBe(true);
    const insecure = await hashPassword('correct-horse-7');
    vi.unstubAllGlobals();
    expect(await verifyPassword('correct-horse-7', insecure)).toBe(true);
  });
});

// Opening a backend hashes nothing.
describe('an account of the seed', () => {
  it.each([DEMO_ACCOUNT, BETA_ACCOUNT])(
    '$username has the hash that hashing its password makes',
    async ({ password, passwordHash }) => {
      expect(await verifyPassword(password, passwordHash)).toBe(true);
      const { scheme, iterations } = await hashPassword(password);
      expect(passwordHash).toMatchObject({ scheme, iterations });
    },
  );
});
