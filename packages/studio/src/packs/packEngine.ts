import type { SpeechEngine } from '../speech/SpeechEngine.ts';
import { StudioError } from '../StudioError.ts';
import { openEngine, type Speak } from './openEngine.ts';
import { readPack, readPackFile } from './packFolder.ts';
import { engineSpeech } from './packSpeech.ts';
import { sayAsRead } from './sayAsRead.ts';
import { withTimes } from './withTimes.ts';
import { readPackVoiceId, type VoicePack } from './voicePack.ts';

/** A pack's engine, until it is closed. */
interface RunningEngine {
  pack: VoicePack;
  speak: Speak;
}

/** Where packs and their workers come from. */
export interface PackParts {
  readPack: typeof readPack;
  readPackFile: typeof readPackFile;
  startWorker: (url: string, name: string) => Worker;
}

const OWN: PackParts = {
  readPack,
  readPackFile,
  startWorker: (url, name) => new Worker(url, { type: 'module', name }),
};

/**
 * Speaks with the voices of the packs on this device; each pack's engine starts with its first sentence, in
 * its own worker. An engine that fails or does not respond is ended, and the next sentence starts it again.
 *
 * @param reference - Speaks English with its phones, for packs that do not report theirs.
 */
export function createPackEngine(
  reference: SpeechEngine,
  signal: AbortSignal,
  parts: PackParts = OWN,
): SpeechEngine {
  const running = new Map<string, Promise<RunningEngine>>();
  return {
    async speak(text, voiceId, manner = { speed: 1, readings: [] }) {
      const { packId, voiceId: voice } = named(voiceId);
      const forget = () => running.delete(packId);
      const engine = running.get(packId) ?? startPack(packId, parts, { signal, onEnd: forget });
      running.set(packId, engine);
      const said = sayAsRead(text, manner.readings);
      const { pack, speak } = await engine;
      const answer = await speak(said.text, voice, manner.speed);
      const places = answer.places.map((place) => ({ ...place, at: said.inText(place.at) }));
      const speech = engineSpeech(text, { ...answer, places });
      const { timing } = pack;
      return timing === 'phones' ? speech : withTimes(speech, text, manner, { reference, timing });
    },
    async revision(voiceId) {
      const pack = await parts.readPack(named(voiceId).packId);
      return pack?.files.map(({ sha256 }) => sha256.slice(0, 12)).join('') ?? null;
    },
  };
}

function named(voiceId: string): { packId: string; voiceId: string } {
  const name = readPackVoiceId(voiceId);
  if (!name) throw new StudioError('speech-failed', `unknown voice '${voiceId}'`);
  return name;
}

/** @param onEnd - Called when the engine can no longer be used. */
async function startPack(
  packId: string,
  parts: PackParts,
  { signal, onEnd }: { signal: AbortSignal; onEnd: () => void },
): Promise<RunningEngine> {
  let worker: Worker | undefined;
  const end = () => {
    worker?.terminate();
    onEnd();
  };
  let url = '';
  try {
    const pack = await parts.readPack(packId);
    if (!pack) throw new StudioError('missing-file', `voice pack '${packId}'`);
    const code = await parts.readPackFile(pack, pack.engine);
    const files = await contents(pack, parts);
    signal.throwIfAborted();
    url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    worker = parts.startWorker(url, `voice pack ${packId}`);
    // At once: an error of its code would otherwise be missed.
    const speak = await openEngine(worker, files, { signal, end });
    return { pack, speak };
  } catch (cause) {
    end();
    throw cause;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function contents(
  pack: VoicePack,
  { readPackFile }: Pick<PackParts, 'readPackFile'>,
): Promise<{ path: string; content: ArrayBuffer }[]> {
  const paths = pack.files.map(({ path }) => path).filter((path) => path !== pack.engine);
  return Promise.all(
    paths.map(async (path) => ({
      path,
      content: await (await readPackFile(pack, path)).arrayBuffer(),
    })),
  );
}
