import { StudioError } from '../StudioError.ts';
import type { JobOptions, SpeakRequest, SpeakResult } from '../types.ts';
import { missingForSpeech } from './missingForSpeech.ts';
import { countSpeakable } from './scriptLength.ts';
import type { SpeechCommand, SpeechEvent } from './messages.ts';

/** Seconds of work after which the time left can be told. */
const FIRST_ESTIMATE = 1;

/**
 * Speaks a script in a worker and writes its audio and timeline to the media store.
 *
 * Progress has the stage 'voice'. Aborting ends with 'cancelled' after what was written is removed.
 *
 * @throws `StudioError` 'no-words', 'too-long', 'unsupported', 'storage-full', 'speech-failed',
 * 'cancelled'.
 */
export async function speakScript(
  request: SpeakRequest,
  { signal, onProgress }: JobOptions = {},
): Promise<SpeakResult> {
  if (signal?.aborted) throw new StudioError('cancelled');
  // refuse before loading the engine
  countSpeakable(request.script);
  const missing = missingForSpeech();
  if (missing.length > 0) throw new StudioError('unsupported', missing.join(', '));
  // one worker per job: terminating it frees the engine's memory
  const worker = new Worker(new URL('./speech.worker.ts', import.meta.url), {
    type: 'module',
    name: 'speech',
  });
  const command = (message: SpeechCommand) => worker.postMessage(message, { transfer: [] });
  const cancel = () => command({ type: 'cancel' });
  const started = performance.now();
  try {
    return await new Promise<SpeakResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SpeechEvent>) => {
        if (data.type === 'done') resolve(data.result);
        else if (data.type === 'error') reject(new StudioError(data.code, data.message));
        else
          onProgress?.({
            stage: 'voice',
            fraction: data.fraction,
            ...left(data.fraction, started),
          });
      });
      worker.addEventListener('error', (event) => {
        reject(new StudioError('speech-failed', event.message || 'the worker did not start'));
      });
      signal?.addEventListener('abort', cancel);
      command({ type: 'speak', request });
    });
  } finally {
    signal?.removeEventListener('abort', cancel);
    worker.terminate();
  }
}

function left(fraction: number, started: number): { secondsLeft?: number } {
  const seconds = (performance.now() - started) / 1000;
  if (seconds < FIRST_ESTIMATE || fraction === 0) return {};
  return { secondsLeft: (seconds * (1 - fraction)) / fraction };
}
