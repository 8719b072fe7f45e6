import { isSpeakable, isSpelled, letterWords, withEnding } from './acronyms.ts';
import { lookUp, SYMBOLS, WORD_READINGS } from './lexicon.ts';
import { cardinalWords, digitWords } from './numberWords.ts';

/** Most letters of one spoken word: longer than any real word, and keeps engine calls short. */
const MAX_SPOKEN_LETTERS = 28;
/** Most parts of one run of letters: a screenful without a space is not worth hearing. */
const MAX_PARTS = 3;

/**
 * Reads a written word of ASCII letters, digits and marks as spoken words.
 *
 * Splits compounds ('GitHub', 'state-of-the-art', 'MP4'), spells acronyms, and reads inner marks.
 *
 * @param isShouting - Whether the text around it is in capitals, so that capitals do not mean an acronym.
 */
export function readWord(word: string, isShouting = false): string[] {
  const known = lookUp(WORD_READINGS, word.toLowerCase());
  if (known !== undefined) return known.split(' ');
  const words: string[] = [];
  // a full stop without a space after it: a file name, or a forgotten space
  const parts = word.matchAll(/[A-Za-z]+(?:'[A-Za-z]+)*|\d+|\.(?=\w)|–|\.{2,}|[&+@=%#]/g);
  for (const { 0: part, index } of parts) {
    // a name after a dot ('.NET') is a word if it can be one
    if (/^[A-Z]{3,}$/.test(part) && word.charAt(index - 1) === '.' && isSpeakable(part)) {
      words.push(...readLetters(part.toLowerCase(), isShouting));
    } else if (part === 'A' && isLetterName(word, index)) {
      words.push('ay');
    } else if (/^[A-Za-z]/.test(part)) words.push(...readLetters(part, isShouting));
    else if (/^\d/.test(part)) words.push(...readDigits(part));
    else if (part === '.') words.push(...readDot(word, index, words));
    else if (part === '–' || part.startsWith('..')) pauseAfter(words);
    else words.push(...(lookUp(SYMBOLS, part) ?? '').split(' ').filter(Boolean));
  }
  return words;
}

/** Whether an A is a letter next to a digit, or first in 'A-level'. */
function isLetterName(word: string, index: number): boolean {
  if (index === 0 && word.charAt(1) === '-') return !/^a-ha/i.test(word);
  return /\d/.test(`${word.charAt(index - 1)}${word.charAt(index + 1)}`);
}

function pauseAfter(words: string[]): void {
  const last = words.pop();
  if (last !== undefined) words.push(last.endsWith(',') ? last : `${last},`);
}

function readDot(word: string, index: number, words: string[]): string[] {
  const isInitials = /^(?:[A-Za-z]\.)+[A-Za-z]?\.?$/.test(word);
  if (isInitials) return [];
  if (/[a-z]$/.test(word.slice(0, index)) && /^\.[A-Z][a-z]/.test(word.slice(index))) {
    pauseAfter(words);
    return [];
  }
  return ['dot'];
}

function readDigits(digits: string): string[] {
  return digits.length > 4 || /^0\d/.test(digits) ? digitWords(digits) : cardinalWords(digits);
}

function readLetters(letters: string, isShouting: boolean): string[] {
  const known = lookUp(WORD_READINGS, letters.toLowerCase());
  if (known !== undefined) return known.split(' ');
  const plural = /^([A-Z]{2,})s$/.exec(letters)?.[1];
  if (plural && isSpelled(plural, false)) return withEnding(letterWords(plural), 's');
  const owner = /^(.*[A-Z].*)'[sS]$/.exec(letters)?.[1];
  if (owner) return withEnding(readLetters(owner, isShouting), 's');
  if (letters.length === 1)
    return /^[aI]$/.test(letters) ? [letters.toLowerCase()] : [letterOf(letters)];
  if (/^[A-Z]+$/.test(letters)) {
    return isSpelled(letters, isShouting) ? letterWords(letters) : cut(letters.toLowerCase());
  }
  // 'BSc', 'PhD': no word has a capital inside and no vowel
  if (/^[A-Z].*[A-Z]/.test(letters) && /^[^aeiouyAEIOUY']+$/.test(letters)) {
    return letterWords(letters);
  }
  return camelParts(letters).flatMap((part) =>
    /^[A-Z]{2,}$/.test(part) && isSpelled(part, false)
      ? letterWords(part)
      : cut(part.toLowerCase()),
  );
}

/** 'A' starts sentences as an article far more often than it names the letter. */
function letterOf(letter: string): string {
  return letter === 'A' ? 'a' : letter.toLowerCase();
}

/** 'OpenAI' → Open, AI. 'McDonald', 'MacLeod' and "O'Neill" stay whole. */
function camelParts(word: string): string[] {
  if (/^Ma?c[A-Z][a-z]+$/.test(word) || word.includes("'")) return [word];
  return word.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2,})/);
}

function cut(word: string): string[] {
  const parts = word.match(new RegExp(`.{1,${MAX_SPOKEN_LETTERS}}`, 'g')) ?? [];
  return parts.slice(0, MAX_PARTS);
}
