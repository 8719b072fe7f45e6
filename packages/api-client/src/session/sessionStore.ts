import { normaliseUser, type TokenPair, type User } from '../auth/auth.schema.ts';
import type { SafeStorage } from './safeStorage.ts';
import { createStoredProject } from './storedProject.ts';
import { createStoredSession } from './storedSession.ts';

/**
 * `authenticating`: a token is stored and the current user is still loading; `signed-in`: the user is
 * known, or the stored one is used; `signed-out`: there is no token (section 4, Authentication).
 */
export type SessionStatus = 'authenticating' | 'signed-in' | 'signed-out';

/** The current state of the session (section 4). The object changes only when one of its values does. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly user: User | null;
  /** Increases whenever another session starts or this one ends; never on a mere token refresh. */
  readonly generation: number;
  /** False if the browser's storage did not accept the tokens: the session ends with the page. */
  readonly isKept: boolean;
}

/** The session of a client, as the app sees it (specification section 4). */
export interface Session {
  /** For `useSyncExternalStore`; components use `useSession` instead. */
  getSnapshot: () => SessionState;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Clears tokens and user here and in the other tabs, without a call. See `logout` for one with a call.
   */
  end: () => void;
}

/** The session with the operations that are reserved for this package. */
export interface SessionStore extends Session {
  readAccessToken: () => string | null;
  readRefreshToken: () => string | null;
  /** Starts another session with a new pair; the status changes only on {@link SessionStore.settle}. */
  begin: (tokens: TokenPair) => number;
  /** Completes the sign-in with the current user, or with the stored one if the record is null. */
  settle: (generation: number, record: unknown) => User | null;
  /** Whether a record may belong to the signed-in user: false if it names someone else. */
  mayBeUser: (record: unknown) => boolean;
  /** Replaces the used refresh token with a new one; false if the used one is no longer stored. */
  replaceRefreshToken: (generation: number, used: string, refreshToken: string) => boolean;
  /** Stores a refreshed pair in place of a refresh token; false if that token is no longer stored. */
  replaceTokens: (generation: number, askedWith: string, tokens: TokenPair) => boolean;
  /** Rereads the storage after a possible change in another tab; true if a user must be fetched. */
  sync: (seen: SeenElsewhere) => boolean;
  /** The signed-in user according to the storage; null if not known yet. */
  readIdentity: () => string | null;
  readCurrentProjectId: () => string | null;
  writeCurrentProjectId: (id: string | null) => void;
}

/**
 * The news of other tabs: some change, a sign-out, or nothing for a while, because the page was kept in the
 * back/forward cache.
 */
export type SeenElsewhere = 'change' | 'sign-out' | 'nothing';

function identityOf(user: User | null): string | null {
  return user ? JSON.stringify([user.username, user.email, user.name]) : null;
}

/**
 * Whether two records may describe the same person: the username or the email may have changed, not both.
 */
function maybeSame(one: User, other: User): boolean {
  const known = (['username', 'email'] as const).filter((key) => one[key] && other[key]);
  const keys = known.length > 0 ? known : (['name'] as const);
  return keys.some((key) => one[key] === other[key] || !one[key] || !other[key]);
}

/** Creates the session on top of the two storages (section 3, Auth tokens, names the keys). */
export function createSessionStore(local: SafeStorage, session: SafeStorage): SessionStore {
  const listeners = new Set<() => void>();
  const stored = createStoredSession(local);
  const storedProject = createStoredProject(session);
  const { readAccessToken, readRefreshToken, clear } = stored;

  // A stored token that no header can carry is not a session, and would get in the way of the next one.
  if (stored.hasAccessToken() && readAccessToken() === null) clear();
  let state: SessionState = readAccessToken()
    ? { status: 'authenticating', user: stored.readUser(), generation: 0, isKept: true }
    : { status: 'signed-out', user: null, generation: 0, isKept: true };
  storedProject.follow(state.user);

  function become(next: SessionState): void {
    const isSameUser = JSON.stringify(next.user) === JSON.stringify(state.user);
    const user = isSameUser ? state.user : next.user;
    const isSame =
      next.status === state.status &&
      next.generation === state.generation &&
      next.isKept === state.isKept;
    if (isSameUser && isSame) return;
    state = { ...next, user };
    storedProject.follow(user);
    for (const listener of listeners) listener();
  }

  function leave(): void {
    const generation = state.generation + 1;
    become({ status: 'signed-out', user: null, generation, isKept: true });
  }

  function end(): void {
    // A sign-in whose user is not known yet also counts as a session.
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
      // Not 'authenticating', because the sign-in form stays until the user is known.
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
    sync: (seen) => {
      // Tokens that only this page keeps belong to the session that is over.
      if (seen === 'sign-out') local.forget();
      if (!readAccessToken()) {
        // Remove nothing: the other tab may be writing its next session at this moment.
        if (state.status !== 'signed-out') leave();
        return false;
      }
      const user = stored.readUser();
      // A missing record made room for tokens, unless a sign-out may have been missed.
      const known = user ?? (seen === 'change' ? state.user : null);
      const isOther = known && state.user ? !maybeSame(known, state.user) : known !== state.user;
      if (!isOther && seen !== 'sign-out' && state.status !== 'signed-out') {
        become({ ...state, user: known });
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
    readCurrentProjectId: storedProject.read,
    writeCurrentProjectId: storedProject.write,
  };
}
