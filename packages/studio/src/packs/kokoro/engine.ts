/**
 * The engine of the voice pack `kokoro`: Kokoro-82M in ONNX Runtime, in its own worker. `npm run voices --
 * add kokoro` bundles it with that runtime into the pack; no build of Lectern contains either.
 */
import type { EngineAnswer, EngineRequest } from '../engineProtocol.ts';
import type { Kokoro } from './kokoroSpeech.ts';
import { openKokoro } from './openKokoro.ts';

let kokoro: Kokoro | undefined;

const answer = (message: EngineAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

async function speak({ id, text, voice, speed }: Extract<EngineRequest, { type: 'speak' }>) {
  if (!kokoro) throw new Error('Kokoro is not open');
  const speech = await kokoro.speak(text, voice, speed);
  answer({ type: 'spoken', id, ...speech }, [speech.samples.buffer]);
}

/** One sentence at a time: the runtime does not accept a second one while it is working. */
let work = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  if (data.type === 'open') {
    openKokoro(data.files).then(
      (opened) => {
        kokoro = opened;
        answer({ type: 'ready' });
      },
      (cause: unknown) => answer({ type: 'failed', message: String(cause) }),
    );
    return;
  }
  work = work.then(() =>
    speak(data).catch((cause: unknown) =>
      answer({ type: 'failed', id: data.id, message: String(cause) }),
    ),
  );
});
