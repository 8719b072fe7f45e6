import { isAbbreviation } from './abbreviations.ts';
import { latinise } from './latinise.ts';
import { CURRENCIES, lookUp, STOPPED_READINGS } from './lexicon.ts';
import { readToken } from './readToken.ts';
import type { DateOrder } from './readDate.ts';
import { phoneWords } from './readDigitGroups.ts';
import type { Reading } from './Reading.ts';
import { writtenWords } from './writtenWords.ts';

/** Most spoken words for one written word; longer keys and numbers are not worth hearing. */
const MAX_SPOKEN_WORDS = 60;

export interface NormaliseOptions {
  /** Words with custom pronunciations. */
  readings?: readonly Reading[];
  /** How numeric dates are read. */
  order?: DateOrder;
}

/** One written word and how it is spoken. */
export interface SpokenToken {
  /** As written, including outer punctuation. */
  text: string;
  /** Half-open range in the text, UTF-16 code units. */
  from: number;
  to: number;
  /** Lower-case words of letters and apostrophes; a comma after one is a short rest within the token. */
  spoken: string[];
  /** The rest after the word. A '.' only ends the text, so that one call gives one utterance. */
  rest: '' | ',' | '.' | '?';
}

interface Parts {
  opening: string;
  core: string;
  closing: string;
}

/** Words of context on each side. */
const NEAR = 6;

/** Words that would lose their meaning without their outer marks. */
const KEPT_WHOLE =
  /^(?:\+?\(\d{2,5}\)[\d.-]*|(?:~|\.{1,2})?(?:\/[\w.@-]*\w)+\/?|[A-Za-z]:\\\S*\w|\.[A-Za-z][A-Za-z0-9]{1,9}|w\/|[*^/x<>–-])$/;
/** Feet and inches, whose marks would otherwise be quotes. */
const LENGTH = /^\d{1,3}'(?:\d{1,2}(?:\.\d+)?"?)?$|^\d{1,3}(?:\.\d+)?"$/;

