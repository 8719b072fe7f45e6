import { isSendable, normaliseUser, type TokenPair, type User } from '../auth/auth.schema.ts';
import type { SafeStorage } from './safeStorage.ts';

const KEYS = { accessToken: 'access_token', refreshToken: 'refresh_token', user: 'user' } as const;

/** The local storage key whose removal tells the other tabs that the session is over. */
export const ACCESS_TOKEN_KEY = KEYS.accessToken;

/** What the local storage holds of a session; section 3, Auth tokens, names the keys. */
export interface StoredSession {
  /** Whether there is a token, be it one that can be sent or not. */
  hasAccessToken: () => boolean;
  /** Null also for a token that no header can carry. */
  readAccessToken: () => string | null;
  readRefreshToken: () => string | null;
  /** Null also for a broken record. */
  readUser: () => User | null;
  /** Keeps the current user as the server sent them; a full storage goes without. */
  writeUser: (record: unknown) => void;
  /** @returns whether it is stored */
  writeRefreshToken: (refreshToken: string) => boolean;
  /** @returns whether both are stored */
  writeTokens: (tokens: TokenPair) => boolean;
  clear: () => void;
}

/** Reads and writes the session in the local storage. */
export function createStoredSession(local: SafeStorage): StoredSession {
  const readToken = (key: string): string | null => local.get(key) || null;
  const readAccessToken = (): string | null => {
    const token = readToken(KEYS.accessToken);
    return token !== null && isSendable(token) ? token : null;
  };

  /** Whether it is stored: the user, who can be asked for again, makes room for a token. */
  function keep(key: string, value: string): boolean {
    if (local.set(key, value)) return true;
    local.withdraw(KEYS.user);
    return local.set(key, value);
  }

  function writeRefreshToken(refreshToken: string): boolean {
    if (keep(KEYS.refreshToken, refreshToken)) return true;
    // A used one must not be found after a reload: to the server it would be a stolen one.
    local.withdraw(KEYS.refreshToken);
    return local.set(KEYS.refreshToken, refreshToken);
  }

  function writeTokens({ accessToken, refreshToken }: TokenPair): boolean {
    // The refresh token first: a tab that sees the new access token must find its partner.
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
