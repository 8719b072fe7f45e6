/* Finds comments that read as if translated. CONTRIBUTING.md, 'Writing', has the rule. */
import { parseSync } from 'vite';

/**
 * Phrases that give a translation away, and the usual English for them.
 *
 * @type {readonly { phrase: RegExp; write: string }[]}
 */
const PHRASES = [
  // A question may start with these words.
  { phrase: /(?<=^|[.!] )(?:What|Whom?|Whose|Which) (?=[^.!?]*(?:[.!]|$))/u, write: 'the noun' },
  { phrase: /\bwhoever\b/iu, write: 'users, or no one' },
  { phrase: /\bnobody\b/iu, write: 'no one' },
  { phrase: /\banew\b/iu, write: 'again' },
  { phrase: /\bnot any ?more\b/iu, write: 'no longer' },
  { phrase: /(?<=^|[.!;:] )Else\b/u, write: 'otherwise' },
  { phrase: /\b(?:that|which) (?:is|are) none\b/iu, write: 'not a, or invalid' },
  { phrase: /\bto be had\b/iu, write: 'available' },
  { phrase: /\blet go of\b/iu, write: 'released' },
];

/** Occurs in every phrase. Parsing takes most of the time, and few sources match. */
const HINT =
  /\b(?:What|Whom?|Whose|Which|Else) |\b(?:is|are) none\b|[Ww]hoever|[Nn]obody|[Aa]new|any ?more|[Tt]o be had|[Ll]et go of/u;

/** Code and quoted interface texts are not the comment's own words. An apostrophe follows a letter. */
const QUOTED = /`[^`]*`|(?<!\p{L})'[^']*'|"[^"]*"|“[^”]*”/gu;

/**
 * Returns the translated phrases of a text, each with the usual English.
 *
 * @param {string} text
 */
export function translatedPhrases(text) {
  const own = text.replace(QUOTED, '…');
  return PHRASES.flatMap(({ phrase, write }) => {
    const found = phrase.exec(own)?.[0].trim();
    return found === undefined ? [] : [`'${found}' → ${write}`];
  });
}

/** Comments of several lines, each without its markers. */
const MARKERS = /^\s*\*+ ?|^\s*\/\/ ?/gmu;

/**
 * Returns the comments of a module as text, each on one line. Consecutive `//` lines are one comment.
 *
 * @param {string} source
 */
export function commentsOf(source) {
  /** @type {{ start: number; end: number; isLine: boolean }[]} */
  const blocks = [];
  for (const { type, start, end } of parseSync('comments.tsx', source).comments) {
    const isLine = type === 'Line';
    const last = blocks.at(-1);
    if (isLine && last?.isLine && source.slice(last.end, start).trim() === '') last.end = end;
    else blocks.push({ start, end, isLine });
  }
  return blocks.map(({ start, end, isLine }) => ({
    line: source.slice(0, start).split('\n').length,
    text: source
      .slice(isLine ? start : start + 2, isLine ? end : end - 2)
      .replace(MARKERS, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  }));
}

/**
 * Returns the translated phrases in the comments of a module, each with its comment's first line.
 *
 * @param {string} source
 */
export function translatedComments(source) {
  if (!HINT.test(source)) return [];
  return commentsOf(source).flatMap(({ line, text }) =>
    translatedPhrases(text).map((phrase) => `${line}: ${phrase}`),
  );
}
