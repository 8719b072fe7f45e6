import { randomHex, type IdSource } from '../base/ids.ts';
import type { LecternDatabase } from './database.ts';
import type { UserRecord } from './records.ts';

/** Lifetime of an access token in milliseconds. */
export const ACCESS_LIFETIME = 15 * 60_000;
/** Lifetime of a refresh token in milliseconds. */
export const REFRESH_LIFETIME = 30 * 24 * 60 * 60_000;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/**
 * Opaque access and refresh tokens. They are in the database so that signing out takes effect in every tab.
 */
export interface TokenStore {
  /** Starts a family: one sign-in and all its refreshes. */
  issue(userId: string): Promise<TokenPair>;
  /** The user of an access token; null if it is unknown or expired. */
  userOf(accessToken: string): Promise<UserRecord | null>;
  /**
   * Consumes a refresh token and returns a new pair, or null.
   *
   * A reused token may have been stolen, so its whole family ends, as in OAuth 2.0 Security Best Current
   * Practice (RFC 9700, 4.14.2).
   */
  rotate(refreshToken: string): Promise<TokenPair | null>;
  /** Ends the family of an access token. */
  revoke(accessToken: string): Promise<void>;
}

export function createTokenStore(
  db: LecternDatabase,
  newId: IdSource,
  now: () => number,
): TokenStore {
  async function add(userId: string, family: string): Promise<TokenPair> {
    const at = now();
    const pair = { accessToken: `at_${randomHex(20)}`, refreshToken: `rt_${randomHex(20)}` };
    await db.accessTokens.add({
      token: pair.accessToken,
      userId,
      family,
      expiresAt: at + ACCESS_LIFETIME,
    });
    await db.refreshTokens.add({
      token: pair.refreshToken,
      userId,
      family,
      expiresAt: at + REFRESH_LIFETIME,
      usedAt: null,
    });
    return pair;
  }

  async function endFamily(family: string): Promise<void> {
    await db.accessTokens.where({ family }).delete();
    await db.refreshTokens.where({ family }).delete();
  }

  return {
    async issue(userId) {
      return db.transaction('rw', db.accessTokens, db.refreshTokens, async () => {
        await db.accessTokens.where('expiresAt').below(now()).delete();
        await db.refreshTokens.where('expiresAt').below(now()).delete();
        return add(userId, newId('fam'));
      });
    },

    async userOf(accessToken) {
      const record = await db.accessTokens.get(accessToken);
      if (!record || record.expiresAt <= now()) return null;
      return (await db.users.get(record.userId)) ?? null;
    },

    async rotate(refreshToken) {
      return db.transaction('rw', db.accessTokens, db.refreshTokens, async () => {
        const record = await db.refreshTokens.get(refreshToken);
        if (!record || record.expiresAt <= now()) return null;
        if (record.usedAt !== null) {
          await endFamily(record.family);
          return null;
        }
        await db.refreshTokens.put({ ...record, usedAt: now() });
        return add(record.userId, record.family);
      });
    },

    async revoke(accessToken) {
      await db.transaction('rw', db.accessTokens, db.refreshTokens, async () => {
        const record = await db.accessTokens.get(accessToken);
        if (record) await endFamily(record.family);
      });
    },
  };
}
