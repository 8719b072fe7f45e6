/**
 * Finds the words of a sentence that call for a gesture, by rule, the most meaningful first. In doubt there
 * is no gesture.
 */
import type { Gesture } from '../../marks/gestures.ts';
import type { TimedPhone } from '../../types.ts';
import { countsOf } from './counts.ts';
import { listedItems } from './lists.ts';
import type { SpokenSentence, SpokenWord } from './spokenSentence.ts';
import { stressedVowel } from './stress.ts';
import { EN, GOODBYES, GREETINGS } from './words.ts';

/** From the most to the least meaningful. */
export type Rule = 'greet' | 'count' | 'list' | 'contrast' | 'answer' | 'point' | 'open';

/** A gesture that a rule proposes. */
export interface Proposal {
  rule: Rule;
  gesture: Gesture;
  /** Words that it is timed to, by index: one, or one for each beat. */
  on: readonly number[];
}

/** Words and seconds from which a sentence counts as long. */
const LONG = { words: 9, seconds: 2.6 } as const;

/** Returns proposals in the order of {@link Rule}. */
export function proposals(sentence: SpokenSentence, phones: readonly TimedPhone[]): Proposal[] {
  const isEnglish = sentence.language === 'en';
  return [
    ...greeting(sentence),
    ...counting(sentence),
    ...listing(sentence),
    ...(isEnglish ? contrast(sentence) : []),
    ...(isEnglish ? answers(sentence) : []),
    ...(isEnglish ? pointing(sentence) : []),
    ...opening(sentence, phones),
  ];
}

/** A film has one greeting and one goodbye: a greeting in the middle is a quotation. */
function greeting({ words, language, isFirst, isLast }: SpokenSentence): Proposal[] {
  const wave = (at: number): Proposal[] => [{ rule: 'greet', gesture: 'wave', on: [at] }];
  if (isFirst) {
    const greeted = phraseAt(words, 0, GREETINGS[language] ?? []);
    if (greeted > 0) return wave(greeted - 1);
  }
  if (!isLast) return [];
  for (let i = 0; i < words.length; i += 1) {
    const isOpen = words[i]?.opens || words[i - 1]?.bare === 'and';
    const said = isOpen ? phraseAt(words, i, GOODBYES[language] ?? []) : 0;
    if (said > 0) return wave(i + said - 1);
  }
  return [];
}

/** Returns the number of words in the longest of some phrases that is spoken at an index; 0 for none. */
function phraseAt(words: readonly SpokenWord[], at: number, phrases: readonly string[]): number {
  const lengths = phrases.map((phrase) => {
    const parts = phrase.split(' ');
    return parts.every((part, i) => words[at + i]?.bare === part) ? parts.length : 0;
  });
  return Math.max(0, ...lengths);
}

function counting(sentence: SpokenSentence): Proposal[] {
  return countsOf(sentence).map((counts): Proposal => {
    const number = (counts.at(-1)?.number ?? 1) as 1 | 2 | 3 | 4 | 5;
    return { rule: 'count', gesture: `count ${number}`, on: counts.map(({ word }) => word) };
  });
}

function listing({ words, language }: SpokenSentence): Proposal[] {
  const on = listedItems(words, language);
  return on ? [{ rule: 'list', gesture: 'list', on }] : [];
}

const OTHER_HAND = ['on the other hand'];

/** The word after 'but', if that opens a clause, and after 'on the other hand'. */
function contrast({ words }: SpokenSentence): Proposal[] {
  return words.flatMap(({ bare, opens }, i): Proposal[] => {
    if (!opens) return [];
    const length = bare === 'but' ? 1 : phraseAt(words, i, OTHER_HAND);
    const on = nextStressed(words, i + length);
    if (length === 0 || on === null || words.length - on < 2) return [];
    return [{ rule: 'contrast', gesture: 'contrast', on: [on] }];
  });
}

/** Returns the first stressed word among the next few. */
function nextStressed(words: readonly SpokenWord[], at: number): number | null {
  for (let i = at; i < Math.min(words.length, at + 4); i += 1) {
    const spoken = words[i];
    if (spoken && !EN.weak.has(spoken.bare)) return i;
  }
  return words[at] ? at : null;
}

/** 'Yes', 'exactly', 'of course'; 'no', 'never'. */
function answers({ words }: SpokenSentence): Proposal[] {
  return words.flatMap(({ bare, opens, closes }, i): Proposal[] => {
    const next = words[i + 1]?.bare;
    const answer = (gesture: Gesture, on = i): Proposal[] => [
      { rule: 'answer', gesture, on: [on] },
    ];
    if (EN.refusals.has(bare) && opens && closes) return answer('shake');
    if (EN.shakes.has(bare) && next !== 'mind' && !isQuestion(words)) return answer('shake');
    if (bare === 'of' && opens && next === 'course') return answer('nod', i + 1);
    if (!EN.nods.has(bare) || !(opens || closes)) return [];
    if (next === 'not' && !closes) return answer('shake', i + 1);
    return bare === 'yes' && !opens ? [] : answer('nod');
  });
}

function isQuestion(words: readonly SpokenWord[]): boolean {
  return /\?[^\p{L}\p{N}]*$/u.test(words.at(-1)?.word.text ?? '');
}

/** Words after 'you' that put the stress on it; before others it opens a sentence without a stress. */
const CHOSEN = new Set([
  'decide',
  'choose',
  'pick',
  'alone',
  'yourself',
  'yourselves',
  'too',
  'deserve',
]);
const TO_YOU = new Set(['for', 'to', 'with', 'from', 'about', 'of']);

/** 'You', 'this' and 'here' where they are stressed: at the edges of a clause. */
function pointing({ words }: SpokenSentence): Proposal[] {
  return words.flatMap(({ bare, closes }, i): Proposal[] => {
    const before = words[i - 1]?.bare ?? '';
    const after = words[i + 1]?.bare ?? '';
    const point = (gesture: Gesture): Proposal[] => [{ rule: 'point', gesture, on: [i] }];
    if (bare === 'you') {
      const isLast = closes && TO_YOU.has(before);
      return isLast || (i === 0 && CHOSEN.has(after)) ? point('point you') : [];
    }
    // The subject is shown to the viewer's left, next to the presenter.
    const presents = i === 0 && /^(?:is|are)$/u.test(after);
    if (bare === "here's" && i === 0) return point('point left');
    if (bare === 'here' && (presents || (closes && /^(?:right|over|look)$/u.test(before)))) {
      return point('point left');
    }
    const shows = closes && /^(?:at|like)$/u.test(before);
    return bare === 'this' && (presents || shows) ? point('point left') : [];
  });
}

/** The accent of a long sentence: its longest stressed vowel in stressed words. */
function opening({ words, language }: SpokenSentence, phones: readonly TimedPhone[]): Proposal[] {
  const seconds = words.at(-1)?.word.end ?? 0;
  if (words.length < LONG.words || seconds < LONG.seconds) return [];
  const ranked = words
    .flatMap(({ word, bare }, i) => {
      if (i < 2 || bare.length < 4 || (language === 'en' && EN.weak.has(bare))) return [];
      const { start, end } = stressedVowel(word, phones);
      return [{ i, length: end - start }];
    })
    .sort((a, b) => b.length - a.length || a.i - b.i);
  return ranked.slice(0, 4).map(({ i }): Proposal => ({ rule: 'open', gesture: 'open', on: [i] }));
}
