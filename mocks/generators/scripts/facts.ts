import { parse as parseDates } from 'chrono-node/en';
import { unreadable } from './gaps.ts';
import { read } from './language.ts';
import { readPrompt } from './readPrompt.ts';

/** Something in a prompt that its script must mention. */
export interface PromptFact {
  kind: 'length' | 'audience' | 'topic' | 'name' | 'date' | 'number' | 'detail';
  /** In the prompt's own words. */
  text: string;
}

/** A range of a script in UTF-16 units, half open. */
export interface FactRange {
  from: number;
  to: number;
}

/** Maximum length of a fact with its own chip and its own place in the text. */
const MAX_WORDS = 9;

/** Names: runs of capitalised words that are not at the start of a sentence. */
const NAMES =
  /(?<=[\p{Ll}\p{N},:;]["“(]?\s["“(]?)(?:(?:Dr|Mr|Mrs|Ms|Prof|St)\.\s)?\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?:(?:of|de|do|da|van|von|del|la)\s)?\p{Lu}[\p{L}\p{N}&'’-]*)*/gu;
const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$|^I$/u;

const trimmed = (text: string): string =>
  text
    .replaceAll(/^[\s,;:.(]+|[\s,;:.!?)]+$/gu, '')
    .replace(/^(?:on|at|by|from|until|in|for)\s+/iu, '');

/** Finds names, dates and numbers in a prompt's words, without its orders. */
function inWords(words: string): PromptFact[] {
  const dates = parseDates(words).map(({ text }) => trimmed(text));
  const names = (words.match(NAMES) ?? []).filter(
    (name) => !CALENDAR.test(name) && !read(name.toLowerCase()).has('(#Pronoun|#Possessive)'),
  );
  const numbers = read(words)
    .numbers()
    .out('array')
    .map(trimmed)
    .filter((number: string) => !/^(?:an?|half|second|\d+-)$/iu.test(number));
  return [
    ...names.map((text) => ({ kind: 'name' as const, text })),
    ...dates.map((text) => ({ kind: 'date' as const, text })),
    ...numbers.map((text: string) => ({ kind: 'number' as const, text })),
  ].filter(({ text }) => text !== '');
}

const short = (text: string | null): text is string =>
  text !== null && text.split(/\s+/u).length <= MAX_WORDS;

/**
 * Finds the facts of a prompt, in its own words: length, audience, topic, names, dates, numbers and short
 * details. Empty for prompts that the writer cannot read.
 */
export function findFacts(prompt: string): PromptFact[] {
  if (unreadable(prompt)) return [];
  const { seconds, audience, topic, details } = readPrompt(prompt);
  const said = [topic, audience, ...details.map(({ text }) => text)].filter(
    (text) => text !== null,
  );
  const all: PromptFact[] = [
    ...(seconds === null
      ? []
      : [{ kind: 'length' as const, text: `${Math.round(seconds)} seconds` }]),
    ...(short(audience) ? [{ kind: 'audience' as const, text: audience }] : []),
    ...(short(topic) ? [{ kind: 'topic' as const, text: topic }] : []),
    ...details
      .filter(({ text }) => short(text))
      .map(({ text }) => ({ kind: 'detail' as const, text })),
    // The word in front keeps a name at the very beginning from counting as a sentence's capital.
    ...said.flatMap((text) => inWords(`so ${text}`)),
  ];
  return all.filter(({ text }, index) =>
    all.every(
      (other, at) =>
        at === index || other.kind === 'length' || !holds(other.text, text, at < index),
    ),
  );
}

/** Whether a fact contains another one; of two equal facts, the first stays. */
function holds(one: string, other: string, isBefore: boolean): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b ? isBefore : a.includes(b);
}

const SMALL = /^(?:an?|the|our|my|your|their|of|and|to|in|on|at|for|by|is|are)$/iu;

/** The range of each word of a fact, or null if a word is missing. */
function wordRanges(words: readonly string[], script: string): FactRange[] | null {
  const ranges = words.map((word) => {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').exec(script);
    return match && { from: match.index, to: match.index + match[0].length };
  });
  return ranges.every((range) => range !== null) ? ranges : null;
}

/** The range of a fact's date in a script, in any notation. */
function dateRanges(text: string, script: string): FactRange[] | null {
  const parts = ['weekday', 'day', 'month', 'hour'] as const;
  const wanted = parseDates(text)[0]?.start;
  if (!wanted) return null;
  const found = parseDates(script).find(({ start }) =>
    parts.every((part) => !wanted.isCertain(part) || start.get(part) === wanted.get(part)),
  );
  return found ? [{ from: found.index, to: found.index + found.text.length }] : null;
}

/**
 * Where a script mentions a fact; null if it does not. A length has no place in the text: an empty list.
 */
export function placesOfFact({ kind, text }: PromptFact, script: string): FactRange[] | null {
  if (kind === 'length') return [];
  const whole = wordRanges([text], script);
  if (whole) return whole;
  const words = (text.match(/[$€£]?[\p{L}\p{N}][\p{L}\p{N}'’.,%:-]*/gu) ?? [])
    .map(trimmed)
    .filter((word) => word !== '' && !SMALL.test(word));
  const each = words.length === 0 ? null : wordRanges(words, script);
  return each ?? (kind === 'date' ? dateRanges(text, script) : null);
}
