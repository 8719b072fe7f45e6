import type { ApiClient } from '../client/ApiClient.ts';
import { usable } from '../transport/answer.ts';
import { isApiError } from '../transport/ApiError.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import { readRecord, type UnknownRecord } from '../values/read.ts';
import { normaliseUser, readTokenPair, type User } from './auth.schema.ts';

/** What {@link login} takes (section 3, Login payload); 'Remember Me' stays with the app. */
export interface LoginArgs {
  /** Email or username. */
  identifier: string;
  password: string;
}

/** What {@link register} takes (section 3, Registration payload); the confirmation is not sent. */
export interface RegisterArgs {
  username: string;
  email: string;
  /** At least 8 characters (section 5). */
  password: string;
}

/** Asks who is signed in. */
export const currentUserRequest: ApiRequest<UnknownRecord> = {
  method: 'GET',
  path: '/auth/me',
  read: (data) => usable(readRecord(data)),
};

/**
 * GET /auth/me: the signed-in user, also stored and shown by `useSession` (section 7, Auth).
 * @throws ApiError of any kind, which is logged too (section 8, Logout and user fetch).
 */
export async function getCurrentUser(client: ApiClient, options?: CallOptions): Promise<User> {
  const { generation } = client.session.getSnapshot();
  try {
    const record = await client.request(currentUserRequest, options);
    client.session.settle(generation, record);
    return usable(normaliseUser(record));
  } catch (error) {
    if (!isApiError(error, 'aborted')) console.error('The current user could not be read', error);
    throw error;
  }
}

/**
 * POST /auth/login: stores both tokens, then fetches the current user (section 7, Auth). Where that
 * fetch fails without ending the session (offline, a server's fault) the sign-in still holds, with
 * null.
 * @throws ApiError of any kind; words by `loginErrorMessage`.
 */
export async function login(
  client: ApiClient,
  { identifier, password }: LoginArgs,
  options?: CallOptions,
): Promise<User | null> {
  const tokens = await client.requestAnonymously(
    {
      method: 'POST',
      path: '/auth/login',
      body: { kind: 'json', value: { identifier, password } },
      read: readTokenPair,
    },
    options,
  );
  const generation = client.session.begin(tokens);
  try {
    return await client.askUser((signal) => getCurrentUser(client, { signal }));
  } catch (error) {
    if (isApiError(error) && error.status === 401) {
      client.session.end();
      throw error;
    }
    return client.session.settle(generation, null);
  }
}

/**
 * POST /auth/register: creates the account; the caller signs in next. Gives the answer's body
 * (section 7, Auth).
 * @throws ApiError of any kind; words by `registerErrors`.
 */
export function register(
  client: ApiClient,
  { username, email, password }: RegisterArgs,
  options?: CallOptions,
): Promise<unknown> {
  return client.requestAnonymously(
    {
      method: 'POST',
      path: '/auth/register',
      body: { kind: 'json', value: { username, email, password } },
      accepts: 'text',
      read: (data) => data,
    },
    options,
  );
}

/**
 * POST /auth/logout: clears tokens and user at once, here and in the other tabs, and tells the
 * server. What it answers is not read (sections 4 and 7).
 * @throws ApiError of kind `http`, `network` or `aborted` where the server did not take it (logged
 * too); the user is signed out even so.
 */
export async function logout(client: ApiClient, options?: CallOptions): Promise<void> {
  // The request leaves with the token before the token goes.
  const answer = client.request(
    { method: 'POST', path: '/auth/logout', accepts: 'nothing', read: () => undefined },
    options,
  );
  client.session.end();
  client.session.writeCurrentProjectId(null);
  try {
    await answer;
  } catch (error) {
    console.error('The server did not take the sign-out', error);
    throw error;
  }
}
