import { StudioError } from '../StudioError.ts';
import type { StudioErrorCode } from '../types.ts';
import type { EngineAnswer, EngineRequest, PackSpeech } from './engineProtocol.ts';

/** Milliseconds that an engine may take to open its files, or to speak one sentence. */
export const PATIENCE = 60_000;

/** Speaks one sentence with a voice of the pack. */
export type Speak = (text: string, voice: string, speed: number) => Promise<PackSpeech>;

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (cause: unknown) => void;
}

function deferred<T>(): Deferred<T> {
  const parts: Partial<Deferred<T>> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return { ...parts, promise } as Deferred<T>;
}

type Files = Extract<EngineRequest, { type: 'open' }>['files'];

type Failure = Extract<StudioErrorCode, 'speech-failed' | 'no-answer' | 'cancelled'>;

/** The job of an engine. */
interface EngineJob {
  signal: AbortSignal;
  /** Called when the engine can no longer be used. */
  end: () => void;
}

/**
 * Resolves once the engine is ready.
 *
 * @throws `StudioError` 'speech-failed' if it cannot be used, 'no-answer' if it does not respond,
 *   'cancelled' with its job
 */
export async function openEngine(
  worker: Worker,
  files: Files,
  { signal, end }: EngineJob,
): Promise<Speak> {
  const waiting = new Map<number, Deferred<PackSpeech>>();
  const opening = deferred<undefined>();
  const fail = (message: string, code: Failure = 'speech-failed') => {
    const error = new StudioError(code, message);
    opening.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    end();
  };
  const inTime = async <T>(answer: Promise<T>): Promise<T> => {
    const late = setTimeout(() => fail('the pack’s engine is silent', 'no-answer'), PATIENCE);
    try {
      return await answer;
    } finally {
      clearTimeout(late);
    }
  };
  // An ended worker sends nothing, not even an error.
  signal.addEventListener('abort', () => fail('the job was cancelled', 'cancelled'), {
    once: true,
  });
  worker.addEventListener('error', ({ message }) => fail(message || 'the pack did not start'));
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    if (data.type === 'ready') opening.resolve(undefined);
    else if (data.type === 'spoken') waiting.get(data.id)?.resolve(data);
    else if (data.id === undefined) fail(data.message);
    else waiting.get(data.id)?.reject(new StudioError('speech-failed', data.message));
  });
  const send = (request: EngineRequest, transfer: Transferable[] = []) =>
    worker.postMessage(request, { transfer });
  send(
    { type: 'open', files },
    files.map(({ content }) => content),
  );
  await inTime(opening.promise);
  let last = 0;
  return async (text, voice, speed) => {
    const id = (last += 1);
    const answer = deferred<PackSpeech>();
    waiting.set(id, answer);
    send({ type: 'speak', id, text, voice, speed });
    try {
      return await inTime(answer.promise);
    } finally {
      waiting.delete(id);
    }
  };
}
