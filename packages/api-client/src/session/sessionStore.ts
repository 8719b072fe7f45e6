import { normaliseUser, type TokenPair, type User } from '../auth/auth.schema.ts';
import type { SafeStorage } from './safeStorage.ts';

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
  /** Puts a refreshed pair in the place of the one it was asked with; false if that is gone. */
  replaceTokens: (generation: number, askedWith: string, tokens: TokenPair) => boolean;
  /** Reads the storage again after another tab may have changed it; true if a user is to be fetched. */
  sync: (wasSignedOut: boolean) => boolean;
  /** Who is signed in according to the storage; null where that is not known yet. */
  readIdentity: () => string | null;
  readCurrentProjectId: () => string | null;
  writeCurrentProjectId: (id: string | null) => void;
}

const KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  user: 'user',
  currentProjectId: 'current_project_id',
} as const;

/** The local storage key whose removal tells the other tabs that the session is over. */
export const ACCESS_TOKEN_KEY = KEYS.accessToken;

function identityOf(user: User | null): string | null {
  return user ? JSON.stringify([user.username, user.email, user.name]) : null;
}

/** Makes the session over the two storages (section 3, Auth tokens, names the keys). */
export function createSessionStore(local: SafeStorage, session: SafeStorage): SessionStore {
  const listeners = new Set<() => void>();

  function readUser(): User | null {
    try {
      return normaliseUser(JSON.parse(local.get(KEYS.user) ?? 'null'));
    } catch {
      // A broken record counts as none.
      return null;
    }
  }

  const readToken = (key: string): string | null => local.get(key) || null;
  let state: SessionState = readToken(KEYS.accessToken)
    ? { status: 'authenticating', user: readUser(), generation: 0 }
    : { status: 'signed-out', user: null, generation: 0 };
  let lastIdentity = identityOf(state.user);

  function become(next: SessionState): void {
    const isSameUser = JSON.stringify(next.user) === JSON.stringify(state.user);
    const user = isSameUser ? state.user : next.user;
    if (isSameUser && next.status === state.status && next.generation === state.generation) return;
    state = { ...next, user };
    const identity = identityOf(user);
    // The project at hand is the last user's: another one must not find it.
    if (identity && lastIdentity && identity !== lastIdentity)
      session.remove(KEYS.currentProjectId);
    lastIdentity = identity ?? lastIdentity;
    for (const listener of listeners) listener();
  }

  function writeTokens({ accessToken, refreshToken }: TokenPair): void {
    // The refresh token first: a tab that sees the new access token must find its partner.
    local.set(KEYS.refreshToken, refreshToken);
    local.set(KEYS.accessToken, accessToken);
  }

  function leave(): void {
    become({ status: 'signed-out', user: null, generation: state.generation + 1 });
  }

  function end(): void {
    // A sign-in whose user is not known yet counts too.
    const isOver = state.status === 'signed-out' && !readToken(KEYS.accessToken);
    local.remove(KEYS.accessToken);
    local.remove(KEYS.refreshToken);
    local.remove(KEYS.user);
    if (!isOver) leave();
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end,
    readAccessToken: () => readToken(KEYS.accessToken),
    readRefreshToken: () => readToken(KEYS.refreshToken),
    begin: (tokens) => {
      local.remove(KEYS.user);
      writeTokens(tokens);
      const generation = state.generation + 1;
      // Not 'authenticating': the sign-in form stays until the user is known.
      become({ status: 'signed-out', user: null, generation });
      return generation;
    },
    settle: (generation, record) => {
      if (generation !== state.generation || !readToken(KEYS.accessToken)) return null;
      const user = normaliseUser(record);
      if (user) local.set(KEYS.user, JSON.stringify(record));
      become({ status: 'signed-in', user: user ?? readUser(), generation });
      return state.user;
    },
    replaceTokens: (generation, askedWith, tokens) => {
      const isSame = generation === state.generation && readToken(KEYS.refreshToken) === askedWith;
      if (isSame) writeTokens(tokens);
      return isSame;
    },
    sync: (wasSignedOut) => {
      if (!readToken(KEYS.accessToken)) {
        // Nothing is removed: the other tab may be writing its next session at this moment.
        if (state.status !== 'signed-out') leave();
        return false;
      }
      const user = readUser();
      const isOther = identityOf(user) !== identityOf(state.user);
      if (!isOther && !wasSignedOut && state.status !== 'signed-out') {
        become({ ...state, user });
        return false;
      }
      become({
        status: user ? 'signed-in' : 'authenticating',
        user,
        generation: state.generation + 1,
      });
      return true;
    },
    readIdentity: () => identityOf(readUser()),
    readCurrentProjectId: () => session.get(KEYS.currentProjectId) || null,
    writeCurrentProjectId: (id) =>
      id ? session.set(KEYS.currentProjectId, id) : session.remove(KEYS.currentProjectId),
  };
}
