import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioProgress } from '../types.ts';
import type { SpeechCommand, SpeechEvent } from './messages.ts';
import { missingForSpeech } from './missingForSpeech.ts';
import { idleSpeechWorkers, prepareScript, speakScript } from './speakScript.ts';

/** A worker that responds as the test tells it to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  readonly commands: SpeechCommand[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(command: SpeechCommand): void {
    this.commands.push(command);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: SpeechEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const request = {
  script: 'Hello there.',
  voiceId: 'olivia',
  audioFile: 'a.wav',
  timelineFile: 'a.json',
};
const worker = () => {
  if (!FakeWorker.last) throw new Error('no worker was started');
  return FakeWorker.last;
};

beforeEach(() => {
  FakeWorker.last = undefined;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('WebAssembly', {});
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  vi.stubGlobal('navigator', { storage: { getDirectory: () => undefined } });
});
afterEach(() => {
  idleSpeechWorkers.clear();
  vi.unstubAllGlobals();
});

describe('speakScript', () => {
  it('passes the job to a worker and returns its result', async () => {
    const progress: StudioProgress[] = [];
    const spoken = speakScript(request, { onProgress: (step) => progress.push(step) });
    expect(worker().commands).toEqual([{ type: 'speak', request }]);
    worker().say({ type: 'progress', fraction: 0.5 });
    worker().say({ type: 'done', result: { duration: 2, words: 2 } });
    expect(await spoken).toEqual({ duration: 2, words: 2 });
    expect(progress).toEqual([{ stage: 'voice', fraction: 0.5 }]);
  });

  it("reuses a worker for the next job, and only reports that job's progress", async () => {
    const [one, other]: number[][] = [[], []];
    const first = speakScript(request, { onProgress: ({ fraction }) => one?.push(fraction) });
    const used = worker();
    used.say({ type: 'done', result: { duration: 2, words: 2 } });
    await first;
    expect(used.isTerminated).toBe(false);
    const next = speakScript(request, { onProgress: ({ fraction }) => other?.push(fraction) });
    expect(used.commands).toHaveLength(2);
    expect(worker()).toBe(used);
    used.say({ type: 'progress', fraction: 0.5 });
    expect([one, other]).toEqual([[], [0.5]]);
    used.say({ type: 'done', result: { duration: 3, words: 2 } });
    expect(await next).toEqual({ duration: 3, words: 2 });
    idleSpeechWorkers.clear();
    expect(used.isTerminated).toBe(true);
  });

  it('lets an idle worker prepare the next job', async () => {
    const spoken = speakScript(request);
    const used = worker();
    used.say({ type: 'done', result: { duration: 2, words: 2 } });
    await spoken;
    const { script, voiceId } = request;
    const prepared = prepareScript({ script, voiceId });
    expect(used.commands.at(-1)).toEqual({ type: 'prepare', request: { script, voiceId } });
    used.say({ type: 'prepared' });
    await prepared;
    expect(idleSpeechWorkers.take()?.worker).toBe(used);
  });

  it('ends a worker that was cancelled too late, and one that fails while idle', async () => {
    const abort = new AbortController();
    const spoken = speakScript(request, { signal: abort.signal });
    abort.abort();
    worker().say({ type: 'done', result: { duration: 2, words: 2 } });
    await spoken;
    expect(worker().isTerminated).toBe(true);
    const next = speakScript(request);
    worker().say({ type: 'done', result: { duration: 2, words: 2 } });
    await next;
    worker().dispatchEvent(new Event('error'));
    expect(worker().isTerminated).toBe(true);
    expect(idleSpeechWorkers.take()).toBeUndefined();
  });

  it('estimates the seconds left after working for a while', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const progress: StudioProgress[] = [];
    const spoken = speakScript(request, { onProgress: (step) => progress.push(step) });
    now.mockReturnValue(3000);
    worker().say({ type: 'progress', fraction: 0.75 });
    worker().say({ type: 'done', result: { duration: 2, words: 2 } });
    await spoken;
    expect(progress[0]?.secondsLeft).toBeCloseTo(1);
    now.mockRestore();
  });

  it("rejects with the worker's error code", async () => {
    const spoken = speakScript(request);
    worker().say({ type: 'error', code: 'storage-full', message: 'full' });
    await expect(spoken).rejects.toMatchObject({ code: 'storage-full', message: 'full' });
    expect(worker().isTerminated).toBe(true);
  });

  it('rejects when the worker does not start', async () => {
    const spoken = speakScript(request);
    worker().dispatchEvent(new Event('error'));
    await expect(spoken).rejects.toMatchObject({ code: 'speech-failed' });
  });

  it('asks the worker to stop, and waits until it has cleaned up', async () => {
    const abort = new AbortController();
    const spoken = speakScript(request, { signal: abort.signal });
    abort.abort();
    expect(worker().commands.at(-1)).toEqual({ type: 'cancel' });
    expect(worker().isTerminated).toBe(false);
    worker().say({ type: 'error', code: 'cancelled', message: '' });
    await expect(spoken).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.each([
    ['an empty script', { ...request, script: ' 🎉 ' }, undefined, 'no-words'],
    ['a cancelled job', request, AbortSignal.abort(), 'cancelled'],
  ])('starts no worker for %s', async (_, wanted, signal, code) => {
    await expect(speakScript(wanted, signal ? { signal } : {})).rejects.toMatchObject({ code });
    expect(FakeWorker.last).toBeUndefined();
  });

  it('reports what the browser lacks', async () => {
    vi.stubGlobal('FileSystemFileHandle', undefined);
    expect(missingForSpeech()).toEqual(['createWritable']);
    await expect(speakScript(request)).rejects.toMatchObject({ code: 'unsupported' });
  });
});
