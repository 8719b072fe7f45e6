import type { TimedPhone, TimedWord } from '../types.ts';
import type { EngineSpeech } from './SpeechEngine.ts';

/** Seconds of the engine's own silence kept around its speech, for breath and decay. */
export const KEPT_BEFORE = 0.05;
export const KEPT_AFTER = 0.1;
/**
 * Seconds; stretches start at multiples of this, less {@link KEPT_BEFORE}. It is a whole number of frames
 * at 10, 20, 30 and 60 frames per second, so a sentence that moves to a later time keeps its pictures.
 */
const GRID = 0.1;
/** Seconds of fade at the ends of a stretch, which prevents clicks. */
const FADE = 0.005;

/**
 * Concatenates stretches of speech on one timeline: trims the engine's silence around each, moves phones,
 * words and text ranges to their position in the whole, and returns the samples to store.
 */
export class SpeechTrack {
  /** Hz, the same for all stretches that sound. */
  sampleRate: number;
  readonly phones: TimedPhone[] = [];
  readonly words: TimedWord[] = [];
  #samples = 0;

  /** @param sampleRate - Hz; it can change until the first sound. */
  constructor(sampleRate: number) {
    this.sampleRate = sampleRate;
  }

  /** Samples so far. */
  get length(): number {
    return this.#samples;
  }

  /** Seconds so far. */
  get duration(): number {
    return this.#samples / this.sampleRate;
  }

  /** Adds about `seconds` of silence, up to the grid position at which the next stretch starts. */
  addRest(seconds: number): Float32Array<ArrayBuffer> {
    const lead = KEPT_BEFORE;
    const nearest = GRID * Math.round((this.duration + seconds + lead) / GRID) - lead;
    const isOver = nearest < this.duration - 1 / this.sampleRate;
    return this.addSilence((isOver ? nearest + GRID : nearest) - this.duration);
  }

  addSilence(seconds: number): Float32Array<ArrayBuffer> {
    const samples = new Float32Array(Math.round(Math.max(0, seconds) * this.sampleRate));
    const start = this.duration;
    this.#samples += samples.length;
    this.#addPhone({ phone: 'pau', start, end: this.duration });
    return samples;
  }

  /** @param inScript maps an offset in the stretch's text to the script */
  addSpeech(speech: EngineSpeech, inScript: (offset: number) => number): Float32Array<ArrayBuffer> {
    const sounding = speech.phones.filter(({ phone }) => phone !== 'pau');
    const from = this.#sampleAt((sounding[0]?.start ?? 0) - KEPT_BEFORE);
    const to = this.#sampleAt((sounding.at(-1)?.end ?? 0) + KEPT_AFTER);
    const samples = speech.samples.slice(from, Math.min(to, speech.samples.length));
    const shift = this.duration - from / this.sampleRate;
    const start = this.duration;
    this.#samples += samples.length;
    const end = this.duration;
    const place = (time: number) => round(Math.min(Math.max(time + shift, start), end));
    for (const { phone, start: first, end: last } of speech.phones) {
      this.#addPhone({ phone, start: place(first), end: place(last) });
    }
    for (const word of speech.words) {
      this.words.push({
        text: word.text,
        start: place(word.start),
        end: place(word.end),
        from: inScript(word.from),
        // Exclude a mark after the word.
        to: inScript(Math.max(word.from, word.to - 1)) + 1,
      });
    }
    return this.#fade(samples);
  }

  #sampleAt(seconds: number): number {
    return Math.max(0, Math.round(seconds * this.sampleRate));
  }

  /** Adds phones without gaps, merging adjacent silences. */
  #addPhone({ phone, start, end }: TimedPhone): void {
    const last = this.phones.at(-1);
    if (last && phone === 'pau' && last.phone === 'pau') last.end = round(end);
    else if (end > start) this.phones.push({ phone, start: last?.end ?? 0, end: round(end) });
  }

  #fade(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
    const length = Math.min(Math.round(FADE * this.sampleRate), samples.length >> 1);
    for (let i = 0; i < length; i += 1) {
      const gain = i / length;
      const last = samples.length - 1 - i;
      samples[i] = (samples[i] ?? 0) * gain;
      samples[last] = (samples[last] ?? 0) * gain;
    }
    return samples;
  }
}

/** Tenths of a millisecond are plenty, and keep the record short. */
function round(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000;
}
