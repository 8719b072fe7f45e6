import { boolean, type InferType, object, string } from 'yup';
import { validated, validOrNull } from '../transport/answer.ts';
import { firstOf, readFilledText, readFlag, readRecord } from '../values/read.ts';
import { safeUrl } from '../values/safeUrl.ts';

/** The signed-in user (specification section 3). */
const userSchema = object({
  username: string().defined().nullable(),
  name: string().defined().nullable(),
  email: string().defined().nullable(),
  /** Profile picture. */
  avatarUrl: string().defined().nullable(),
  /** Whether beta AI edit templates are shown. */
  isBetaUser: boolean().defined(),
  /** Username, then name, then 'User' (section 2, Shell). */
  displayName: string().required(),
});

/** The signed-in user in the one form that the app sees (section 3, User). */
export type User = InferType<typeof userSchema>;

/**
 * A user from a server's or a stored record (section 3); null when it is no record. Never throws.
 */
export function normaliseUser(value: unknown): User | null {
  const record = readRecord(value);
  if (!record) return null;
  const username = readFilledText(record.username);
  const name = readFilledText(record.name);
  return validOrNull(userSchema, {
    username,
    name,
    email: readFilledText(record.email),
    avatarUrl: firstOf(safeUrl, record.avatar, record.avatarUrl),
    isBetaUser: readFlag(record.isBetaUser),
    displayName: username ?? name ?? 'User',
  });
}

const tokenPairSchema = object({
  access_token: string().required(),
  refresh_token: string().required(),
});

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Reads a pair of tokens; throws when either is missing. Used inside a call's `read`. */
export function readTokenPair(data: unknown): TokenPair {
  const pair = validated(tokenPairSchema, data);
  return { accessToken: pair.access_token, refreshToken: pair.refresh_token };
}
