import { type ListPoint, listPoints, writtenTitle } from '@lectern/studio/looks';
import { type AiEditForm, DEFAULT_TITLE_DURATION } from '../form/form.ts';
import { optionsOf } from '../form/options.ts';
import { endsSentence, type SpokenCue } from './previewWords.ts';

const join = (words: readonly SpokenCue[]) => words.map(({ text }) => text).join(' ');

function sentencesOf(words: readonly SpokenCue[]): SpokenCue[][] {
  const sentences: SpokenCue[][] = [];
  let current: SpokenCue[] = [];
  words.forEach((word, i) => {
    current.push(word);
    if (!endsSentence(word.text, words[i + 1]?.text)) return;
    sentences.push(current);
    current = [];
  });
  return sentences;
}

/** Returns the list points of a script. None starts before `free` seconds, when the title is gone. */
function pointsAfter(free: number, words: readonly SpokenCue[]): ListPoint[] {
  return listPoints(sentencesOf(words), join).flatMap((point) => {
    const start = Math.max(point.start, free);
    return point.end - start > 0.6 ? [{ ...point, start }] : [];
  });
}

/** The card shown in the title's place. */
export type PreviewCard =
  | { kind: 'title'; text: string }
  | { kind: 'point'; number: number; text: string; hasGround: boolean };

/** Returns the title that an edit gets; empty if it has none. */
function titleOf({ template, titleText }: AiEditForm, words: readonly SpokenCue[]): string {
  const { personalize, titleModes } = optionsOf(template);
  if (!personalize) return '';
  const text = titleText.trim();
  return text === '' && titleModes ? writtenTitle(sentencesOf(words), join) : text;
}

/**
 * Returns the card shown in the title's place at a time.
 *
 * @param seconds null shows the first card, whenever it appears
 */
export function cardAt(
  form: AiEditForm,
  words: readonly SpokenCue[],
  seconds: number | null,
): PreviewCard | null {
  const text = titleOf(form, words);
  const shown = text === '' ? 0 : (form.titleDuration ?? DEFAULT_TITLE_DURATION);
  if (shown > (seconds ?? 0)) return { kind: 'title', text };
  const { listicleStyle } = form;
  if (!optionsOf(form.template).listicleStyle) return null;
  if (listicleStyle === null || listicleStyle === 'none') return null;
  const points = pointsAfter(shown, words);
  const point =
    seconds === null
      ? points[0]
      : points.find(({ start, end }) => seconds >= start && seconds < end);
  if (!point) return null;
  return {
    kind: 'point',
    number: point.number,
    text: point.text,
    hasGround: listicleStyle === 'bg',
  };
}
