import { joinSamples } from '../../audio/joinSamples.ts';
import { StudioError } from '../../StudioError.ts';
import type { RunningFile, RunningOptions } from './studioTypes.ts';
import type { RunningCall, RunningEvent } from './takeMessages.ts';
import type { WrittenTake } from './takeTypes.ts';

/** Seconds of sound that are passed to the worker at once. */
const STEP = 0.25;

/**
 * A take that a separate worker writes while it is being spoken.
 *
 * @param finish - cleans up the finished file
 */
export function openRunningFile(
  name: string,
  { sampleRate, onFull }: RunningOptions,
  finish: () => Promise<WrittenTake>,
): RunningFile {
  const worker = new Worker(new URL('./runningTake.worker.ts', import.meta.url), {
    type: 'module',
    name: 'running-take',
  });
  const send = (call: RunningCall, transfer: Transferable[] = []) =>
    worker.postMessage(call, transfer);
  const closed = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RunningEvent>) => {
      if (data.type === 'full') onFull();
      else if (data.type === 'closed') resolve();
      else reject(new StudioError(data.code, data.message));
    });
    worker.addEventListener('error', (event) => {
      reject(new StudioError('unsupported', event.message || 'the worker did not start'));
    });
  });
  // `end` reports a failure.
  closed.catch(() => undefined);
  let waiting: Float32Array[] = [];
  let seconds = 0;

  function handOver(): void {
    const samples = joinSamples(waiting);
    waiting = [];
    seconds = 0;
    if (samples.length > 0) send({ name: 'append', samples }, [samples.buffer]);
  }

  send({ name: 'open', file: name, sampleRate });
  return {
    append(samples) {
      waiting.push(samples.slice());
      seconds += samples.length / sampleRate;
      if (seconds >= STEP) handOver();
    },
    async end() {
      handOver();
      send({ name: 'end' });
      await closed.finally(() => worker.terminate());
      return finish();
    },
    async discard() {
      send({ name: 'discard' });
      await closed.finally(() => worker.terminate());
    },
  };
}
