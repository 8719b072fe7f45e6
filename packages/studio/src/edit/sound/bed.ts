/**
 * The gain of background music over time: volume, fades, and ducking under speech.
 */
import type { Span } from '../../timeline/spans.ts';

/** dB by which music is lowered under speech. */
const DUCKING = -9;
const DUCKED = 10 ** (DUCKING / 20);
/** Seconds before a word at which ducking starts. */
const LOOK_AHEAD = 0.15;
/** Time constant of the gain in seconds. */
const FALL = 0.08;
const RISE = 0.35;
/** Shortest fade in seconds: a hard cut would click. */
const SHORTEST_FADE = { in: 0.1, out: 0.6 } as const;
/** Seconds; in shorter gaps between words the music stays low. */
const SHORT_GAP = 0.5;

export interface BedSettings {
  /** Percent, 0–100. */
  volume: number;
  /** Seconds. */
  fadeIn: number;
  fadeOut: number;
}

/** Returns the gain of a track at a volume in percent: 100 is as loud as speech, 50 is 6 dB less. */
export function volumeGain(percent: number): number {
  return Math.min(100, Math.max(0, percent)) / 100;
}

/** Closes the short gaps between spans. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start - last.end < SHORT_GAP) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** The gain of background music; each call continues where the last one ended. */
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

  /** @param speech spoken spans in seconds @param duration seconds of the whole */
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

  /** Writes the gain of each sample. */
  write(gains: Float64Array): void {
    const fadeIn = Math.max(SHORTEST_FADE.in, this.#settings.fadeIn);
    const fadeOut = Math.max(SHORTEST_FADE.out, this.#settings.fadeOut);
    const first = this.#sample;
    const [rate, level, fall, rise, duration] = [
      this.#rate,
      this.#level,
      this.#fall,
      this.#rise,
      this.#duration,
    ];
    let duck = this.#duck;
    let target = 1;
    // The next time at which the target may change.
    let until = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < gains.length; i += 1) {
      const time = (first + i) / rate;
      if (time >= until) {
        target = this.#targetAt(time);
        until = this.#nextTurn(time);
      }
      duck += (target - duck) * (target < duck ? fall : rise);
      gains[i] = level * duck * fade(time, fadeIn) * fade(duration - time, fadeOut);
    }
    this.#duck = duck;
    this.#sample = first + gains.length;
  }

  #targetAt(time: number): number {
    const ahead = time + LOOK_AHEAD;
    while (ahead >= (this.#spans[this.#span + 1]?.start ?? Number.POSITIVE_INFINITY))
      this.#span += 1;
    const span = this.#spans[this.#span];
    return isSpoken(span, ahead) || isSpoken(span, time) ? DUCKED : 1;
  }

  /** Returns the next time at which the target may change. */
  #nextTurn(time: number): number {
    const [span, next] = this.#spans.slice(this.#span, this.#span + 2);
    const turns = [span?.start, span?.end, next?.start].flatMap((turn) =>
      turn === undefined ? [] : [turn - LOOK_AHEAD, turn],
    );
    return Math.min(...turns.filter((turn) => turn > time), Number.POSITIVE_INFINITY);
  }
}

function isSpoken(span: Span | undefined, time: number): boolean {
  return span !== undefined && time >= span.start && time < span.end;
}

/** Returns the gain of a fade, 0–1, at a distance from its silent end. */
function fade(seconds: number, length: number): number {
  return length > 0 ? Math.min(1, Math.max(0, seconds / length)) : 1;
}
