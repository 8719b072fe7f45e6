import { isAbbreviation } from './abbreviations.ts';
import { latinise } from './latinise.ts';
import { readToken } from './readToken.ts';
import type { Reading } from './scriptMarks.ts';
import { writtenWords } from './writtenWords.ts';

/** Spoken words of one written word at most; a key or a number beyond that is not for the ear. */
const MAX_SPOKEN_WORDS = 60;

/** One written word and how it is spoken. */
export interface SpokenToken {
  /** As written, outer punctuation included. */
  text: string;
  /** Half-open range in the text, UTF-16 code units. */
  from: number;
  to: number;
  /** Lower-case words of letters and apostrophes; a comma after one is a short rest inside. */
  spoken: string[];
  /** The rest after the word. A '.' only ends the text, so that one call gives one utterance. */
  rest: '' | ',' | '.' | '?';
}

interface Parts {
  opening: string;
  core: string;
  closing: string;
}

const OPENING = /^[\s"'([{<*_~|\\/^–.,;:!?-]*?(?=[A-Za-z0-9$£€¥₹@#+&%=<>°×÷±-]|$)/;

/**
 * A text as spoken words, each with the written word that it comes from. Every written word appears
 * once, in order; emoji and bare punctuation with nothing to speak.
 *
 * @param readings - Words that are said otherwise than they are written.
 */
export function normaliseText(text: string, readings: readonly Reading[] = []): SpokenToken[] {
  const words = writtenWords(text);
  const parts = words.map((word, i) => takeApart(latinise(word.text), words[i + 1]?.text));
  const isShouting = shouts(parts);
  const tokens = words.map((word, i): SpokenToken => {
    const context = { previous: parts[i - 1]?.core, next: parts[i + 1]?.core, isShouting };
    const reading = readings.find(({ at }) => at > word.from && at <= word.to);
    const said = reading && sayable(reading.says);
    const spoken = (said ?? readToken(parts[i]?.core ?? '', context).flatMap(toSpeakable)).slice(
      0,
      MAX_SPOKEN_WORDS,
    );
    return { ...word, spoken, rest: restAfter(parts[i], parts[i + 1]) };
  });
  return endAtLastSpoken(tokens);
}

function takeApart(written: string, next: string | undefined): Parts {
  const word = written.trim().replace(/\s+/g, ' ');
  const opening = OPENING.exec(word)?.[0] ?? '';
  const body = word.slice(opening.length);
  const stopped = body.replace(/[,;:!?"')\]}]+$/, '');
  if (isAbbreviation(stopped, next)) {
    return { opening, core: stopped, closing: body.slice(stopped.length) };
  }
  const core = body.replace(/[\s"')\]}>*_~|\\/^–.,;:!?-]+$/, '');
  return { opening, core, closing: body.slice(core.length) };
}

/** Most words in capitals, so that capitals do not mean an acronym. */
function shouts(parts: readonly Parts[]): boolean {
  const words = parts.map(({ core }) => core).filter((core) => /^[A-Za-z']{2,}$/.test(core));
  const loud = words.filter((core) => core === core.toUpperCase());
  return words.length >= 3 && loud.length > words.length * 0.6;
}

function restAfter(parts: Parts | undefined, next: Parts | undefined): SpokenToken['rest'] {
  const closing = parts?.closing ?? '';
  if (closing.includes('?')) return '?';
  if (/[,;:!–.)\]]|--/.test(closing)) return ',';
  const isOpened = /[([–]|--|^-$/.test(next?.opening ?? '');
  return isOpened || (next?.core === '' && /^[-–]+$/.test(next.closing)) ? ',' : '';
}

/** Letters and apostrophes only: whatever else is left would upset the engine. */
function toSpeakable(word: string): string[] {
  const rest = word.endsWith(',') ? ',' : '';
  return (word.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? []).map(
    (part, i, all) => part + (i === all.length - 1 ? rest : ''),
  );
}

/** The words of a reading; nothing when it holds none, and the word is then said as written. */
function sayable(says: string): string[] | undefined {
  const words = normaliseText(says).flatMap(({ spoken }) => spoken);
  return words.length > 0 ? words : undefined;
}

/** Rests of silent words move to the spoken word before them; the last one ends the sentence. */
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
