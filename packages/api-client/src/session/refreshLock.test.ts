import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/fakeServer.ts';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { leaseKey } from './refreshLease.ts';
import { createRefreshLock } from './refreshLock.ts';
import { createRefreshMarks } from './refreshMarks.ts';
import { createSafeStorage } from './safeStorage.ts';

type Work = () => Promise<string>;
const failing = () => vi.fn<Work>(() => Promise.reject(new Error('It broke')));
const MINUTE = 60_000;
const never = () => new Promise<string>(() => undefined);

/** Web Locks that exist but are refused by the browser. */
const refusing = (): LockManager => ({
  request: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
  query: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** Tabs of one origin: one storage, and one set of locks if the browser has any. */
function openTabs(count: number, locks?: LockManager) {
  const storage = createMemoryStorage();
  const tabs = Array.from({ length: count }, () =>
    createRefreshLock(locks, createSafeStorage(storage)),
  );
  return { storage, tabs };
}

describe.each([
  ['Web Locks', () => createFakeLocks()],
  ['a lease in storage', () => undefined],
  ['a lease where locks are refused', refusing],
])('the refresh lock by %s', (_name, createLocks) => {
  it('runs the work once and passes its failure on', async () => {
    const { tabs } = openTabs(1, createLocks());
    const work = failing();
    const outcome = Promise.allSettled([tabs[0]?.('token', work)]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const [result] = await outcome;
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'It broke' } });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('admits one tab at a time, for as long as its work takes', async () => {
    const { tabs } = openTabs(8, createLocks());
    const works = tabs.map(() => ({ ...deferred<string>(), run: vi.fn<Work>() }));
    for (const [place, lock] of tabs.entries()) {
      const { run, promise } = works[place] ?? {};
      if (!run || !promise) throw new Error('Every tab has its work');
      void lock(
        'token',
        run.mockImplementation(() => promise),
      );
    }
    const started = () => works.filter(({ run }) => run.mock.calls.length > 0);
    for (let turn = 1; turn <= tabs.length; turn += 1) {
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      expect(started()).toHaveLength(turn);
      for (const work of started()) work.resolve('done');
    }
  });

  it('does not block one token for another', async () => {
    const { tabs } = openTabs(2, createLocks());
    void tabs[0]?.('of an earlier session', never);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const result = tabs[1]?.('token', () => Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect(result).resolves.toBe('done');
  });

  it('stays closed for a token while its holder also locks the next one', async () => {
    const { tabs } = openTabs(2, createLocks());
    const [holder, waiter] = tabs;
    void holder?.('token', () => holder('next token', never));
    await vi.advanceTimersByTimeAsync(MINUTE);
    const work = vi.fn<Work>(() => Promise.resolve('done'));
    void waiter?.('token', work);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(work).not.toHaveBeenCalled();
  });

  it('leaves nothing behind', async () => {
    const { tabs, storage } = openTabs(1, createLocks());
    void tabs[0]?.('token', () => Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(storage).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a lease', () => {
  it('does not contain the token', async () => {
    const { tabs, storage } = openTabs(1);
    void tabs[0]?.('token-1', never);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const kept = [leaseKey('token-1'), storage.getItem(leaseKey('token-1'))];
    expect(kept).not.toContain(null);
    expect(kept.join()).not.toContain('token-1');
  });

  it('goes to the next tab three minutes after its owner has died', async () => {
    const { tabs, storage } = openTabs(1);
    const token = JSON.stringify({ owner: 'dead', at: Date.now() });
    // The owner's last beat, written by a tab that took the lease for this token.
    void tabs[0]?.('token', never);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const lease = storage.getItem(leaseKey('token')) ?? token;
    vi.clearAllTimers();

    const work = vi.fn<Work>(() => Promise.resolve('done'));
    void createRefreshLock(undefined, createSafeStorage(storage))('token', work);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(storage.getItem(leaseKey('token'))).toBe(lease);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not taken back by a tab that slept past its expiry', async () => {
    const { tabs, storage } = openTabs(1);
    void tabs[0]?.('token', never);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const successor = JSON.stringify({ owner: 'other', at: Date.now() });
    storage.setItem(leaseKey('token'), successor);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(storage.getItem(leaseKey('token'))).toBe(successor);
  });

  it.each(['half a rec', '{"owner":1}', '[]'])('is free if %s is stored', async (text) => {
    const { tabs, storage } = openTabs(1);
    storage.setItem(leaseKey('token'), text);
    const result = tabs[0]?.('token', () => Promise.resolve('done'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect(result).resolves.toBe('done');
  });
});

describe('the mark of a token', () => {
  it('is visible at once, only for that token, and does not contain it', async () => {
    const locks = createFakeLocks();
    const marks = createRefreshMarks(locks);
    await marks.set('renewed', 'access-1');
    await expect(marks.isSet('renewed', 'access-1')).resolves.toBe(true);
    await expect(marks.isSet('renewed', 'access-2')).resolves.toBe(false);
    await expect(marks.isSet('unanswered', 'access-1')).resolves.toBe(false);
    expect(JSON.stringify(await locks.query())).not.toContain('access-1');
  });

  it.each([
    ['renewed', 10_000],
    ['unanswered', 1_000],
    ['ended', 10_000],
  ] as const)('%s expires on time', async (mark, milliseconds) => {
    const marks = createRefreshMarks(createFakeLocks());
    await marks.set(mark, 'token');
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    await expect(marks.isSet(mark, 'token')).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await expect(marks.isSet(mark, 'token')).resolves.toBe(false);
  });

  it.each([
    ['refuses locks', refusing],
    ['has none', () => undefined],
  ])('is omitted if the browser %s', async (_name, createLocks) => {
    const marks = createRefreshMarks(createLocks());
    await marks.set('renewed', 'access-1');
    await expect(marks.isSet('renewed', 'access-1')).resolves.toBe(false);
  });
});
