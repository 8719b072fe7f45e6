/**
 * The gain of background music over time: volume, fades, and ducking under speech.
 */
import type { Span } from '../types.ts';

/** dB by which music steps back while somebody speaks. */
const DUCKING = -9;
const DUCKED = 10 ** (DUCKING / 20);
/** Seconds before a word at which it begins to, so that no word has to fight. */
const LOOK_AHEAD = 0.15;
/** Seconds in which the gain comes two thirds of the way. */
const FALL = 0.08;
const RISE = 0.35;
/** Seconds between words that are no pause for the music. */
const SHORT_GAP = 0.5;

export interface BedSettings {
  /** Percent, 0–100. */
  volume: number;
  /** Seconds. */
  fadeIn: number;
  fadeOut: number;
}

/** How loud a track plays at a volume in percent: 100 is as loud as speech, half is 6 dB less. */
export function volumeGain(percent: number): number {
  return Math.min(100, Math.max(0, percent)) / 100;
}

/** Spans with the short gaps between them closed. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start - last.end < SHORT_GAP) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** The gain of a bed, sample after sample. */
export class BedGain {
  readonly #settings: BedSettings;
  readonly #spans: readonly Span[];
  readonly #duration: number;
  readonly #rate: number;
  readonly #level: number;
  readonly #fall: number;
  readonly #rise: number;
  #span = 0;
  #duck: number;
  #sample = 0;

  /** @param speech - Where somebody speaks, seconds. @param duration - Seconds of the whole. */
  constructor(settings: BedSettings, speech: readonly Span[], duration: number, rate: number) {
    const step = (seconds: number) => 1 - Math.exp(-1 / (seconds * rate));
    this.#settings = settings;
    this.#spans = joined(speech);
    this.#duration = duration;
    this.#rate = rate;
    this.#level = volumeGain(settings.volume);
    this.#fall = step(FALL);
    this.#rise = step(RISE);
    this.#duck = isSpoken(this.#spans[0], LOOK_AHEAD) ? DUCKED : 1;
  }

  next(): number {
    const time = this.#sample / this.#rate;
    const ahead = time + LOOK_AHEAD;
    while (ahead >= (this.#spans[this.#span + 1]?.start ?? Number.POSITIVE_INFINITY))
      this.#span += 1;
    const span = this.#spans[this.#span];
    const target = isSpoken(span, ahead) || isSpoken(span, time) ? DUCKED : 1;
    this.#duck += (target - this.#duck) * (target < this.#duck ? this.#fall : this.#rise);
    this.#sample += 1;
    const { fadeIn, fadeOut } = this.#settings;
    return this.#level * this.#duck * fade(time, fadeIn) * fade(this.#duration - time, fadeOut);
  }
}

function isSpoken(span: Span | undefined, time: number): boolean {
  return span !== undefined && time >= span.start && time < span.end;
}

/** 0–1: how far a fade of some length is open so many seconds from its closed end. */
function fade(seconds: number, length: number): number {
  return length > 0 ? Math.min(1, Math.max(0, seconds / length)) : 1;
}
