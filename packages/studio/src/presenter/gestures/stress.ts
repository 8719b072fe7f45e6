/**
 * The stressed vowel of a spoken word. Engines report phones without their stress, so it is estimated from
 * which vowels are full, from how long they last compared with others of their kind, and from the spelling.
 */
import type { TimedPhone, TimedWord } from '../../types.ts';
import { bareWord } from './words.ts';

/** Typical seconds of vowels, measured on the built-in voices. */
const USUAL: Readonly<Record<string, number>> = {
  ...{ ax: 0.054, ih: 0.064, uh: 0.05, uw: 0.08, eh: 0.098, ah: 0.1, ao: 0.107, iy: 0.113 },
  ...{ aa: 0.115, ae: 0.124, er: 0.128, ow: 0.139, ey: 0.152, oy: 0.167, ay: 0.176, aw: 0.189 },
};

/** Vowels that are often unstressed; all others are full. */
const WEAK: Readonly<Record<string, number>> = { ax: -3, ih: -0.6, er: -0.6, iy: -0.45, ow: -0.1 };
const FULL = 0.35;

/** The weight of a vowel's length, and its limit; vowels before a pause are long without stress. */
const LENGTH = { share: 0.9, most: 1.6, last: 0.7 } as const;
/** English stresses first syllables more often than last ones, and prefixes rarely. */
const FIRST = 0.35;
const LAST = -0.45;
const PREFIX = -0.5;
const BEFORE_ENDING = 1.5;

const PREFIXES =
  /^(?:re|de|be|ex|en|in|con|com|pro|pre|dis|un|em|im|per|sur|sub|ad|ac|ap|at|ob|trans|with)/u;
const STRESSED_END =
  /(?:ee|eers?|ees|ette|ese|esque|self|selves|oon|oons|ain|ine|ade|air|ate|teen)$/u;
/** Endings that are preceded by the stress, with their number of vowels. */
const ENDINGS: readonly (readonly [ending: RegExp, vowels: number])[] = [
  [/(?:ity|ities|graphy|logy|nomy|ical|ically|ially|iously)$/u, 2],
  [/(?:[aeiou]?tion|sion|cian|ics?|ial|ious|ient)s?$/u, 1],
];

/** Stressed vowels by index, for words that the rules get wrong. */
const EXCEPTIONS: ReadonlyMap<string, number> = new Map(
  [
    ['different difference several every everything anything something somebody project revenue'],
    [
      'hello goodbye idea ideas hotel already increase museum delivery ourselves themselves himself',
    ],
    ['absolutely afternoon understand engineer engineers employee employees volunteer volunteers'],
    ['congratulations'],
  ].flatMap(([words = ''], vowel) => words.split(' ').map((word) => [word, vowel] as const)),
);

export interface Vowel {
  /** Seconds. */
  start: number;
  end: number;
}

/** Returns the stressed vowel of a word, or the whole word if none of its vowels is known. */
export function stressedVowel(word: TimedWord, phones: readonly TimedPhone[]): Vowel {
  const vowels = vowelsOf(word, phones);
  const written = bareWord(word.text);
  const known = vowels[EXCEPTIONS.get(written) ?? -1];
  if (known) return known;
  const scores = vowels.map((vowel, i) => scoreOf(vowel, i, vowels.length, written));
  return vowels[scores.indexOf(Math.max(...scores))] ?? { start: word.start, end: word.end };
}

function vowelsOf(word: TimedWord, phones: readonly TimedPhone[]): TimedPhone[] {
  let low = 0;
  let high = phones.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((phones[middle]?.end ?? 0) <= word.start) low = middle + 1;
    else high = middle;
  }
  const vowels: TimedPhone[] = [];
  for (let phone = phones[low]; phone && phone.start < word.end; phone = phones[(low += 1)]) {
    const middle = (phone.start + phone.end) / 2;
    const isInside = middle > word.start && middle < word.end;
    if (isInside && USUAL[phone.phone] !== undefined) vowels.push(phone);
  }
  return vowels;
}

function scoreOf(vowel: TimedPhone, at: number, count: number, written: string): number {
  const { phone, start, end } = vowel;
  const isLast = at === count - 1;
  const length = ((end - start) / (USUAL[phone] ?? end - start)) * (isLast ? LENGTH.last : 1);
  let score = (WEAK[phone] ?? FULL) + LENGTH.share * Math.min(LENGTH.most, length);
  if (at === 0) score += PREFIXES.test(written) ? FIRST + PREFIX : FIRST;
  if (isLast && !STRESSED_END.test(written)) score += LAST;
  const ending = ENDINGS.find(([pattern]) => pattern.test(written));
  if (ending && at === count - 1 - ending[1]) score += BEFORE_ENDING;
  return score;
}
