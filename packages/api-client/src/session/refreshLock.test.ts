import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/fakeServer.ts';
import { markRenewed, wasRenewed, withRefreshLock } from './refreshLock.ts';

type Work = () => Promise<string>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the refresh lock', () => {
  const failing = () => vi.fn<Work>(() => Promise.reject(new Error('It broke')));

  it('runs the work once, and passes its failure on', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_name: string, _options: object, work: Work) => work() },
    });
    const work = failing();
    await expect(withRefreshLock(work)).rejects.toThrow('It broke');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is the same one for every tab', async () => {
    const request = vi.fn<(name: string, options: object, work: Work) => Promise<string>>(
      (_name, _options, work) => work(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    await withRefreshLock(() => Promise.resolve('done'));
    await withRefreshLock(() => Promise.resolve('done'));
    expect(request.mock.calls.map(([name]) => name)).toEqual([
      'lectern-token-refresh',
      'lectern-token-refresh',
    ]);
  });

  it('once granted is kept for as long as the work takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let signal: AbortSignal | undefined;
    const request = (_name: string, options: { signal: AbortSignal }, work: Work) => {
      ({ signal } = options);
      return work();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const slow = deferred<string>();
    const result = withRefreshLock(() => slow.promise);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signal?.aborted).toBe(false);
    slow.resolve('done');
    await expect(result).resolves.toBe('done');
  });

  it('leaves no timer running, also where it was refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    await withRefreshLock(() => Promise.resolve('done'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs the work where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) },
    });
    await expect(withRefreshLock(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('runs the work where there are none', async () => {
    vi.stubGlobal('navigator', {});
    const work = failing();
    await expect(withRefreshLock(work)).rejects.toThrow('It broke');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('the mark of a renewed access token', () => {
  /** Locks of one origin: what is held, by name, until its work ends. */
  function stubHeldLocks() {
    const held: { name: string }[] = [];
    const request = async (name: string, _options: object, work: () => Promise<void>) => {
      const lock = { name };
      held.push(lock);
      await work();
      held.splice(held.indexOf(lock), 1);
    };
    vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({ held }) } });
    return held;
  }

  it('is seen at once, for that token and no other, and names none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const held = stubHeldLocks();
    await markRenewed('access-1');
    await expect(wasRenewed('access-1')).resolves.toBe(true);
    await expect(wasRenewed('access-2')).resolves.toBe(false);
    expect(JSON.stringify(held)).not.toContain('access-1');
  });

  it('is forgotten after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stubHeldLocks();
    await markRenewed('access-1');
    await vi.advanceTimersByTimeAsync(9_999);
    await expect(wasRenewed('access-1')).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await expect(wasRenewed('access-1')).resolves.toBe(false);
  });

  it('is left out where the browser refuses locks or has none', async () => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
    await markRenewed('access-1');
    await expect(wasRenewed('access-1')).resolves.toBe(false);
    vi.stubGlobal('navigator', {});
    await markRenewed('access-1');
    await expect(wasRenewed('access-1')).resolves.toBe(false);
  });
});
