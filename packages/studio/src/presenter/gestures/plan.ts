/**
 * Plans the gestures of a film and their times: those that marks request, and between them those by rule.
 */
import { sentencesOf } from '../../captions/sentences.ts';
import type { Manner, SpeechTimeline, TimedPhone, TimedWord } from '../../types.ts';
import { seededRandom } from '../motion/random.ts';
import { markedPlan } from './markedPlan.ts';
import { MANNER } from './measures.ts';
import { channelOf } from './phases.ts';
import { type Proposal, proposals } from './rules.ts';
import { type SpokenSentence, spokenWords } from './spokenSentence.ts';
import { stressedVowel } from './stress.ts';
import { fitGesture, isApart, type PlannedGesture, SETTLED, yielding } from './timing.ts';

/** A hundredth of a millisecond: smaller differences are rounding errors and would decide ties. */
const EXACT = 1e5;

type Timeline = Pick<SpeechTimeline, 'phones' | 'words' | 'duration' | 'language' | 'gestures'>;

/**
 * Returns the gestures of a spoken script in order. The gestures of a sentence depend only on its words, so
 * they are the same wherever it is spoken.
 *
 * @param off offsets of words whose gesture by rule is turned off
 */
export function plannedGestures(
  timeline: Timeline,
  manner: Manner = 'natural',
  off: readonly number[] = [],
): PlannedGesture[] {
  const marked = markedPlan(timeline);
  const { rest } = MANNER[manner];
  const ruled = sentencesIn(timeline).flatMap(({ sentence, base, phones }) =>
    ruledPlan(sentence, phones, manner, new Set(off)).map((planned) => movedBy(planned, base)),
  );
  const kept = ruled.filter((own) => marked.every((mark) => isApart(own, mark, rest)));
  return yielding([...marked, ...kept].sort((a, b) => a.stroke - b.stroke));
}

interface PlacedSentence {
  sentence: SpokenSentence;
  /** Seconds of the film at which its first word starts. */
  base: number;
  /** In seconds from its first word. */
  phones: TimedPhone[];
}

function sentencesIn({ words, phones, duration, language = 'en' }: Timeline): PlacedSentence[] {
  const all = sentencesOf(words);
  let phone = 0;
  return all.flatMap((own, i): PlacedSentence[] => {
    const base = own[0]?.start ?? 0;
    const end = all[i + 1]?.[0]?.start ?? duration - SETTLED;
    const exact = (time: number) => Math.round((time - base) * EXACT) / EXACT;
    const moved = <T extends { start: number; end: number }>(items: readonly T[]) =>
      items.map((item) => ({ ...item, start: exact(item.start), end: exact(item.end) }));
    while ((phones[phone]?.end ?? base + 1) <= base) phone += 1;
    const first = phone;
    while (phone < phones.length && (phones[phone]?.start ?? end) < end) phone += 1;
    const before = all[i - 1]?.at(-1)?.end ?? 0;
    const sentence: SpokenSentence = {
      words: spokenWords(moved<TimedWord>(own)),
      language: language.split('-')[0]?.toLowerCase() ?? 'en',
      length: exact(end),
      before: Math.max(0, -exact(before)),
      isFirst: i === 0,
      isLast: i === all.length - 1,
    };
    return [{ sentence, base, phones: moved(phones.slice(first, phone)) }];
  });
}

/** Returns the gestures of a sentence by rule, in seconds from its first word. */
function ruledPlan(
  sentence: SpokenSentence,
  phones: readonly TimedPhone[],
  manner: Manner,
  off: ReadonlySet<number>,
): PlannedGesture[] {
  const { rest, shares } = MANNER[manner];
  const random = seededRandom(`gestures ${sentence.words.map(({ bare }) => bare).join(' ')}`);
  const plan: PlannedGesture[] = [];
  const tried = new Set<string>();
  for (const proposal of proposals(sentence, phones)) {
    const { rule, on } = proposal;
    // One random number per sentence for all its accents, and one for each other word.
    const chance = rule === 'open' && tried.has(rule) ? 0 : random();
    if (chance >= shares[rule]) {
      if (rule === 'open') break;
      continue;
    }
    tried.add(rule);
    const planned = placed(proposal, sentence, phones, rest);
    const at = sentence.words[on[0] ?? -1]?.word.from ?? -1;
    if (!planned || !plan.every((other) => isApart(planned, other, rest))) continue;
    // A gesture that is turned off leaves its slot empty.
    plan.push({ ...planned, at });
    if (rule === 'open') break;
  }
  return plan.filter(({ at }) => !off.has(at));
}

/** Places a proposal in time; null if the sentence has no room for it. */
function placed(
  { rule, gesture, on }: Proposal,
  { words, length, before, isLast }: SpokenSentence,
  phones: readonly TimedPhone[],
  rest: number,
): PlannedGesture | null {
  const beats = on.flatMap((index) => {
    const spoken = words[index];
    return spoken ? [stressedVowel(spoken.word, phones).start] : [];
  });
  const last = beats.at(-1) ?? 0;
  // The gesture at the start of the next sentence is unknown here, so hands keep their rest before it.
  const isEdge = isLast || rule === 'greet' || channelOf(gesture) !== 'hands';
  if (!isEdge && length - last < rest) return null;
  const times = fitGesture(gesture, beats, { from: -before, to: length });
  return times && { gesture, from: 'rule', at: 0, ...times };
}

function movedBy(planned: PlannedGesture, by: number): PlannedGesture {
  return {
    ...planned,
    start: planned.start + by,
    stroke: planned.stroke + by,
    beats: planned.beats.map((beat) => beat + by),
    settle: planned.settle + by,
    end: planned.end + by,
  };
}
