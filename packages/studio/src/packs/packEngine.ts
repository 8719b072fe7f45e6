import type { SpeechEngine } from '../speech/SpeechEngine.ts';
import { StudioError } from '../StudioError.ts';
import type { EngineAnswer, EngineRequest, PackSpeech } from './engineProtocol.ts';
import { readPack, readPackFile } from './packFolder.ts';
import { engineSpeech } from './packSpeech.ts';
import { sayAsRead } from './sayAsRead.ts';
import { readPackVoiceId, type VoicePack } from './voicePack.ts';

/** A pack's engine, until it is closed. */
interface RunningEngine {
  speak(text: string, voice: string, speed: number): Promise<PackSpeech>;
}

/**
 * Speaks with the voices of the packs on this device; each pack's engine starts with its first sentence, in
 * a worker of its own.
 */
export function createPackEngine(signal: AbortSignal): SpeechEngine {
  const running = new Map<string, Promise<RunningEngine>>();
  return {
    async speak(text, voiceId, manner = { speed: 1, readings: [] }) {
      const named = readPackVoiceId(voiceId);
      if (!named) throw new StudioError('speech-failed', `unknown voice '${voiceId}'`);
      const { packId, voiceId: voice } = named;
      const engine = running.get(packId) ?? startPack(packId, signal);
      running.set(packId, engine);
      const said = sayAsRead(text, manner.readings);
      const answer = await (await engine).speak(said.text, voice, manner.speed);
      const places = answer.places.map((place) => ({ ...place, at: said.inText(place.at) }));
      return engineSpeech(text, { ...answer, places });
    },
  };
}

async function startPack(packId: string, signal: AbortSignal): Promise<RunningEngine> {
  const pack = await readPack(packId);
  if (!pack) throw new StudioError('missing-file', `voice pack '${packId}'`);
  const code = await readPackFile(pack, pack.engine);
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url, { type: 'module', name: `voice pack ${packId}` });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  try {
    return await openEngine(worker, await contents(pack));
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function contents(pack: VoicePack): Promise<{ path: string; content: ArrayBuffer }[]> {
  const paths = pack.files.map(({ path }) => path).filter((path) => path !== pack.engine);
  return Promise.all(
    paths.map(async (path) => ({
      path,
      content: await (await readPackFile(pack, path)).arrayBuffer(),
    })),
  );
}

type Files = Extract<EngineRequest, { type: 'open' }>['files'];

/** Resolves once the engine is ready. @throws `StudioError` 'speech-failed' when it cannot be used */
async function openEngine(worker: Worker, files: Files): Promise<RunningEngine> {
  const waiting = new Map<number, PromiseWithResolvers<PackSpeech>>();
  const opening = Promise.withResolvers<undefined>();
  const fail = (message: string) => {
    const error = new StudioError('speech-failed', message);
    opening.reject(error);
    for (const { reject } of waiting.values()) reject(error);
  };
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
  await opening.promise;
  let last = 0;
  return {
    async speak(text, voice, speed) {
      const id = (last += 1);
      const answer = Promise.withResolvers<PackSpeech>();
      waiting.set(id, answer);
      send({ type: 'speak', id, text, voice, speed });
      try {
        return await answer.promise;
      } finally {
        waiting.delete(id);
      }
    },
  };
}
