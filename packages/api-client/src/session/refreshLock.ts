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
