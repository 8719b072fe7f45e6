import type { TakeVerdict } from '../speech/takes/takeTypes.ts';
import { type Bands, sliceOfBands } from './bands.ts';
import type { Likeness } from './compareSpeech.ts';
import { COARSE, comparePair, layBeside } from './likeness.ts';
import { lengthOf, phoneSpans, spokenAt, timeAt } from './spans.ts';

/** The difference from which on a recording counts as saying something else. */
const MOST_DIFFERENT = 0.78;
/**
 * The same for a better explanation of a refused recording: part of its sentence, or the whole sentence
 * twice.
 */
const PART_DIFFERENT = 0.8;
/** The difference above which a recording is not even speech. */
const NO_SPEECH = 1.2;
/** How much better such an explanation has to be than the whole sentence. */
const CLEARLY = 0.06;
/** How much faster or slower than the engine a speaker may say the same words. */
const FASTEST = 0.65;
const SLOWEST = 1.6;
/** Frames of a word or two: anything shorter says too little to be recognised. */
const SHORTEST = 40;
/**
 * Seconds over which the cost is averaged to find where the words change, and the share of the usual cost
 * there.
 */
const PART = 0.4;
const OTHER_WORDS = 0.82;

/** Decides whether a recording says its sentence, and if not, what it says instead. */
export function verdictOf(likeness: Likeness | null): TakeVerdict {
  if (!likeness) return { kind: 'silent', from: null };
  const { difference } = likeness;
  if (difference < MOST_DIFFERENT) return { kind: 'fits', from: null };
  return (
    saidTwice(likeness) ??
    leftOut(likeness) ??
    (difference > NO_SPEECH
      ? { kind: 'not-speech', from: null }
      : { kind: 'differs', from: partingOf(likeness) })
  );
}

/** An alternative to the expected sentence that a recording may match better. */
interface Guess {
  heard: Bands;
  said: Bands;
  verdict: TakeVerdict;
}

/** The best of several guesses, if it explains the recording clearly better than the whole sentence. */
function convincing(guesses: readonly Guess[], { difference }: Likeness): TakeVerdict | null {
  const likely = guesses.filter(({ heard, said }) => {
    const ratio = heard.frames / said.frames;
    const isLong = Math.min(heard.frames, said.frames) >= SHORTEST;
    return isLong && ratio > FASTEST && ratio < SLOWEST;
  });
  const pairs = likely.flatMap(({ heard, said, verdict }) => {
    const pair = layBeside(heard, said);
    return pair ? [{ pair, verdict }] : [];
  });
  const [best] = pairs.toSorted((a, b) => a.pair.warped.cost - b.pair.warped.cost);
  if (!best) return null;
  const other = comparePair(best.pair).difference;
  return other < Math.min(PART_DIFFERENT, difference - CLEARLY) ? best.verdict : null;
}

/** The whole sentence again, after a first attempt or a false start; `from` is where it starts. */
function saidTwice(likeness: Likeness): TakeVerdict | null {
  const { heard, said, spans } = likeness;
  const edges = spans.slice(0, -1).map((_, i) => lengthOf(spans.slice(0, i + 1)));
  const middle = (heard.frames * COARSE) / 2;
  const guesses = [...edges, middle]
    // A single repeated word is a slip, not a second attempt.
    .filter((at) => at / COARSE >= SHORTEST)
    .map((at): Guess => ({
      heard: sliceOfBands(heard, Math.round(at / COARSE), heard.frames),
      said,
      verdict: { kind: 'twice', from: timeAt(spans, at, 'after') },
    }));
  return convincing(guesses, likeness);
}

/** The words at the beginning or the end that were left out. */
function leftOut(likeness: Likeness): TakeVerdict | null {
  const { heard, said, reference } = likeness;
  const words = reference.words.filter(({ start, end }) => end > start);
  const known = phoneSpans(reference.phones);
  const guesses = words.slice(1).flatMap(({ start }, i): Guess[] => {
    const at = Math.round(spokenAt(known, start) / COARSE);
    const without = (unheard: typeof words): TakeVerdict => {
      const text = unheard.map((word) => word.text).join(' ');
      return { kind: 'left-out', from: null, unheard: text.replace(/[\p{P}]+$/u, '') };
    };
    return [
      { heard, said: sliceOfBands(said, 0, at), verdict: without(words.slice(i + 1)) },
      { heard, said: sliceOfBands(said, at, said.frames), verdict: without(words.slice(0, i + 1)) },
    ];
  });
  return convincing(guesses, likeness);
}

/** The time in seconds from which the words differ; null if no part of them stands out from the rest. */
function partingOf({ shares, spans }: Likeness): number | null {
  const part = Math.min(shares.length, Math.round(PART / COARSE));
  let sum = 0;
  for (let at = 0; at < shares.length; at += 1) {
    sum += (shares[at] ?? 0) - (shares[at - part] ?? 0);
    if (at >= part - 1 && sum / part > OTHER_WORDS) {
      return timeAt(spans, (at - part + 1) * COARSE, 'after');
    }
  }
  return null;
}
