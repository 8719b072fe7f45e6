import type { ApiClient } from '../client/ApiClient.ts';
import { usable } from '../transport/answer.ts';
import { isWorthRetrying } from '../client/swrConfiguration.ts';
import { isApiError } from '../transport/ApiError.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import { readRecord, type UnknownRecord } from '../values/read.ts';
import { normaliseUser, readTokenPair, type User } from './auth.schema.ts';

/** The arguments of {@link login} (section 3, Login payload); 'Remember Me' stays in the app. */
export interface LoginArgs {
  /** Email or username. */
  identifier: string;
  password: string;
}

/** The arguments of {@link register} (section 3, Registration payload); the confirmation is not sent. */
export interface RegisterArgs {
  username: string;
  email: string;
  /** At least 8 characters (section 5). */
  password: string;
}

/** Requests the signed-in user. */
export const currentUserRequest: ApiRequest<UnknownRecord> = {
  method: 'GET',
  path: '/auth/me',
  read: (data) => usable(readRecord(data)),
};

/**
 * GET /auth/me: returns the signed-in user, and stores it for `useSession` (section 7, Auth).
 * @throws ApiError of any kind, which is also logged (section 8, Logout and user fetch).
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

/** Milliseconds before each further attempt to fetch the user who signs in. */
const PAUSES = [500, 2_000];

/**
 * Fetches the user of a sign-in, a few times if the server fails: without a name, the app would keep what
 * the user makes apart from what it finds for the same user later.
 */
async function fetchSignedInUser(client: ApiClient): Promise<User> {
  const fetchUser = () => client.askUser((signal) => getCurrentUser(client, { signal }));
  const { generation } = client.session.getSnapshot();
  for (const pause of PAUSES) {
    try {
      // Each attempt depends on the one before.
      // eslint-disable-next-line no-await-in-loop
      return await fetchUser();
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      // eslint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (client.session.getSnapshot().generation !== generation) throw error;
    }
  }
  return fetchUser();
}

/**
 * POST /auth/login: stores both tokens, then fetches the current user (section 7, Auth). If that fetch
 * fails without ending the session (offline, server error) and two more do, the sign-in still succeeds and
 * returns null.
 * @throws ApiError of any kind; `loginErrorMessage` gives its message.
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
    return await fetchSignedInUser(client);
  } catch (error) {
    if (isApiError(error) && error.status === 401) {
      // Another tab may have signed in meanwhile; that session is not this one's to end.
      if (client.session.getSnapshot().generation === generation) client.session.end();
      throw error;
    }
    return client.session.settle(generation, null);
  }
}

/**
 * POST /auth/register: creates the account; the caller signs in next. Returns the body of the response
 * (section 7, Auth).
 * @throws ApiError of any kind; `registerErrors` gives its messages.
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
 * POST /auth/logout: clears tokens and user at once, in this tab and the others, and notifies the server.
 * Its response is not read (sections 4 and 7).
 * @throws ApiError of kind `http`, `network` or `aborted` if the server did not accept it (also logged);
 *   the user is signed out anyway.
 */
export async function logout(client: ApiClient, options?: CallOptions): Promise<void> {
  // Send the request before the token is removed.
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
