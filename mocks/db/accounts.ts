import { Dexie } from 'dexie';
import type { IdSource } from '../base/ids.ts';
import type { PresenterRecipe } from '@lectern/studio';
import type { LecternDatabase } from './database.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { PasswordHash, UserRecord } from './records.ts';

interface NewAccount {
  username: string;
  email: string;
  password: string;
  name?: string;
  portrait?: PresenterRecipe;
  isBetaUser?: boolean;
}

/**
 * A seeded account. Its password is known, so its hash, which takes 12 ms to compute, is stored with it.
 */
export interface SeedAccount extends NewAccount {
  passwordHash: PasswordHash;
}

/** The accounts stored in this browser. */
export interface AccountStore {
  /**
   * @param passwordHash the hash of the account's password, if already known
   * @returns the user, or null when the username or the email is taken.
   */
  add(account: NewAccount, passwordHash?: PasswordHash): Promise<UserRecord | null>;
  /** The user with that email or username and password, or null. */
  signIn(identifier: string, password: string): Promise<UserRecord | null>;
  findByUsername(username: string): Promise<UserRecord | undefined>;
}

/** Names are compared regardless of case and Unicode composition. */
function key(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

export function createAccountStore(
  db: LecternDatabase,
  newId: IdSource,
  now: () => number,
): AccountStore {
  return {
    async add(account, passwordHash) {
      const password = passwordHash ?? (await hashPassword(account.password));
      const record: UserRecord = {
        id: newId('usr'),
        username: account.username.trim(),
        email: account.email.trim(),
        usernameKey: key(account.username),
        emailKey: key(account.email),
        name: account.name ?? null,
        portrait: account.portrait ?? null,
        isBetaUser: account.isBetaUser ?? false,
        password,
        createdAt: now(),
      };
      try {
        // Rely on the unique indexes, so that two tabs cannot register one name.
        await db.users.add(record);
      } catch (cause) {
        if (cause instanceof Dexie.ConstraintError) return null;
        throw cause;
      }
      return record;
    },

    async signIn(identifier, password) {
      const name = key(identifier);
      const user =
        (await db.users.get({ emailKey: name })) ?? (await db.users.get({ usernameKey: name }));
      if (!user) return null;
      return (await verifyPassword(password, user.password)) ? user : null;
    },

    async findByUsername(username) {
      return db.users.get({ usernameKey: key(username) });
    },
  };
}
