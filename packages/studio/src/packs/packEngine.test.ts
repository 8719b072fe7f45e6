import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineRequest } from './engineProtocol.ts';
import { PATIENCE } from './openEngine.ts';
import { createPackEngine } from './packEngine.ts';
import type { VoicePack } from './voicePack.ts';

const PACK = {
  id: 'coast',
  engine: 'engine.js',
  timing: 'phones',
  files: [{ path: 'engine.js', bytes: 4, sha256: 'a'.repeat(64) }],
} as unknown as VoicePack;

let pack: VoicePack | null = PACK;

/** An engine that responds as the test tells it to; `started` lists all instances in order. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  static isMute = false;
  static opens = true;
  static starts = true;
  isEnded = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
    if (FakeWorker.starts) return;
    const failure = Object.assign(new Event('error'), { message: 'no such import' });
    queueMicrotask(() => this.dispatchEvent(failure));
  }
  postMessage(request: EngineRequest): void {
    if (request.type === 'open' ? !FakeWorker.opens : FakeWorker.isMute) return;
    const spoken = { samples: new Float32Array(1600).fill(0.1), sampleRate: 16_000 };
    const data =
      request.type === 'open'
        ? { type: 'ready' }
        : { type: 'spoken', id: request.id, ...spoken, sounds: [], places: [] };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

const openEngine = (signal = new AbortController().signal) =>
  createPackEngine(flite, signal, {
    readPack: () => Promise.resolve(pack),
    readPackFile: () => Promise.resolve(new File(['code'], 'engine.js')),
    startWorker: () => new FakeWorker() as unknown as Worker,
  });

const flite = { speak: () => Promise.reject(new Error('not asked')) };

beforeEach(() => {
  vi.useFakeTimers();
  pack = PACK;
  FakeWorker.started = [];
  FakeWorker.isMute = false;
  FakeWorker.opens = true;
  FakeWorker.starts = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the engine of a pack', () => {
  it('is ended when it does not respond, and started again for the next sentence', async () => {
    const engine = openEngine();
    await engine.speak('Bread', 'coast.ana');
    FakeWorker.isMute = true;
    const late = engine.speak('More bread', 'coast.ana').catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await late).toMatchObject({ code: 'no-answer' });
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true]);

    FakeWorker.isMute = false;
    const again = await engine.speak('More bread', 'coast.ana');
    expect(again.samples).toHaveLength(1600);
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it.each([
    ['opens its files', { opens: false }],
    ['speaks a sentence', { isMute: true }],
  ])('is ended at once when the job is cancelled while it %s', async (_name, state) => {
    const job = new AbortController();
    const engine = openEngine(job.signal);
    Object.assign(FakeWorker, state);
    const failed = vi.fn();
    engine.speak('Bread', 'coast.ana').catch(failed);
    await vi.advanceTimersByTimeAsync(1);
    job.abort();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'cancelled' }));
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start for a job that is cancelled while its files are read', async () => {
    const job = new AbortController();
    const late = openEngine(job.signal)
      .speak('Bread', 'coast.ana')
      .catch((cause: unknown) => cause);
    job.abort();
    expect(await late).toBe(job.signal.reason);
    expect(FakeWorker.started).toEqual([]);
  });

  it('is reported as broken, not silent, when its code does not start', async () => {
    FakeWorker.opens = false;
    FakeWorker.starts = false;
    const late = openEngine()
      .speak('Bread', 'coast.ana')
      .catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await late).toMatchObject({ code: 'speech-failed', message: 'no such import' });
  });

  it('leaves no timer behind when it responds', async () => {
    const engine = openEngine();
    await engine.speak('Bread', 'coast.ana');
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('is distinguished from its other versions by its files', async () => {
    const engine = openEngine();
    const first = await engine.revision?.('coast.ana');
    pack = { ...PACK, files: [{ path: 'engine.js', bytes: 4, sha256: 'b'.repeat(64) }] };
    expect(await engine.revision?.('coast.ana')).not.toBe(first);
  });

  it('is reported as missing, not broken, when its pack was removed', async () => {
    const engine = openEngine();
    pack = null;
    await expect(engine.speak('Bread', 'coast.ana')).rejects.toMatchObject({
      code: 'missing-file',
    });
    // It speaks after the pack is loaded again.
    pack = PACK;
    await expect(engine.speak('Bread', 'coast.ana')).resolves.toBeDefined();
  });
});
