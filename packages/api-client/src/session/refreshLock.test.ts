import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRefreshLock } from './refreshLock.ts';

type Work = () => Promise<string>;

afterEach(() => vi.unstubAllGlobals());

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
