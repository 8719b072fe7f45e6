import {
  findMastering,
  masteredLength,
  MasterChain,
  OUTPUT_RATE,
  TARGET_LOUDNESS,
  toGainStep,
} from '../audio/mastering.ts';
import { LoudnessMeter } from '../audio/loudness.ts';
import { fromPcm16, toPcm16, writeWavHeader } from '../audio/wav.ts';
import { toStorageError } from '../mediaStore.ts';
import { markedGestures } from '../marks/findMarks.ts';
import { StudioError } from '../StudioError.ts';
import { FILM_REST, type SpeakRequest, type SpeakResult, type SpeechTimeline } from '../types.ts';
import { countSpeakable } from './scriptLength.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import { KEPT_AFTER, KEPT_BEFORE, SpeechTrack } from './SpeechTrack.ts';
import { type SpeechFiles, writeFile } from './speechFiles.ts';
import { readMarks } from '../marks/readMarks.ts';
import { cutStretches } from './stretches.ts';

export interface SpeakJob {
  engine: SpeechEngine;
  files: SpeechFiles;
  signal?: AbortSignal;
  /** 0–1, never decreasing. */
  onProgress?: (fraction: number) => void;
}

/** Share of the work that speaking takes; the rest is mastering. */
const SPEAKING = 0.62;
/** Seconds of speech held in memory at a time while mastering. */
const BLOCK = 10;
/** Distance from the target in LU that is worth a second mastering pass. */
const MAX_ERROR = 0.3;

/**
 * Speaks a script into two files: 48 kHz mono WAV at −16 LUFS, and its timeline as JSON.
 *
 * Memory does not grow with the script: each sentence's audio is written to a temporary file, which is then
 * mastered block by block. The temporary file is always removed, and so are the files of an unfinished job.
 *
 * @throws `StudioError` 'no-words', 'too-long', 'storage-full', 'speech-failed', 'cancelled'.
 */
export async function speakToFiles(request: SpeakRequest, job: SpeakJob): Promise<SpeakResult> {
  const words = countSpeakable(request.script);
  const { files } = job;
  const rawFile = `${request.audioFile}.raw`;
  const outputs = [request.audioFile, request.timelineFile];
  const kept = await Promise.all(outputs.map((name) => files.has(name)));
  try {
    const { track, loudness } = await speakRaw(request, rawFile, job);
    await master(rawFile, request.audioFile, track, loudness, job);
    await writeTimeline(request, track, job);
    return { duration: track.duration, words };
  } catch (cause) {
    const unfinished = outputs.filter((_, i) => !kept[i]);
    await Promise.all(unfinished.map((name) => files.remove(name)));
    throw toStudioError(cause);
  } finally {
    await files.remove(rawFile);
  }
}

interface RawSpeech {
  track: SpeechTrack;
  /** LUFS of the whole. */
  loudness: number;
}

/**
 * First pass: speaks sentence by sentence into the temporary file, measuring the loudness along the way.
 */
