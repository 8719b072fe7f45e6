import { readNumber, readRecord, readText } from '../values/read.ts';
import { fingerprint } from './refreshMarks.ts';
import type { SafeStorage } from './safeStorage.ts';

/**
 * The storage key of a token's lease. While a tab checks whose pair it has received, it holds a lease on the
 * old token and one on the new.
 */
export const leaseKey = (token: string) => `lectern.token-refresh.${fingerprint(token)}`;

/** Milliseconds between renewals of a lease by its owner. */
const BEAT_MS = 1_000;

/** Milliseconds after which a silent owner counts as gone: timers of a hidden tab run once a minute. */
const EXPIRY_MS = 180_000;

/**
 * Milliseconds to wait for competing writes: far longer than a write to storage takes to reach another tab.
 */
const SETTLE_MS = 200;

/** Milliseconds between checks of those who wait. */
const LOOK_MS = 250;

interface Lease {
  owner: string;
  /** Milliseconds since the epoch. */
  at: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function readLease(local: SafeStorage, key: string): Lease | null {
  try {
    const record = readRecord(JSON.parse(local.get(key) ?? 'null'));
    const [owner, at] = [readText(record?.owner), readNumber(record?.at)];
    return owner === null || at === null ? null : { owner, at };
  } catch {
    return null;
  }
}

/**
 * Runs the work while this tab holds the lease of a token in local storage, for browsers without Web Locks.
 * A lease is an owner's name that is written, read back after a moment, and renewed until the work ends. A
 * tab that closes releases it on the way out, or loses it after three minutes.
 */
export async function withRefreshLease<T>(
  local: SafeStorage,
  token: string,
  work: () => Promise<T>,
): Promise<T> {
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const key = leaseKey(token);
  const isOwn = () => readLease(local, key)?.owner === owner;
  const write = () => local.set(key, JSON.stringify({ owner, at: Date.now() }));
  const isFree = () => {
    const lease = readLease(local, key);
    // A clock that was set back counts as expiry.
    return lease === null || Math.abs(Date.now() - lease.at) > EXPIRY_MS;
  };

  for (;;) {
    if (!isFree()) {
      await pause(LOOK_MS);
      continue;
    }
    write();
    await pause(SETTLE_MS);
    if (isOwn()) break;
  }
  const release = () => {
    if (isOwn()) local.remove(key);
  };
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) release();
  };
  // A tab that slept past its own expiry does not take the lease back.
  const beat = setInterval(() => isOwn() && write(), BEAT_MS);
  globalThis.window?.addEventListener('pagehide', onPageHide);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    globalThis.window?.removeEventListener('pagehide', onPageHide);
    release();
  }
}
