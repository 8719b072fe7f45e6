import { IdleWorkers } from '../idleWorkers.ts';
import { StudioError } from '../StudioError.ts';
import type { JobOptions, SpeakRequest, SpeakResult, Utterance } from '../types.ts';
import { missingForSpeech } from './missingForSpeech.ts';
import { countSpeakable } from './scriptLength.ts';
import type { SpeechCommand, SpeechEvent } from './messages.ts';

/** A worker that has loaded the engine and does one job after another. */
interface SpeechWorker {
  worker: Worker;
  end(): void;
}

/** Workers that have spoken a script and still have their engine. */
export const idleSpeechWorkers = new IdleWorkers<SpeechWorker>();

/** Seconds of work after which the remaining time can be estimated. */
const FIRST_ESTIMATE = 1;

/**
 * Speaks a script in a worker and writes its audio and timeline to the media store.
 *
 * Progress has the stage 'voice'. Aborting rejects with 'cancelled' once all written files are removed.
 *
 * @throws `StudioError` 'no-words', 'too-long', 'unsupported', 'storage-full', 'speech-failed',
 *   'cancelled'.
 */
export async function speakScript(
  request: SpeakRequest,
  options: JobOptions = {},
): Promise<SpeakResult> {
  const end = await inWorker({ type: 'speak', request }, options);
  if (end.type !== 'done') throw new StudioError('speech-failed', 'the worker did another job');
  return end.result;
}

/**
 * Speaks the sentences of a script that have never been spoken in that voice, and stores them for
 * `speakScript`, while a worker is idle. Writes no files.
 *
 * @throws `StudioError` as `speakScript` does
 */
export async function prepareScript(request: Utterance, options: JobOptions = {}): Promise<void> {
  await inWorker({ type: 'prepare', request }, options);
}

type Job = Exclude<SpeechCommand, { type: 'cancel' }>;
type End = Extract<SpeechEvent, { type: 'done' | 'prepared' }>;

async function inWorker(job: Job, { signal, onProgress }: JobOptions): Promise<End> {
  if (signal?.aborted) throw new StudioError('cancelled');
  // Refuse the script before loading the engine.
  countSpeakable(job.request.script);
  const missing = missingForSpeech();
  if (missing.length > 0) throw new StudioError('unsupported', missing.join(', '));
  const speaker = idleSpeechWorkers.take() ?? newSpeaker();
  const { worker } = speaker;
  const listening = new AbortController();
  let isDone = false;
  const command = (message: SpeechCommand) => worker.postMessage(message, { transfer: [] });
  const cancel = () => command({ type: 'cancel' });
  const started = performance.now();
  try {
    const end = await new Promise<End>((resolve, reject) => {
      const hears = { signal: listening.signal };
      const hear = ({ data }: MessageEvent<SpeechEvent>) => {
        if (data.type === 'done' || data.type === 'prepared') resolve(data);
        else if (data.type === 'error') reject(new StudioError(data.code, data.message));
        else
          onProgress?.({
            stage: 'voice',
            fraction: data.fraction,
            ...left(data.fraction, started),
          });
      };
      const fail = (event: ErrorEvent) => {
        reject(new StudioError('speech-failed', event.message || 'the worker did not start'));
      };
      worker.addEventListener('message', hear, hears);
      worker.addEventListener('error', fail, hears);
      signal?.addEventListener('abort', cancel);
      command(job);
    });
    isDone = signal?.aborted !== true;
    return end;
  } finally {
    signal?.removeEventListener('abort', cancel);
    listening.abort();
    // A worker that was cancelled or failed may be in any state.
    if (isDone) idleSpeechWorkers.put(speaker);
    else speaker.end();
  }
}

function left(fraction: number, started: number): { secondsLeft?: number } {
  const seconds = (performance.now() - started) / 1000;
  if (seconds < FIRST_ESTIMATE || fraction === 0) return {};
  return { secondsLeft: (seconds * (1 - fraction)) / fraction };
}

function newSpeaker(): SpeechWorker {
  const worker = new Worker(new URL('./speech.worker.ts', import.meta.url), {
    type: 'module',
    name: 'speech',
  });
  const speaker = { worker, end: () => worker.terminate() };
  worker.addEventListener('error', () => idleSpeechWorkers.drop(speaker));
  return speaker;
}
