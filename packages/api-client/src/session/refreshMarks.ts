/** Milliseconds to wait for a mark that the browser should grant at once. */
const GRANT_MS = 250;

/** Identifies a token without revealing it. FNV-1a, 32 bits. */
export function fingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * - `renewed`: this access token has been replaced by another;
 * - `unanswered`: the last request with this refresh token got no response;
 * - `ended`: the session of this refresh token is over.
 */
type Mark = 'renewed' | 'unanswered' | 'ended';

/** Milliseconds that each mark lasts: longer than a write takes to reach another tab. */
const MARK_MS: Readonly<Record<Mark, number>> = {
  renewed: 10_000,
  unanswered: 1_000,
  ended: 10_000,
};

const nameOf = (mark: Mark, token: string) => `lectern-token-${mark} ${fingerprint(token)}`;

/**
 * Messages between tabs about tokens. A tab sees another tab's writes to local storage only some moments
 * later, whereas locks are visible to all tabs at once, so a mark is a shared lock.
 */
export interface RefreshMarks {
  set: (mark: Mark, token: string) => Promise<void>;
  isSet: (mark: Mark, token: string) => Promise<boolean>;
}

/** Creates the marks; without Web Locks there are none, and tabs rely on storage alone. */
export function createRefreshMarks(locks: LockManager | undefined): RefreshMarks {
  return {
    set: async (mark, token) => {
      if (!locks) return;
      await new Promise<void>((granted) => {
        setTimeout(granted, GRANT_MS);
        locks
          .request(nameOf(mark, token), { mode: 'shared' }, () => {
            granted();
            return new Promise<void>((forget) => setTimeout(forget, MARK_MS[mark]));
          })
          .catch(() => granted());
      });
    },
    isSet: async (mark, token) => {
      try {
        const { held = [] } = (await locks?.query()) ?? {};
        return held.some(({ name }) => name === nameOf(mark, token));
      } catch {
        // If the browser refuses the query, rely on storage.
        return false;
      }
    },
  };
}
