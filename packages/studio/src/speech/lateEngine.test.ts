// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { lateEngine } from './lateEngine.ts';
import { createToneEngine } from './testEngine.ts';

describe('an engine that loads late', () => {
  it('is loaded once, with the signal of the job that needs it first', async () => {
    const load = vi.fn(async (signal?: AbortSignal) => {
      signal?.throwIfAborted();
      return createToneEngine();
    });
    const engineFor = lateEngine(load);
    // A job of stored sentences, which ends without having asked for the engine.
    engineFor(AbortSignal.abort());
    const later = engineFor(new AbortController().signal);
    expect((await later.speak('One.', 'any')).samples.length).toBeGreaterThan(0);
    await later.speak('Two.', 'any');
    await engineFor(AbortSignal.abort()).speak('Three.', 'any');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again if that failed', async () => {
    const load = vi.fn(async () => createToneEngine());
    load.mockRejectedValueOnce(new Error('offline'));
    const engine = lateEngine(load)();
    await expect(engine.speak('One.', 'any')).rejects.toThrow('offline');
    await expect(engine.speak('One.', 'any')).resolves.toBeDefined();
  });
});
