import { StudioError } from '../../StudioError.ts';
import { missingForSpeech } from '../missingForSpeech.ts';
import { RecordingError } from './RecordingError.ts';
import { openRunningFile } from './runningFile.ts';
import type { FindOptions, TakeStudio } from './studioTypes.ts';
import type { TakeCall, TakeEvent } from './takeMessages.ts';

/** This page's studio for recordings. Each call has its own worker, which ends with the call. */
export const takeStudio: TakeStudio = {
  write: (...args) => ask({ name: 'write', args }),
  begin: (name, options) => openRunningFile(name, options, async () => takeStudio.finish(name)),
  finish: (...args) => ask({ name: 'finish', args }),
  compare: (...args) => ask({ name: 'compare', args }),
  find: (file, sentences, options) => ask({ name: 'find', args: [file, sentences] }, options),
  compareStretch: (...args) => ask({ name: 'compareStretch', args }),
  writeStretches: (...args) => ask({ name: 'writeStretches', args }),
};

async function ask<T>(call: TakeCall, { signal, onProgress }: FindOptions = {}): Promise<T> {
  if (signal?.aborted) throw new StudioError('cancelled');
  const missing = missingForSpeech();
  if (missing.length > 0) throw new StudioError('unsupported', missing.join(', '));
  const worker = new Worker(new URL('./takes.worker.ts', import.meta.url), {
    type: 'module',
    name: 'takes',
  });
  const ended = new AbortController();
  try {
    return await new Promise<T>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<TakeEvent>) => {
        if (data.type === 'progress') onProgress?.(data.share);
        else if (data.type === 'done') resolve(data.result as T);
        else if (data.type === 'recording-error') {
          reject(new RecordingError(data.code, data.message));
        } else reject(new StudioError(data.code, data.message));
      });
      worker.addEventListener('error', (event) => {
        reject(new StudioError('speech-failed', event.message || 'the worker did not start'));
      });
      signal?.addEventListener('abort', () => reject(new StudioError('cancelled')), {
        signal: ended.signal,
      });
      worker.postMessage(call);
    });
  } finally {
    ended.abort();
    worker.terminate();
  }
}