async function speakRaw(request: SpeakRequest, rawFile: string, job: SpeakJob): Promise<RawSpeech> {
  const { voiceId, speed = 1, rest: around = FILM_REST } = request;
  const script = readMarks(request.script);
  const { stretches, before } = cutStretches(script);
  let track: SpeechTrack | undefined;
  let meter: LoudnessMeter | undefined;
  await writeFile(rawFile, job, async (sink) => {
    const append = async (samples: Float32Array) => {
      meter?.push(samples);
      await sink.write(toPcm16(samples));
    };
    // Seconds due before the next sound. They collect over stretches without any, such as an emoji.
    let rest = 0;
    let asked = before;
    for (const [i, stretch] of stretches.entries()) {
      const { from, to, readings } = stretch;
      job.signal?.throwIfAborted();
      const text = script.text.slice(from, to);
      const speech = await job.engine.speak(text, voiceId, { speed, readings });
      track ??= new SpeechTrack(speech.sampleRate);
      if (speech.samples.length > 0) {
        const isFirst = track.length === 0;
        if (isFirst) track.sampleRate = speech.sampleRate;
        if (speech.sampleRate !== track.sampleRate) {
          throw new StudioError('speech-failed', 'the engine changed its sample rate');
        }
        meter ??= new LoudnessMeter(speech.sampleRate);
        const due = isFirst ? around.before + asked : Math.max(rest, asked) - KEPT_AFTER;
        await append(track.addRest(due - KEPT_BEFORE));
        rest = 0;
        asked = 0;
      }
      await append(track.addSpeech(speech, (at) => script.inScript(from + at)));
      rest = Math.max(rest, stretch.rest);
      asked += stretch.asked;
      job.onProgress?.((SPEAKING * (i + 1)) / stretches.length);
    }
    if (track) await append(track.addSilence(around.after + asked - KEPT_AFTER));
  });
  if (!track || !meter || track.phones.every(({ phone }) => phone === 'pau')) {
    throw new StudioError('no-words');
  }
  return { track, loudness: meter.integrated() };
}

/** Second pass: masters the temporary file into the audio file: 48 kHz, at the target loudness, limited. */
async function master(
  rawFile: string,
  audioFile: string,
  track: SpeechTrack,
  loudness: number,
  job: SpeakJob,
): Promise<void> {
  const { files, signal, onProgress } = job;
  const raw = await files.read(rawFile);
  const { length, sampleRate } = track;
  const found = await findMastering(loudness, sampleRate, rawBlocks(raw, sampleRate, signal));
  const header = writeWavHeader(OUTPUT_RATE, 1, masteredLength(length, sampleRate));
  const { mastered } = found;
  if (mastered) {
    await writeFile(audioFile, job, async (sink) => {
      await sink.write(header);
      for (const samples of mastered) await sink.write(toPcm16(samples));
    });
    onProgress?.(1);
    return;
  }
  let { gain } = found;
  for (let round = 0; round < 2; round += 1) {
    const chain = new MasterChain(sampleRate, gain);
    await writeFile(audioFile, job, async (sink) => {
      await sink.write(header);
      let done = 0;
      for await (const samples of rawBlocks(raw, sampleRate, signal)) {
        await sink.write(toPcm16(chain.push(samples)));
        done += samples.length;
        if (round === 0) onProgress?.(SPEAKING + ((1 - SPEAKING) * done) / length);
      }
      for (const samples of chain.flush()) await sink.write(toPcm16(samples));
    });
    const error = TARGET_LOUDNESS - chain.loudness;
    if (!Number.isFinite(error) || Math.abs(error) < MAX_ERROR) return;
    gain = toGainStep(gain + error);
  }
}

async function* rawBlocks(
  raw: Blob,
  sampleRate: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Float32Array, void> {
  const bytes = 2 * sampleRate * BLOCK;
  for (let start = 0; start < raw.size; start += bytes) {
    signal?.throwIfAborted();
    yield fromPcm16(new Uint8Array(await raw.slice(start, start + bytes).arrayBuffer()));
  }
}

async function writeTimeline(
  { timelineFile, language, script }: SpeakRequest,
  track: SpeechTrack,
  job: SpeakJob,
): Promise<void> {
  const { duration, phones, words } = track;
  const named = language !== undefined && !/^en\b/i.test(language) && { language };
  const gestures = markedGestures(script);
  const marked = gestures.length > 0 && { gestures };
  const timeline: SpeechTimeline = { version: 1, duration, phones, words, ...named, ...marked };
  await writeFile(timelineFile, job, (sink) => sink.write(JSON.stringify(timeline)));
}

/** Converts any failure to the studio's own error. */
export function toStudioError(cause: unknown): StudioError {
  const known = toStorageError(cause);
  if (known instanceof StudioError) return known;
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return new StudioError('cancelled', cause.message, { cause });
  }
  return new StudioError('speech-failed', String(cause), { cause });
}
