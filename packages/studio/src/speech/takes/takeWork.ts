import { findSentences } from '../../alignment/findSentences.ts';
import { compareSentence } from '../../alignment/compareSpeech.ts';
import { verdictOf } from '../../alignment/verdict.ts';
import { toFeatureRate } from '../../alignment/atRate.ts';
import { FEATURE_RATE } from '../../alignment/bands.ts';
import { readWav } from '../../audio/wav.ts';
import type { SpeechEngine } from '../SpeechEngine.ts';
import { clippedPlaces, peaksOf, soundFault } from './levels.ts';
import { openSound } from './readSound.ts';
import { RecordingError } from './RecordingError.ts';
import type { FindOptions, FoundRecording, FoundStretch, TakeStudio } from './studioTypes.ts';
import type { Recording, TakeVerdict } from './takeTypes.ts';
import { type FinishParts, finishTake, writeTake } from './writeTake.ts';

/** Peaks per second of a file, and most peaks in total. */
const PEAKS_A_SECOND = 10;
const MOST_PEAKS = 2000;
/** Seconds around a sentence that are included if no one speaks there. */
const MARGIN = 0.15;
/** Share of the work that reading a file takes. */
const READING = 0.3;

/** The dependencies of this work: the media store and the engine, or memory and a test engine. */
export interface TakeParts extends FinishParts {
  engine: SpeechEngine;
}

/** The part of the studio that keeps no file open between calls. */
type TakeWork = Omit<TakeStudio, 'begin'>;

/** Creates the studio for the user's own recordings, in the thread where it runs. */
export function createTakeWork({ engine, ...files }: TakeParts): TakeWork {
  const { read, write } = files;
  async function compare(samples: Float32Array, text: string): Promise<TakeVerdict> {
    return verdictOf(await compareSentence(engine, { text }, samples));
  }

  return {
    write: (recording, name) => writeTake(recording, name, write),

    finish: (name) => finishTake(name, files),

    async compare(name, text) {
      const recording = readWav(new Uint8Array(await (await read(name)).arrayBuffer()));
      return compare(toFeatureRate(recording), text);
    },

    async find(file, sentences, { signal, onProgress }: FindOptions): Promise<FoundRecording> {
      const sound = await openSound(file);
      const { samples, isOneSided } = await sound.whole({
        ...(signal && { signal }),
        onProgress: (share) => onProgress?.(READING * share),
      });
      const { duration } = sound;
      if (soundFault({ samples, sampleRate: FEATURE_RATE }) === 'silent') {
        throw new RecordingError('silent');
      }
      const found = await findSentences(
        samples,
        sentences.length,
        async (sentence) => {
          signal?.throwIfAborted();
          const { text = '' } = sentences[sentence] ?? {};
          return engine.speak(text, 'james', { speed: 1, readings: [] });
        },
        (share) => onProgress?.(READING + (1 - READING) * 0.8 * share),
      );
      if (found.every((span) => span === null))
        throw new RecordingError('silent', 'no speech of the script');
      const stretches: FoundStretch[] = [];
      for (const [i, { key, text }] of sentences.entries()) {
        signal?.throwIfAborted();
        const span = found[i];
        if (!span) {
          const verdict = { kind: 'differs', from: null } as const;
          stretches.push({ key, start: null, end: null, verdict });
          continue;
        }
        // Stay clear of the neighbouring sentences.
        const before = found.slice(0, i).findLast((each) => each !== null)?.end ?? 0;
        const after = found.slice(i + 1).find((each) => each !== null)?.start ?? duration;
        const start = Math.max(span.start - MARGIN, (before + span.start) / 2);
        const end = Math.min(span.end + MARGIN, (after + span.end) / 2);
        const verdict = await judge(samples, text, { start, end });
        const first = span.first && {
          start: Math.max(span.first.start - MARGIN, (before + span.first.start) / 2),
          end: Math.min(span.first.end + MARGIN, (start + span.first.end) / 2),
        };
        // A stretch that only resembles the sentence is other speech.
        const isTwice = first && (await judge(samples, text, first)).kind === 'fits';
        const isRight = verdict.kind === 'fits';
        stretches.push({
          ...{ key, start, end },
          verdict: isTwice && isRight ? { kind: 'twice', from: null } : verdict,
          ...(isTwice && { first }),
        });
        onProgress?.(READING + (1 - READING) * (0.8 + (0.2 * (i + 1)) / sentences.length));
      }
      const count = Math.min(MOST_PEAKS, Math.max(60, Math.round(duration * PEAKS_A_SECOND)));
      return {
        ...{ duration, stretches, peaks: peaksOf(samples, count) },
        notes: [
          ...(sound.isTelephone ? (['telephone'] as const) : []),
          ...(isOneSided ? (['one-side'] as const) : []),
        ],
      };
    },

    async compareStretch(file, text, range) {
      const recording = await (await openSound(file)).stretch(range);
      const verdict = await compare(toFeatureRate(recording), text);
      return withSound(verdict, recording);
    },

    async writeStretches(file, stretches) {
      const sound = await openSound(file);
      const written = [];
      for (const { name, start, end } of stretches) {
        written.push(await writeTake(await sound.stretch({ start, end }), name, write));
      }
      return written;
    },
  };

  async function judge(
    samples: Float32Array,
    text: string,
    { start, end }: { start: number; end: number },
  ): Promise<TakeVerdict> {
    const part = samples.subarray(Math.round(start * FEATURE_RATE), Math.round(end * FEATURE_RATE));
    return withSound(await compare(part, text), { samples: part, sampleRate: FEATURE_RATE });
  }
}

/** A wrong sentence takes precedence over faults of the sound. */
function withSound(verdict: TakeVerdict, recording: Recording): TakeVerdict {
  const fault = verdict.kind === 'fits' ? soundFault(recording) : null;
  if (!fault) return verdict;
  const places = fault === 'clipped' ? { places: clippedPlaces(recording) } : {};
  return { kind: fault, from: null, ...places };
}
