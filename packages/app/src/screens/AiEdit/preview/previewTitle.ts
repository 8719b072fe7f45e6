import { type AiEditForm, DEFAULT_TITLE_DURATION } from '../form/form.ts';
import { optionsOf } from '../form/options.ts';
import { endsClause, endsSentence, type SpokenCue } from './previewWords.ts';

/** The maximum number of characters in a generated title. */
const WANTED_LENGTH = 30;
/** Words that a title must not end with. */
const LEANING =
  /^(?:a|an|the|and|or|but|of|to|in|on|at|by|for|from|with|is|are|your|our|my|that)$/iu;
/** Greetings, which say nothing about what follows. */
const GREETING = /^(?:hello|hi|hey|good|welcome|today|so|now|well)\b/iu;
/** Words that count the points of a list. */
const COUNT =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?:ly)?$|^(?:\d|number|step|tip)$|^(?:next|then|finally|lastly|also)$/iu;
const NUMBER = /^(?:\d|number|step|tip)$/iu;
/** How many seconds a list point stays. */
const POINT_SECONDS = 2.6;
const POINT_WORDS = 4;
const MOST_POINTS = 9;

/** A list point: its number and a few words. */
interface ListPoint {
  number: number;
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{Nd}'-]/gu, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

/** Returns a title from the first meaningful sentence, as a template generates it for the user. */
function writtenTitle(words: readonly SpokenCue[]): string {
  const sentences = sentencesOf(words).filter(({ length }) => length > 2);
  const telling = sentences.find(([first]) => !GREETING.test(first?.text ?? ''));
  const picked: string[] = [];
  for (const { text } of telling ?? sentences[0] ?? []) {
    const clean = plain(text);
    if (clean === '') continue;
    if ([...picked, clean].join(' ').length > WANTED_LENGTH) break;
    picked.push(clean);
    if (picked.length > 1 && (endsClause(text) || /[.!?]$/u.test(text))) break;
  }
  while (picked.length > 1 && LEANING.test(picked.at(-1) ?? '')) picked.pop();
  return capital(picked.join(' '));
}

/** Returns the first words of a point without its number, up to the end of the clause. */
function summary(sentence: readonly SpokenCue[]): string {
  const [first = '', second = ''] = sentence.map(({ text }) => plain(text));
  const counted = COUNT.test(first) ? (NUMBER.test(second) ? 2 : 1) : 0;
  const rest = sentence.slice(counted).map(({ text }) => text);
  const stop = rest.findIndex((text, i) => i > 0 && /[,;:.!?]$/u.test(text));
  const most = stop < 0 ? POINT_WORDS : Math.min(POINT_WORDS, stop + 1);
  return capital(
    rest
      .slice(0, most)
      .join(' ')
      .replace(/[^\p{L}\p{N}]+$/u, ''),
  );
}

/**
 * Returns the points that a script makes: sentences that count, or every sentence after the first. None
 * starts before `free` seconds, when the title is gone.
 */
function listPoints(words: readonly SpokenCue[], free: number): ListPoint[] {
  const sentences = sentencesOf(words).filter(({ length }) => length > 1);
  const counted = sentences.filter(([first]) => COUNT.test(plain(first?.text ?? '')));
  const points = counted.length > 1 ? counted : sentences.slice(sentences.length > 1 ? 1 : 0);
  return points.slice(0, MOST_POINTS).flatMap((sentence, i) => {
    const begin = sentence[0]?.start ?? 0;
    const next = points[i + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.min(begin + POINT_SECONDS, next);
    const start = Math.max(begin, free);
    return end - start > 0.6 ? [{ number: i + 1, text: summary(sentence), start, end }] : [];
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
  return text === '' && titleModes ? writtenTitle(words) : text;
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
  const points = listPoints(words, shown);
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
