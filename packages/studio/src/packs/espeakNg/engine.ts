/**
 * The engine of the voice pack `espeak-ng`: eSpeak NG in its own worker. `npm run voices -- add espeak-ng`
 * bundles it with that package into the pack; no build of Lectern contains it, because the package's
 * licence is the GPL.
 */
import createModule from '@echogarden/espeak-ng-emscripten';
import type { EngineAnswer, EngineRequest } from '../engineProtocol.ts';
import { createEspeak, type Espeak } from './espeakSpeech.ts';

/** The file with the rules and dictionaries of all languages. */
const DATA = 'espeak-ng.data';

let espeak: Espeak | undefined;

const answer = (message: EngineAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

async function open(files: Extract<EngineRequest, { type: 'open' }>['files']): Promise<void> {
  const data = files.find(({ path }) => path === DATA)?.content;
  if (!data) throw new Error(`${DATA} is not in the pack`);
  const module = await createModule({ getPreloadedPackage: () => data });
  espeak = createEspeak(module);
}

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  if (data.type === 'open') {
    open(data.files).then(
      () => answer({ type: 'ready' }),
      (cause: unknown) => answer({ type: 'failed', message: String(cause) }),
    );
    return;
  }
  const { id, text, voice, speed } = data;
  try {
    if (!espeak) throw new Error('eSpeak NG is not open');
    const speech = espeak.speak(text, voice, speed);
    answer({ type: 'spoken', id, ...speech }, [speech.samples.buffer]);
  } catch (cause) {
    answer({ type: 'failed', id, message: String(cause) });
  }
});