const OPENING = /^[\s"'([{<*_~|\\/^–.,;:!?-]*?(?=[A-Za-z0-9$£€¥₹@#+&%=<>°×÷±-]|$)/;

/**
 * Converts a text to spoken words, each with the written word that it comes from. Every written word
 * appears once, in order; emoji and bare punctuation have nothing to speak.
 */
export function normaliseText(
  text: string,
  { readings = [], order = 'month-first' }: NormaliseOptions = {},
): SpokenToken[] {
  const words = writtenWords(text);
  const plain = words.map((word) => latinise(word.text));
  const parts = plain.map((word, i) => takeApart(word, words[i + 1]?.text, isQuoted(plain, i)));
  const cores = parts.map(({ core }) => core);
  const isShouting = shouts(parts);
  const phones = phoneWords(plain);
  const tokens = words.map((word, i): SpokenToken => {
    const context = {
      before: cores.slice(Math.max(0, i - NEAR), i),
      after: cores.slice(i + 1, i + 1 + NEAR),
      isShouting,
      isStopped: parts[i]?.closing.startsWith('.') ?? false,
      isPaused: /[,;:]/.test(parts[i]?.closing ?? ''),
      isPhone: phones.has(i),
      order,
    };
    const reading = readings.find(({ at }) => at > word.from && at <= word.to);
    const said = reading && sayable(reading.says);
    const spoken = said ?? [
      ...(isAbout(parts[i]) ? ['about'] : []),
      ...readToken(parts[i]?.core ?? '', context).flatMap(toSpeakable),
    ];
    // A dash that is not spoken is a rest.
    const rest = isDash(parts[i]) && spoken.length === 0 ? ',' : restAfter(parts[i], parts[i + 1]);
    return withRest(word, spoken.slice(0, MAX_SPOKEN_WORDS), rest);
  });
  return endAtLastSpoken(tokens);
}

/** Whether a quotation is open before a word, so that a mark after the word closes it. */
function isQuoted(words: readonly string[], at: number): boolean {
  const marks =
    words
      .slice(Math.max(0, at - 40), at)
      .join(' ')
      .match(/"/g)?.length ?? 0;
  return marks % 2 === 1 || (words[at] ?? '').startsWith('"');
}

function takeApart(written: string, next: string | undefined, isQuote: boolean): Parts {
  const word = written.trim().replace(/\s+/g, ' ');
  const end = /[.,;:!?)]*$/.exec(word)?.[0] ?? '';
  const bare = word.slice(0, word.length - end.length);
  if (KEPT_WHOLE.test(bare) || (LENGTH.test(bare) && isLength(bare, next, isQuote))) {
    return { opening: '', core: bare, closing: end };
  }
  const opening = OPENING.exec(word)?.[0] ?? '';
  const body = word.slice(opening.length);
  const stopped = body.replace(/[,;:!?"')\]}]+$/, '');
  if (isAbbreviation(stopped, next)) {
    return { opening, core: withoutStop(stopped), closing: body.slice(stopped.length) };
  }
  const core = body.replace(/[\s"')\]}>*_~|\\/^–.,;:!?-]+$/, '');
  return { opening, core: withoutStop(core), closing: body.slice(core.length) };
}

/** Leaves out the full stop after the code of a currency: 'Rs. 500', 'Rs.500'. */
function withoutStop(core: string): string {
  const [, code = '', amount = ''] = /^([A-Za-z]+)\.(\d.*)?$/.exec(core) ?? [];
  return lookUp(CURRENCIES, code) === undefined ? core : code + amount;
}

const isDash = (parts: Parts | undefined): boolean => /^[-–]$/.test(parts?.core ?? '');

/** Whether '~' before a number says that it is not exact. */
function isAbout(parts: Parts | undefined): boolean {
  return parts !== undefined && parts.opening.endsWith('~') && /^\D{0,3}\d/.test(parts.core);
}

/** Keeps only one rest after a word. */
function withRest(
  word: Pick<SpokenToken, 'text' | 'from' | 'to'>,
  spoken: string[],
  rest: SpokenToken['rest'],
): SpokenToken {
  const last = spoken.length - 1;
  return {
    ...word,
    spoken: spoken.map((each, i) => (i === last ? each.replace(',', '') : each)),
    rest: rest || (spoken[last]?.endsWith(',') ? ',' : ''),
  };
}

function isLength(bare: string, next: string | undefined, isQuote: boolean): boolean {
  if (bare.endsWith('"')) return !isQuote;
  if (/'\d/.test(bare)) return true;
  return next !== undefined && /^(?:\d+(?:\.\d+)?["″]|tall|long|wide|high|deep|by|x)/.test(next);
}

/** Whether most words are in capitals, so that capitals do not mean an acronym. */
function shouts(parts: readonly Parts[]): boolean {
  const words = parts.map(({ core }) => core).filter((core) => /^[A-Za-z']{2,}$/.test(core));
  const loud = words.filter((core) => core === core.toUpperCase());
  return words.length >= 3 && loud.length > words.length * 0.6;
}

function restAfter(parts: Parts | undefined, next: Parts | undefined): SpokenToken['rest'] {
  const isShort = lookUp(STOPPED_READINGS, parts?.core ?? '') !== undefined;
  const goesOn = isShort && /^[a-z0-9]/.test(next?.core ?? '');
  const closing = (parts?.closing ?? '').slice(goesOn && parts?.closing.startsWith('.') ? 1 : 0);
  if (closing.includes('?')) return '?';
  if (/[,;:!–.)\]]|--/.test(closing)) return ',';
  const isOpened = /[([–]|--|^-$/.test(next?.opening ?? '');
  return isOpened || (next?.core === '' && /^[-–]+$/.test(next.closing)) ? ',' : '';
}

/** Keeps only letters and apostrophes: the engine stumbles over anything else. */
function toSpeakable(word: string): string[] {
  const rest = word.endsWith(',') ? ',' : '';
  return (word.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? []).map(
    (part, i, all) => part + (i === all.length - 1 ? rest : ''),
  );
}

/** The words of a reading; undefined if it has none, so that the word is spoken as written. */
function sayable(says: string): string[] | undefined {
  const words = normaliseText(says).flatMap(({ spoken }) => spoken);
  return words.length > 0 ? words : undefined;
}

/** Moves rests of silent words to the spoken word before them; the last one ends the sentence. */
function endAtLastSpoken(tokens: SpokenToken[]): SpokenToken[] {
  let last: SpokenToken | undefined;
  for (const token of tokens) {
    if (token.spoken.length === 0) {
      if (last && last.rest === '' && token.rest !== '') last.rest = ',';
      token.rest = '';
    } else {
      if (last?.rest === '?') last.rest = ',';
      last = token;
    }
  }
  if (last && last.rest !== '?') last.rest = '.';
  return tokens;
}
