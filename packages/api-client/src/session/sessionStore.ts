import { normaliseUser, type TokenPair, type User } from '../auth/auth.schema.ts';
import type { SafeStorage } from './safeStorage.ts';
import { createStoredSession } from './storedSession.ts';

/**
 * `authenticating`: a token is stored and the current user has not answered yet; `signed-in`: the
 * user is known, or the stored one stands; `signed-out`: there is no token (section 4,
 * Authentication).
 */
export type SessionStatus = 'authenticating' | 'signed-in' | 'signed-out';

/** What the session is now (section 4). The object changes only when something in it does. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly user: User | null;
  /** Rises whenever another session begins or this one ends; never on a mere token refresh. */
  readonly generation: number;
  /** False where the browser's storage took no tokens: the session ends with the page. */
  readonly isKept: boolean;
}

/** The session of one client as the app sees it (specification section 4). */
export interface Session {
  /** For `useSyncExternalStore`; components use `useSession` instead. */
  getSnapshot: () => SessionState;
  /** Calls back after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Clears tokens and user here and for the other tabs, without a call. See `logout` for that. */
  end: () => void;
}

/** The session with what only this package may do to it. */
export interface SessionStore extends Session {
  readAccessToken: () => string | null;
  readRefreshToken: () => string | null;
  /** Begins another session with a new pair; the status waits for {@link SessionStore.settle}. */
  begin: (tokens: TokenPair) => number;
  /** The current user is known, or as good as known (null: the stored one stands). */
  settle: (generation: number, record: unknown) => User | null;
  /** Whether a record may be the signed-in user's: false where it names somebody else. */
  mayBeUser: (record: unknown) => boolean;
  /** Puts a new refresh token in the place of the used one; false if that is gone. */
  replaceRefreshToken: (generation: number, used: string, refreshToken: string) => boolean;
  /** Puts a refreshed pair in the place of a refresh token's; false if that is gone. */
  replaceTokens: (generation: number, askedWith: string, tokens: TokenPair) => boolean;
  /** Reads the storage again after another tab may have changed it; true if a user is to be fetched. */
  sync: (wasSignedOut: boolean) => boolean;
  /** Who is signed in according to the storage; null where that is not known yet. */
  readIdentity: () => string | null;
  readCurrentProjectId: () => string | null;
  writeCurrentProjectId: (id: string | null) => void;
}

/** The session storage's key of the project at hand. */
const CURRENT_PROJECT_KEY = 'current_project_id';

function identityOf(user: User | null): string | null {
  return user ? JSON.stringify([user.username, user.email, user.name]) : null;
}

/** Whether two records may be one person's. A name or an address may have changed, not both. */
function maybeSame(one: User, other: User): boolean {
  const known = (['username', 'email'] as const).filter((key) => one[key] && other[key]);
  const keys = known.length > 0 ? known : (['name'] as const);
  return keys.some((key) => one[key] === other[key] || !one[key] || !other[key]);
}

/** Makes the session over the two storages (section 3, Auth tokens, names the keys). */
export function createSessionStore(local: SafeStorage, session: SafeStorage): SessionStore {
  const listeners = new Set<() => void>();
  const stored = createStoredSession(local);
  const { readAccessToken, readRefreshToken, clear } = stored;

  // A stored token that no header can carry is no session, and would be in the way of the next.
  if (stored.hasAccessToken() && readAccessToken() === null) clear();
  let state: SessionState = readAccessToken()
    ? { status: 'authenticating', user: stored.readUser(), generation: 0, isKept: true }
    : { status: 'signed-out', user: null, generation: 0, isKept: true };
  let lastIdentity = identityOf(state.user);

  function become(next: SessionState): void {
    const isSameUser = JSON.stringify(next.user) === JSON.stringify(state.user);
    const user = isSameUser ? state.user : next.user;
    const isSame =
      next.status === state.status &&
      next.generation === state.generation &&
      next.isKept === state.isKept;
    if (isSameUser && isSame) return;
    state = { ...next, user };
    const identity = identityOf(user);
    // The project at hand is the last user's: another one must not find it.
    if (identity && lastIdentity && identity !== lastIdentity) session.remove(CURRENT_PROJECT_KEY);
    lastIdentity = identity ?? lastIdentity;
    for (const listener of listeners) listener();
  }

  function leave(): void {
    const generation = state.generation + 1;
    become({ status: 'signed-out', user: null, generation, isKept: true });
  }

  function end(): void {
    // A sign-in whose user is not known yet counts too.
    const isOver = state.status === 'signed-out' && !stored.hasAccessToken();
    clear();
    if (!isOver) leave();
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end,
    readAccessToken,
    readRefreshToken,
    begin: (tokens) => {
      clear();
      const isKept = stored.writeTokens(tokens);
      const generation = state.generation + 1;
      // Not 'authenticating': the sign-in form stays until the user is known.
      become({ status: 'signed-out', user: null, generation, isKept });
      return generation;
    },
    settle: (generation, record) => {
      if (generation !== state.generation || !readAccessToken()) return null;
      const user = normaliseUser(record);
      if (user) stored.writeUser(record);
      become({ ...state, status: 'signed-in', user: user ?? stored.readUser() });
      return state.user;
    },
    mayBeUser: (record) => {
      const known = state.user ?? stored.readUser();
      const user = normaliseUser(record);
      return known === null || user === null || maybeSame(known, user);
    },
    replaceRefreshToken: (generation, used, refreshToken) => {
      const isSame = generation === state.generation && readRefreshToken() === used;
      if (isSame) stored.writeRefreshToken(refreshToken);
      return isSame;
    },
    replaceTokens: (generation, askedWith, tokens) => {
      const isSame = generation === state.generation && readRefreshToken() === askedWith;
      if (isSame) become({ ...state, isKept: stored.writeTokens(tokens) });
      return isSame;
    },
    sync: (wasSignedOut) => {
      if (!readAccessToken()) {
        // Nothing is removed: the other tab may be writing its next session at this moment.
        if (state.status !== 'signed-out') leave();
        return false;
      }
      const user = stored.readUser();
      const isOther = identityOf(user) !== identityOf(state.user);
      if (!isOther && !wasSignedOut && state.status !== 'signed-out') {
        become({ ...state, user });
        return false;
      }
      become({
        status: user ? 'signed-in' : 'authenticating',
        user,
        generation: state.generation + 1,
        isKept: true,
      });
      return true;
    },
    readIdentity: () => identityOf(stored.readUser()),
    readCurrentProjectId: () => session.get(CURRENT_PROJECT_KEY) || null,
    writeCurrentProjectId: (id) =>
      id ? session.set(CURRENT_PROJECT_KEY, id) : session.remove(CURRENT_PROJECT_KEY),
  };
}
