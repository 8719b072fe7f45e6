import { isSendable, normaliseUser, type TokenPair, type User } from '../auth/auth.schema.ts';
import type { SafeStorage } from './safeStorage.ts';

const KEYS = { accessToken: 'access_token', refreshToken: 'refresh_token', user: 'user' } as const;

/** The local storage key whose removal tells the other tabs that the session is over. */
export const ACCESS_TOKEN_KEY = KEYS.accessToken;

/** The session's data in local storage; section 3, Auth tokens, names the keys. */
export interface StoredSession {
  /** Whether there is a token, even one that cannot be sent. */
  hasAccessToken: () => boolean;
  /** Also null for a token that no header can carry. */
  readAccessToken: () => string | null;
  readRefreshToken: () => string | null;
  /** Also null for an invalid record. */
  readUser: () => User | null;
  /** Stores the current user as the server sent them; skipped if the storage is full. */
  writeUser: (record: unknown) => void;
  /** @returns whether it is stored */
  writeRefreshToken: (refreshToken: string) => boolean;
  /** @returns whether both are stored */
  writeTokens: (tokens: TokenPair) => boolean;
  clear: () => void;
}

/** Creates the reader and writer of the session in local storage. */
export function createStoredSession(local: SafeStorage): StoredSession {
  const readToken = (key: string): string | null => local.get(key) || null;
  const readAccessToken = (): string | null => {
    const token = readToken(KEYS.accessToken);
    return token !== null && isSendable(token) ? token : null;
  };

  /** Returns whether the value is stored. The user, who can be fetched again, makes room for a token. */
  function keep(key: string, value: string): boolean {
    if (local.set(key, value)) return true;
    local.withdraw(KEYS.user);
    return local.set(key, value);
  }

  function writeRefreshToken(refreshToken: string): boolean {
    if (keep(KEYS.refreshToken, refreshToken)) return true;
    // A used token must not be found after a reload, because the server would take it for a stolen one.
    local.withdraw(KEYS.refreshToken);
    return local.set(KEYS.refreshToken, refreshToken);
  }

  function writeTokens({ accessToken, refreshToken }: TokenPair): boolean {
    // Write the refresh token first, so that a tab that sees the new access token also finds its partner.
    const isPartnerKept = writeRefreshToken(refreshToken);
    return keep(KEYS.accessToken, accessToken) && isPartnerKept;
  }

  function clear(): void {
    local.remove(KEYS.accessToken);
    local.remove(KEYS.refreshToken);
    local.remove(KEYS.user);
  }

  return {
    hasAccessToken: () => readToken(KEYS.accessToken) !== null,
    readAccessToken,
    readRefreshToken: () => readToken(KEYS.refreshToken),
    readUser: () => {
      try {
        return normaliseUser(JSON.parse(local.get(KEYS.user) ?? 'null'));
      } catch {
        return null;
      }
    },
    writeUser: (record) => void local.set(KEYS.user, JSON.stringify(record)),
    writeRefreshToken,
    writeTokens,
    clear,
  };
}
