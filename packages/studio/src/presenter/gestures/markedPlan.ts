import { sentencesOf } from '../../captions/sentences.ts';
import type { MarkedGesture, SpeechTimeline, TimedWord } from '../../types.ts';
import { countsOf } from './counts.ts';
import { listedItems } from './lists.ts';
import { channelOf, phasesOf, SHORTEST } from './phases.ts';
import { type SpokenWord, spokenWords } from './spokenSentence.ts';
import { stressedVowel } from './stress.ts';
import { fitGesture, type PlannedGesture, SETTLED } from './timing.ts';
import { EN } from './words.ts';

type Timeline = Pick<SpeechTimeline, 'phones' | 'words' | 'duration' | 'language' | 'gestures'>;

/** Seconds after the last word for a mark that no word follows. */
const AFTER_LAST = 0.3;
/** Seconds between the two hands of a contrast. */
const CONTRAST = { least: 0.7, most: 2.5 } as const;
/** Minimum seconds between strokes of one kind; if two marks are closer, only the first is played. */
const SHORTEST_GAP = 0.3;

/** Returns the gestures of marks in order, each on the stressed vowel of the word that follows. */
export function markedPlan(timeline: Timeline): PlannedGesture[] {
  const plan: PlannedGesture[] = [];
  const marks = timeline.gestures ?? [];
  const sentences = marks.length > 0 ? sentencesOf(timeline.words) : [];
  for (const mark of marks) {
    const planned = plannedMark(mark, timeline, sentences);
    const isNear = plan.some(
      (other) =>
        channelOf(other.gesture) === channelOf(mark.gesture) &&
        planned &&
        planned.stroke - (other.beats.at(-1) ?? 0) < SHORTEST_GAP,
    );
    if (planned && !isNear) plan.push(planned);
  }
  return plan.sort((a, b) => a.stroke - b.stroke);
}

function plannedMark(
  mark: MarkedGesture,
  timeline: Timeline,
  sentences: readonly TimedWord[][],
): PlannedGesture | null {
  const { words, phones, duration } = timeline;
  const own = sentences.findIndex((sentence) => (sentence.at(-1)?.from ?? 0) >= mark.at);
  const spoken = spokenWords((sentences[own] ?? []).filter(({ from }) => from >= mark.at));
  const to = duration - SETTLED;
  const vowel = (word: TimedWord) => stressedVowel(word, phones).start;
  const on = beatsOf(mark, spoken, timeline).map(({ word }) => vowel(word));
  const beats = on.length > 0 ? on : [(words.at(-1)?.end ?? 0) + AFTER_LAST];
  const before = sentences[own - 1]?.at(-1)?.end ?? 0;
  // In the silence before its sentence if there is room, otherwise over the words before it.
  const times =
    fitGesture(mark.gesture, beats, { from: before, to }) ??
    fitGesture(mark.gesture, beats, { from: 0, to }) ??
    fitGesture(mark.gesture, [earliest(mark, beats)], { from: 0, to });
  return times && { ...mark, from: 'mark', ...times };
}

/** The earliest possible stroke for a gesture at the very start. */
function earliest({ gesture }: MarkedGesture, [stroke = 0]: readonly number[]): number {
  return Math.max(stroke, phasesOf(gesture).attack + SHORTEST.preparation);
}

/** Returns the words that a mark's gesture is timed to: its own, and those on which it continues. */
function beatsOf(
  { gesture }: MarkedGesture,
  spoken: readonly SpokenWord[],
  { language = 'en' }: Timeline,
): SpokenWord[] {
  const [first] = spoken;
  if (!first) return [];
  const others = (indexes: readonly number[]) => indexes.flatMap((index) => spoken[index] ?? []);
  if (gesture === 'list') {
    const items = listedItems(spoken, language.split('-')[0] ?? 'en');
    return items ? others(items) : [first];
  }
  if (gesture.startsWith('count')) {
    const sentence = { language, length: 0, before: 0, isFirst: false, isLast: false };
    const series = countsOf({ ...sentence, words: spoken }).find(([count]) => count?.word === 0);
    const isWhole = series?.at(-1)?.number === Number(gesture.at(-1)) && series.length > 1;
    return isWhole ? others(series.map(({ word }) => word)) : [first];
  }
  if (gesture !== 'contrast') return [first];
  const second = spoken.find(({ word, bare }) => {
    const gap = word.start - first.word.start;
    return gap >= CONTRAST.least && gap <= CONTRAST.most && !EN.weak.has(bare);
  });
  return second ? [first, second] : [first];
}
