/** Letters of a writing system that belongs to one language, or to one more than to any other. */
const WRITING: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** Short words that are frequent in English and in no other language distinguished here. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the and you your our that this with are what how from its we’re it’s who they'.split(' '),
);

/** Number of characters examined: enough to decide, few enough for every pause in typing. */
const SAMPLE = 2_000;
/** Minimum share of words that are common in English. */
const ENOUGH_ENGLISH = 0.12;
/** Minimum share of letters of one writing system. Japanese is half Han. */
const ENOUGH_LETTERS = 0.4;
const ENOUGH_KANA = 0.15;
/** Fewer letters of a writing system are a symbol or a name: 'π'. */
const FEWEST_LETTERS = 4;
/** Two words in Latin letters are as likely to be a name. */
const FEWEST_WORDS = 3;
const FEWEST_LATIN_LETTERS = 12;

/** Detects the language of a text; empty if it cannot. */
export interface LanguageModel {
  detect: (text: string) => { language: string; isReliable: () => boolean };
}

/** Loads the model that detects languages by groups of letters: 280 kB that English scripts do not need. */
export async function loadLanguageModel(): Promise<LanguageModel> {
  return (await import('eld/extrasmall')).default;
}

const sampleOf = (script: string): string =>
  script.trimStart().slice(0, SAMPLE).normalize('NFC').replaceAll("'", '’');

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}’]+/gu) ?? [];

/** Returns the language whose writing system most letters belong to, if that identifies one. */
function byWriting(text: string, letters: number): string | null {
  for (const [pattern, tag] of WRITING) {
    const found = text.match(pattern)?.length ?? 0;
    const needed = tag === 'ja' ? ENOUGH_KANA : ENOUGH_LETTERS;
    const fewest = tag === 'ja' || tag === 'zh' || tag === 'ko' ? 2 : FEWEST_LETTERS;
    if (found >= fewest && found / letters >= needed) return tag;
  }
  return null;
}

/**
 * Whether a script is English by its commonest words, without a model; false for fewer than three words.
 */
export function isPlainlyEnglish(script: string): boolean {
  const words = wordsOf(sampleOf(script));
  if (words.length < FEWEST_WORDS) return false;
  return words.filter((word) => ENGLISH.has(word)).length / words.length >= ENOUGH_ENGLISH;
}

/** Whether the script is so short that any result would be a guess. */
export function isTooShortToDetect(script: string): boolean {
  const text = sampleOf(script);
  const letters = lettersOf(text);
  if (letters > 0 && byWriting(text, letters) !== null) return false;
  return letters < FEWEST_LATIN_LETTERS || wordsOf(text).length < FEWEST_WORDS;
}

/**
 * Returns the language tag of a script; null if it cannot be detected, as for a few names. The writing
 * system decides if the model is not sure.
 */
export function detectLanguage(script: string, model: LanguageModel): string | null {
  if (isTooShortToDetect(script)) return null;
  if (isPlainlyEnglish(script)) return 'en';
  const text = sampleOf(script);
  const found = model.detect(text);
  if (found.language !== '' && found.isReliable()) return found.language;
  return byWriting(text, lettersOf(text));
}
