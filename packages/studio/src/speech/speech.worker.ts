import '../trustedWorkers.ts';
import { flushMedia, hasMedia, openMedia, readMedia, removeMedia } from '../mediaStore.ts';
import { createPackEngine } from '../packs/packEngine.ts';
import { readPack } from '../packs/packFolder.ts';
import { readPackVoiceId } from '../packs/voicePack.ts';
import { readOwnVoice } from '../voices/ownVoice.ts';
import { createFliteEngine } from './flite/fliteEngine.ts';
import { createOwnVoiceEngine } from './takes/ownVoiceEngine.ts';
import { loadFlite } from './flite/loadFlite.ts';
import { keepSentences } from './keptSentences.ts';
import { lateEngine } from './lateEngine.ts';
import type { SpeechCommand, SpeechEvent } from './messages.ts';
import { openSentenceCache } from './sentenceCache.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import { speakToFiles, toStudioError } from './speakToFiles.ts';
import { speakAhead } from './speakAhead.ts';
import type { SpeechFiles } from './speechFiles.ts';
import type { SpeakRequest, Utterance } from '../types.ts';

const files: SpeechFiles = {
  open: openMedia,
  read: readMedia,
  has: hasMedia,
  remove: removeMedia,
};
const flite = lateEngine(async (signal) => createFliteEngine(await loadFlite(signal)));
/** The current job's controller. */
let abort = new AbortController();
const say = (event: SpeechEvent) => self.postMessage(event, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<SpeechCommand>) => {
  if (data.type === 'cancel') abort.abort();
  else if (data.type === 'speak') void speak(data.request);
  else void prepare(data.request);
});

const speak = (request: SpeakRequest) =>
  work(request, async (engine, signal) => {
    const onProgress = (fraction: number) => say({ type: 'progress', fraction });
    const language = request.language ?? (await languageOf(request.voiceId));
    const spoken = { ...request, ...(language !== undefined && { language }) };
    const result = await speakToFiles(spoken, { engine, files, signal, onProgress });
    await Promise.all([request.audioFile, request.timelineFile].map((name) => flushMedia(name)));
    return { type: 'done', result };
  });

const prepare = (request: Utterance) =>
  work(request, async (engine, signal) => {
    await speakAhead(request, { engine, signal });
    return { type: 'prepared' };
  });

/** Runs one job with an engine that stores sentences. */
async function work(
  { takes }: Utterance,
  job: (engine: SpeechEngine, signal: AbortSignal) => Promise<SpeechEvent>,
) {
  const controller = new AbortController();
  abort = controller;
  const { signal } = controller;
  try {
    const kept = await openSentenceCache();
    const voices = keepSentences(allEngines(signal), kept);
    const recorded = takes?.map(({ key, file }) => [key, () => readMedia(file)] as const);
    const end = await job(createOwnVoiceEngine(voices, new Map(recorded)), signal);
    await kept.trim();
    // Ends the engines of packs.
    controller.abort();
    say(end);
  } catch (cause) {
    const { code, message } = toStudioError(cause);
    say({ type: 'error', code, message });
  }
}

/** Speaks with the engine of each voice: the built-in one, or that of a pack. */
function allEngines(signal: AbortSignal): SpeechEngine {
  const builtIn = flite(signal);
  const packs = createPackEngine(builtIn, signal);
  return {
    speak: (text, voiceId, manner) =>
      (readPackVoiceId(voiceId) ? packs : builtIn).speak(text, voiceId, manner),
    revision: async (voiceId) =>
      readPackVoiceId(voiceId) ? ((await packs.revision?.(voiceId)) ?? null) : null,
  };
}

/** The language of a pack's voice; undefined for the built-in voices, which speak English. */
async function languageOf(voiceId: string): Promise<string | undefined> {
  const named = readPackVoiceId(readOwnVoice(voiceId) ?? voiceId);
  const pack = named && (await readPack(named.packId));
  return pack?.voices.find(({ id }) => id === named?.voiceId)?.language;
}
