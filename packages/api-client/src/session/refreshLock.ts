const LOCK_NAME = 'lectern-token-refresh';

/**
 * A tab whose refresh hangs must not hold the others for ever (there is no request time-out).
 * Milliseconds.
 */
const MAX_WAIT_MS = 10_000;

/**
 * Runs the work while no other tab of this origin does. Where the browser has no Web Locks, or the
 * lock is not granted in time, the work runs without it.
 */
export async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work();
  let isGranted = false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), MAX_WAIT_MS);
  try {
    return await locks.request(LOCK_NAME, { signal: patience.signal }, async () => {
      isGranted = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (isGranted) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

const MARK_NAME = 'lectern-token-renewed';

/** How long a renewal is remembered: far longer than a write takes to reach another tab. Milliseconds. */
const MARK_MS = 10_000;

/** A mark is granted at once, or the browser is not to be waited for. Milliseconds. */
const MARK_GRANT_MS = 250;

/** Tells renewals apart by name without naming a token. FNV-1a, 32 bits. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const markOf = (token: string) => `${MARK_NAME} ${fingerprint(token)}`;

/**
 * Remembers for the other tabs that this access token has been renewed. A tab sees what another one
 * wrote to local storage only some moments later, while locks are the same for all tabs at once.
 */
export async function markRenewed(token: string): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return;
  await new Promise<void>((granted) => {
    setTimeout(granted, MARK_GRANT_MS);
    locks
      .request(markOf(token), { mode: 'shared' }, () => {
        granted();
        return new Promise<void>((forget) => setTimeout(forget, MARK_MS));
      })
      .catch(() => granted());
  });
}

/** Whether some tab has just renewed this access token. */
export async function wasRenewed(token: string): Promise<boolean> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return false;
  try {
    const { held = [] } = await locks.query();
    return held.some(({ name }) => name === markOf(token));
  } catch {
    // A browser that refuses to tell leaves it to the storage.
    return false;
  }
}
