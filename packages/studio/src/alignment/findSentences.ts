import type { EngineSpeech } from '../speech/SpeechEngine.ts';
import { toFeatureRate } from './atRate.ts';
import { type Bands, FEATURE_RATE, resampledBands, shareRanges, sliceOfBands } from './bands.ts';
import { featuresOf, reversed } from './features.ts';
import { COARSE, spokenBands } from './likeness.ts';
import { phoneSpans, type Span, spokenSpans } from './spans.ts';
import { warp } from './warp.ts';

/** How much slower or faster than the engine a speaker may be. */
const SLOWEST = 1.9;
const FASTEST = 0.5;
/** A stretch may be the sentence if it costs less than this share of what other words cost. */
const ALIKE = 0.66;
/** How much closer a stretch may be to another sentence of the script than to the one it is taken for. */
const CLEARLY = 0.05;
/** Most pieces between pauses in one sentence. */
const MOST_PIECES = 12;
/** How far a sentence may be from its position at an even pace: seconds, plus a share of the whole. */
const STRAY = 45;
const STRAY_SHARE = 0.12;
/**
 * Preference for the later of two similar stretches: a speaker who repeats a sentence means the second one.
 */
const LATER = 0.15;

/** A stretch of the file that may be a sentence. */
interface Candidate {
  from: number;
  to: number;
  /** The cost of the stretch against the sentence, as a share of what other words cost. */
  alike: number;
  gain: number;
}

/** Where a sentence is and, if it was said twice, where it was said first. */
export interface FoundSentence extends Span {
  first?: Span;
}

/**
 * Finds sentences in a recording of all of them, in their order. Some may be missing, said twice, or have
 * other speech between them; the search considers stretches between pauses.
 *
 * @param samples - at `FEATURE_RATE`
 * @param speak - the engine's speech of a sentence
 * @returns the times of each sentence in seconds; null if it was not found
 */
export async function findSentences(
  samples: Float32Array,
  count: number,
  speak: (sentence: number) => Promise<EngineSpeech>,
  onProgress: (share: number) => void = () => undefined,
): Promise<(FoundSentence | null)[]> {
  const pieces = spokenSpans({ samples, sampleRate: FEATURE_RATE });
  if (pieces.length === 0 || count === 0) return Array.from({ length: count }, () => null);
  const heard = spokenBands(samples, pieces);
  const edges = pieces.reduce(
    (all, { start, end }) => [...all, (all.at(-1) ?? 0) + end - start],
    [0],
  );
  const whole = edges.at(-1) ?? 0;
  const candidates: Candidate[][] = [];
  for (let sentence = 0; sentence < count; sentence += 1) {
    const speech = await speak(sentence);
    const said = spokenBands(toFeatureRate(speech), phoneSpans(speech.phones));
    const stray = STRAY + STRAY_SHARE * whole;
    const expected = (whole * (sentence + 0.5)) / count;
    const found: Candidate[] = [];
    for (let from = 0; from < pieces.length; from += 1) {
      if (Math.abs((edges[from] ?? 0) - expected) > stray) continue;
      for (let to = from + 1; to <= Math.min(pieces.length, from + MOST_PIECES); to += 1) {
        const [first, last] = [edges[from] ?? 0, edges[to] ?? 0];
        const ratio = (last - first) / (said.frames * COARSE);
        if (ratio > SLOWEST) break;
        if (ratio < FASTEST) continue;
        const alike = difference(
          sliceOfBands(heard, Math.round(first / COARSE), Math.round(last / COARSE)),
          said,
        );
        if (alike < ALIKE)
          found.push({ from, to, alike, gain: (ALIKE - alike) * (1 + said.frames * COARSE) });
      }
    }
    candidates.push(found);
    onProgress((sentence + 1) / count);
  }
  const spanOf = ({ from, to }: Candidate): Span | null => {
    const [first, last] = [pieces[from], pieces[to - 1]];
    return first && last ? { start: first.start, end: last.end } : null;
  };
  let free = 0;
  const own = withoutOthers(candidates);
  return best(own, pieces.length).map((candidate, sentence) => {
    const span = candidate && spanOf(candidate);
    if (!candidate || !span) return null;
    const before = (own[sentence] ?? [])
      .filter(({ from, to }) => from >= free && to <= candidate.from)
      .toSorted((a, b) => b.gain - a.gain)[0];
    const first = before && spanOf(before);
    free = candidate.to;
    return { ...span, ...(first && { first }) };
  });
}

/** How different a stretch and a sentence are, as a share of what other words cost. */
function difference(heard: Bands, sentence: Bands): number {
  if (heard.frames < 8 || sentence.frames < 8) return 1;
  const said = resampledBands(sentence, heard.frames);
  shareRanges(heard, said);
  const [one, other] = [featuresOf(heard), featuresOf(said)];
  const band = Math.max(20, Math.round(0.12 * heard.frames));
  return warp(one, other, band).cost / warp(one, reversed(other), band).cost;
}

/** Drops from each sentence's candidates the stretches that are clearly closer to another sentence. */
function withoutOthers(candidates: readonly Candidate[][]): Candidate[][] {
  const stretch = ({ from, to }: Candidate) => `${from}-${to}`;
  const least = new Map<string, number>();
  for (const candidate of candidates.flat()) {
    const key = stretch(candidate);
    least.set(key, Math.min(candidate.alike, least.get(key) ?? Infinity));
  }
  return candidates.map((found) =>
    found.filter((each) => each.alike <= (least.get(stretch(each)) ?? Infinity) + CLEARLY),
  );
}

/** The choice with the highest gain in which the sentences follow one another. */
function best(candidates: readonly Candidate[][], pieces: number): (Candidate | null)[] {
  // The gain of all sentences so far, by the piece at which the next one may start.
  let gains = new Float64Array(pieces + 1);
  const choices: (Candidate | null)[][] = [];
  for (const found of candidates) {
    const next = Float64Array.from(gains);
    const choice: (Candidate | null)[] = Array.from({ length: pieces + 1 }, () => null);
    for (const candidate of found) {
      const preferred = candidate.gain * (1 + (LATER * candidate.from) / pieces);
      const gain = (gains[candidate.from] ?? 0) + preferred;
      if (gain > (next[candidate.to] ?? 0)) {
        next[candidate.to] = gain;
        choice[candidate.to] = candidate;
      }
    }
    // Skip pieces that belong to no sentence.
    for (let piece = 1; piece <= pieces; piece += 1) {
      if ((next[piece - 1] ?? 0) > (next[piece] ?? 0)) {
        next[piece] = next[piece - 1] ?? 0;
        choice[piece] = choice[piece - 1] ?? null;
      }
    }
    gains = next;
    choices.push(choice);
  }
  const result: (Candidate | null)[] = [];
  let piece = pieces;
  for (const choice of choices.toReversed()) {
    const candidate = choice[piece] ?? null;
    if (candidate) piece = candidate.from;
    result.unshift(candidate);
  }
  return result;
}
