/**
 * The thread that mixes the sound of an edit, next to the one that draws it. One job per worker; its owner
 * terminates it.
 */
import { StudioError } from '../../StudioError.ts';
import type { MixOutcome, MixRequest } from './mixMessages.ts';
import { writeMix } from './writeMix.ts';

self.addEventListener('message', ({ data }: MessageEvent<MixRequest>) => {
  const send = (outcome: MixOutcome) => self.postMessage(outcome);
  writeMix(data).then(
    () => send({ type: 'mixed' }),
    (cause: unknown) =>
      send(
        cause instanceof StudioError
          ? { type: 'error', code: cause.code, message: cause.message }
          : { type: 'error', code: 'encoder-failed', message: String(cause) },
      ),
  );
});
