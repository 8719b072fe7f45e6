import { withRefreshLease } from './refreshLease.ts';
import { fingerprint } from './refreshMarks.ts';
import type { SafeStorage } from './safeStorage.ts';

/** Runs the work while no other tab of this origin works with the same token. */
export type RefreshLock = <T>(token: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates the lock that every refresh holds while its request is pending, however long that takes. Each
 * token has its own lock, so that a tab that hangs with the token of an earlier session does not block the
 * next one. If Web Locks are missing or refused, a lease in storage is used.
 */
export function createRefreshLock(locks: LockManager | undefined, local: SafeStorage): RefreshLock {
  return async (token, work) => {
    if (!locks) return withRefreshLease(local, token, work);
    let isGranted = false;
    try {
      return await locks.request(`lectern-token-refresh ${fingerprint(token)}`, async () => {
        isGranted = true;
        return work();
      });
    } catch (error) {
      if (isGranted) throw error;
      return await withRefreshLease(local, token, work);
    }
  };
}
