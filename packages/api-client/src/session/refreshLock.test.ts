import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/fakeServer.ts';
import { withRefreshLock } from './refreshLock.ts';

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
