/*
 * Faces of writing systems beyond western Latin, in the pieces that their packages split them into. Loaded
 * only when a text needs one: the character lists alone are 60 kB. The files are in `writingFiles.ts`.
 */
import inter from '@fontsource-variable/inter/unicode.json';
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json';
import armenian from '@fontsource-variable/noto-sans-armenian/unicode.json';
import bengali from '@fontsource-variable/noto-sans-bengali/unicode.json';
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json';
import ethiopic from '@fontsource-variable/noto-sans-ethiopic/unicode.json';
import georgian from '@fontsource-variable/noto-sans-georgian/unicode.json';
import gujarati from '@fontsource-variable/noto-sans-gujarati/unicode.json';
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/unicode.json';
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json';
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json';
import kannada from '@fontsource-variable/noto-sans-kannada/unicode.json';
import khmer from '@fontsource-variable/noto-sans-khmer/unicode.json';
import korean from '@fontsource-variable/noto-sans-kr/unicode.json';
import lao from '@fontsource-variable/noto-sans-lao/unicode.json';
import malayalam from '@fontsource-variable/noto-sans-malayalam/unicode.json';
import burmese from '@fontsource-variable/noto-sans-myanmar/unicode.json';
import oriya from '@fontsource-variable/noto-sans-oriya/unicode.json';
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json';
import sinhala from '@fontsource-variable/noto-sans-sinhala/unicode.json';
import tamil from '@fontsource-variable/noto-sans-tamil/unicode.json';
import telugu from '@fontsource-variable/noto-sans-telugu/unicode.json';
import thai from '@fontsource-variable/noto-sans-thai/unicode.json';

/** Latin, Greek and Cyrillic come from Inter. */
const SHARED = /-(?:latin|latin-ext|cyrillic|cyrillic-ext|greek-ext|vietnamese|math|symbols)$/;

type Pieces = Readonly<Record<string, string>>;

/** Characters that Chinese and Japanese share but draw differently; and those of Japanese alone. */
const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A writing system, recognised by its letters or by a test of the whole text. */
type Writing = RegExp | { test: (text: string) => boolean };

/** The pieces of each package, and its writing system. */
const PACKAGES: readonly (readonly [name: string, pieces: Pieces, writing: Writing])[] = [
  ['inter', inter, /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Sc}\p{M}]/u],
  ['noto-sans-arabic', arabic, /\p{sc=Arabic}/u],
  ['noto-sans-armenian', armenian, /\p{sc=Armenian}/u],
  ['noto-sans-bengali', bengali, /\p{sc=Bengali}/u],
  ['noto-sans-devanagari', devanagari, /\p{sc=Devanagari}/u],
  ['noto-sans-ethiopic', ethiopic, /\p{sc=Ethiopic}/u],
  ['noto-sans-georgian', georgian, /\p{sc=Georgian}/u],
  ['noto-sans-gujarati', gujarati, /\p{sc=Gujarati}/u],
  ['noto-sans-gurmukhi', gurmukhi, /\p{sc=Gurmukhi}/u],
  ['noto-sans-hebrew', hebrew, /\p{sc=Hebrew}/u],
  ['noto-sans-kannada', kannada, /\p{sc=Kannada}/u],
  ['noto-sans-khmer', khmer, /\p{sc=Khmer}/u],
  ['noto-sans-lao', lao, /\p{sc=Lao}/u],
  ['noto-sans-malayalam', malayalam, /\p{sc=Malayalam}/u],
  ['noto-sans-myanmar', burmese, /\p{sc=Myanmar}/u],
  ['noto-sans-oriya', oriya, /\p{sc=Oriya}/u],
  ['noto-sans-sinhala', sinhala, /\p{sc=Sinhala}/u],
  ['noto-sans-tamil', tamil, /\p{sc=Tamil}/u],
  ['noto-sans-telugu', telugu, /\p{sc=Telugu}/u],
  ['noto-sans-thai', thai, /\p{sc=Thai}/u],
  ['noto-sans-kr', korean, /\p{sc=Hangul}/u],
  ['noto-sans-jp', japanese, KANA],
  ['noto-sans-sc', chinese, { test: (text) => HAN.test(text) && !KANA.test(text) }],
];

/** A piece of a face. */
export interface WritingFace {
  /** 'noto-sans-arabic-arabic': the same on every device. */
  name: string;
  /** In CSS notation: 'U+0600-06FF, U+0750-077F'. */
  unicodeRange: string;
}

interface Piece extends WritingFace {
  ranges: readonly (readonly [from: number, to: number])[];
  writing: Writing;
}

function rangesOf(unicodeRange: string): [number, number][] {
  return unicodeRange.split(',').map((range): [number, number] => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const PIECES: readonly Piece[] = PACKAGES.flatMap(([face, pieces, writing]) =>
  Object.entries(pieces).flatMap(([key, unicodeRange]): Piece[] => {
    const name = `${face}-${key.replaceAll(/[[\]]/g, '')}`;
    const isInters = SHARED.test(name) && face !== 'inter';
    const ranges = rangesOf(unicodeRange);
    // The first piece of Inter is in every film.
    if (isInters || name === 'inter-latin') return [];
    return [{ name, unicodeRange, ranges, writing }];
  }),
);

const has = ({ ranges }: Piece, sign: number): boolean =>
  ranges.some(([from, to]) => from <= sign && sign <= to);

/** Characters that occur in any text: on their own they need no further face. */
const isCommon = (sign: string): boolean => /[\p{ASCII}\u0080-\u00FF\u2000-\u206F]/u.test(sign);

/** Returns the pieces that a text needs, in an order that is the same on every device. */
export function facesFor(text: string): WritingFace[] {
  const signs = [...new Set(text.normalize('NFC'))].filter((sign) => !isCommon(sign));
  return PIECES.filter(
    (piece) =>
      piece.writing.test(text) && signs.some((sign) => has(piece, sign.codePointAt(0) ?? 0)),
  );
}

/** Whether one of the faces has a character. Ranges include code points that are not assigned yet. */
export function isInFaces(sign: string): boolean {
  if (/\p{Cn}/u.test(sign)) return false;
  return PIECES.some((piece) => has(piece, sign.codePointAt(0) ?? 0));
}
