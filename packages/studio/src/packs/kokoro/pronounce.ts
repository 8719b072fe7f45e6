import { dictionary } from 'cmu-pronouncing-dictionary';
import { EnglishG2P } from 'phonemize/en-g2p';

/**
 * Transcribes English words in the symbols that Kokoro was trained with (those of its makers' `misaki`):
 * the IPA, with one letter for each diphthong and affricate and the stress directly before its vowel.
 * Pronunciations come from the CMU dictionary; words that are missing there are read by rules.
 */

/** Sounds of the CMU dictionary; vowels without their stress digit. */
const CMU_VOWELS: ReadonlyMap<string, string> = new Map(
  'AA ɑ, AE æ, AO ɔ, AW W, AY I, EH ɛ, EY A, IH ɪ, IY i, OW O, OY Y, UH ʊ, UW u, AH ʌ, ER ɜɹ'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
const CMU_CONSONANTS: ReadonlyMap<string, string> = new Map(
  (
    'B b, CH ʧ, D d, DH ð, F f, G ɡ, HH h, JH ʤ, K k, L l, M m, N n, NG ŋ, P p, R ɹ, S s, SH ʃ, T t, ' +
    'TH θ, V v, W w, Y j, Z z, ZH ʒ'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Vowels that sound different when unstressed. */
const UNSTRESSED: Readonly<Record<string, string>> = { AH: 'ə', ER: 'əɹ' };
const STRESS: Readonly<Record<string, string>> = { 0: '', 1: 'ˈ', 2: 'ˌ' };

/** Words that are weak within a sentence; the dictionary has their pronunciation in isolation. */
const WEAK: Readonly<Record<string, string>> = {
  a: 'ɐ',
  an: 'ɐn',
  as: 'æz',
  at: 'æt',
  for: 'fɔɹ',
  from: 'fɹʌm',
  in: 'ɪn',
  is: 'ɪz',
  of: 'ʌv',
  on: 'ɔn',
  the: 'ðə',
  to: 'tə',
  with: 'wɪð',
};
/** The same, before a vowel. */
const WEAK_BEFORE_VOWEL: Readonly<Record<string, string>> = { the: 'ði', to: 'tʊ' };
const VOWEL = /^[ˈˌ]?[ɑæɔWIɛAɪiOYʊuʌəɜɐ]/;

/** Pairs of IPA letters that are one letter in Kokoro, and others that it has no letter for. */
const OF_IPA: readonly (readonly [RegExp, string])[] = [
  [/tʃ/g, 'ʧ'],
  [/dʒ/g, 'ʤ'],
  [/eɪ/g, 'A'],
  [/aɪ/g, 'I'],
  [/oʊ/g, 'O'],
  [/aʊ/g, 'W'],
  [/ɔɪ/g, 'Y'],
  [/ɫ/g, 'l'],
  [/g/g, 'ɡ'],
  [/([ˈˌ][^ɑæɔWIɛAɪiOYʊuʌəɜɝ]*)ɝ/g, '$1ɜɹ'],
  [/ɝ/g, 'əɹ'],
  // Move the stress mark from its syllable to its vowel.
  [/([ˈˌ])([^ɑæɔWIɛAɪiOYʊuʌəɜ]+)/g, '$2$1'],
];

const rules = new EnglishG2P();

/**
 * Transcribes the words of a sentence into Kokoro's symbols.
 *
 * @param words - Lower-case words of letters and apostrophes.
 */
export function pronounce(words: readonly string[]): string[] {
  const alone = words.map(pronounceWord);
  return words.map((word, i) => {
    const isBeforeVowel = VOWEL.test(alone[i + 1] ?? '');
    const weak = (isBeforeVowel ? own(WEAK_BEFORE_VOWEL, word) : undefined) ?? own(WEAK, word);
    return weak ?? alone[i] ?? '';
  });
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function pronounceWord(word: string): string {
  const known = own(dictionary, word);
  if (known !== undefined) return ofCmu(known);
  const [, stem = '', ending = ''] = /^(.+)'(s|re|ll|ve|d|m)$/.exec(word) ?? [];
  const spoken = stem === '' ? undefined : own(dictionary, stem);
  if (spoken !== undefined) return withEnding(ofCmu(spoken), ending);
  return ofIpa(rules.predict(word) ?? '');
}

/** In 'IY0 K S # name', the part after the # is a comment. */
function ofCmu(written: string): string {
  return (written.split('#')[0] ?? '')
    .trim()
    .split(/\s+/)
    .map((sound) => {
      const [, name = '', stress = ''] = /^([A-Z]+)(\d?)$/.exec(sound) ?? [];
      const weak = stress === '0' ? own(UNSTRESSED, name) : undefined;
      const vowel = weak ?? CMU_VOWELS.get(name);
      return vowel === undefined
        ? (CMU_CONSONANTS.get(name) ?? '')
        : (STRESS[stress] ?? '') + vowel;
    })
    .join('');
}

function ofIpa(ipa: string): string {
  return OF_IPA.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), ipa);
}

const ENDINGS: Readonly<Record<string, string>> = { re: 'əɹ', ll: 'əl', ve: 'v', d: 'd', m: 'm' };

/** Adds the ending to a word that the dictionary has without it: "bakery's", "they'd". */
function withEnding(stem: string, ending: string): string {
  if (ending !== 's') return stem + (ENDINGS[ending] ?? '');
  if (/[szʃʒʧʤ]$/.test(stem)) return `${stem}ᵻz`;
  return stem + (/[ptkfθ]$/.test(stem) ? 's' : 'z');
}
