import { UnreadableAnswer } from '../transport/answer.ts';
import { firstOf, readFilledText, readFlag, readRecord } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/*
 * No yup here: the session is read before the first page shows, so every page would wait for the library.
 * The readers below already validate everything.
 */

/** The signed-in user in the app's normalised form (section 3, User). */
export interface User {
  username: string | null;
  name: string | null;
  email: string | null;
  /** Profile picture. */
  avatarUrl: string | null;
  /** Whether beta AI edit templates are shown. */
  isBetaUser: boolean;
  /** Username, then name, then 'User' (section 2, Shell). */
  displayName: string;
}

/**
 * Normalises a user from a server's or a stored record (section 3). Returns null if it is not a record.
 * Never throws.
 */
export function normaliseUser(value: unknown): User | null {
  const record = readRecord(value);
  if (!record) return null;
  const username = readFilledText(record.username);
  const name = readFilledText(record.name);
  return {
    username,
    name,
    email: readFilledText(record.email),
    avatarUrl: firstOf(safeUrl, record.avatar, record.avatarUrl),
    isBetaUser: readFlag(record.isBetaUser),
    displayName: username ?? name ?? 'User',
  };
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Whether a header can carry an access token: it has no line break and nothing beyond Latin-1. */
export function isSendable(accessToken: string): boolean {
  try {
    return new Headers({ Authorization: `Bearer ${accessToken}` }).has('Authorization');
  } catch {
    return false;
  }
}

/** Reads a token unchanged: non-empty text, never a value converted to text. */
function readToken(data: unknown, key: 'access_token' | 'refresh_token'): string {
  const token = readRecord(data)?.[key];
  const isUsable =
    typeof token === 'string' && token !== '' && (key === 'refresh_token' || isSendable(token));
  if (isUsable) return token;
  throw new UnreadableAnswer(`${key} is missing`);
}

/** Reads a pair of tokens; throws if either is missing. Used inside a call's `read`. */
export function readTokenPair(data: unknown): TokenPair {
  return {
    accessToken: readToken(data, 'access_token'),
    refreshToken: readToken(data, 'refresh_token'),
  };
}
