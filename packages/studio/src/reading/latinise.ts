import anyAscii from 'any-ascii';

/** Replacements before transliteration. First, accented words whose plain form is another word. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})r[ée]sumé(?=s?(?!\p{L}))/giu, 'rezoomay'],
  [/(?<!\p{L})exposé(?=s?(?!\p{L}))/giu, 'expozay'],
  // '2½' is not 21/2.
  [/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' '],
  // Square metres, but x squared.
  [/(?<![A-Za-z])(k?m|cm|mm|ft|in|mi|yd)²/gu, '$12'],
  [/(?<![A-Za-z])(m|cm|mm|ft|in)³/gu, '$13'],
  [/²/gu, ' squared '],
  [/³/gu, ' cubed '],
  [/§§/gu, ' sections '],
  [/§/gu, ' section '],
  [/№/gu, ' number '],
  [/(?<![\p{L}\p{M}])π(?![\p{L}\p{M}])/gu, ' pi '],
  [/√/gu, ' square root of '],
  [/∛/gu, ' cube root of '],
  [/∞/gu, ' infinity '],
  [/(?<=\d\s?[kM]?)[ΩΩ]/gu, 'ohm'],
  [/µ|μ(?=[mgsl](?!\p{L}))/gu, 'u'],
  // Operators, read by what they stand between.
  [/≠|!==?|<>/gu, ' not equal to '],
  [/===?/gu, ' equals '],
  [/^<(?=\d)/gu, ' less than '],
  [/^>(?=\d)/gu, ' more than '],
  [/≥|>=/gu, ' greater than or equal to '],
  [/≤|<=(?!=)/gu, ' less than or equal to '],
  [/⇒|=>/gu, ' leads to '],
  [/→|->/gu, ' to '],
  [/≈/gu, ' about '],
  [/(?<=[\p{L}\p{N})])<(?=[\p{L}\p{N}(-])/gu, ' less than '],
  [/(?<=[\p{L}\p{N})])>(?=[\p{L}\p{N}(-])/gu, ' greater than '],
  [/(?<=[\p{N})])[*·⋅∙](?=[\p{N}(])/gu, ' times '],
  [/(?<=[\p{L}\p{N})])÷(?=[\p{L}\p{N}(])/gu, ' divided by '],
  [/(?<=[\p{L}\p{N})])\^(?=[\p{N}(-])/gu, ' to the power of '],
  [/(?<=[\p{N})])\+(?=[\p{N}(])/gu, ' plus '],
  [/(?<=[\p{L}\p{N})%])=(?=[\p{L}\p{N}($£€-])/gu, ' equals '],
  [/(?<=\d)★/gu, ' stars '],
  [/[™®©℠]/gu, ''],
  [/[\u2018\u2019\u201B\u2032\u02BC`´]/gu, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033«»]/gu, '"'],
  [/(?<=[\p{L}\p{N})\]])\u2212(?=[\p{L}\p{N}([])|^\u2212$/gu, ' minus '],
  [/[\u2010\u2011\u2212]/gu, '-'],
  [/[\u2012-\u2015]/gu, '–'],
  // Soft hyphens, joiners, direction marks, byte order marks.
  [/\p{Cf}/gu, ''],
  // Emoji and their modifiers, before transliteration, which would name them.
  [/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3]/gu, ' '],
];

/** Symbols beyond ASCII that have their own reading and must not be transliterated. */
const KEPT = '–£€¥₹°×÷±¢';

/**
 * Returns the text in ASCII letters, for an engine that only knows English: 'café' → 'cafe', 'Москва' →
 * 'Moskva'. Digits of other scripts become ASCII digits; emoji are removed.
 */
export function latinise(text: string): string {
  let plain = text.normalize('NFC');
  for (const [pattern, replacement] of REWRITTEN) plain = plain.replace(pattern, replacement);
  plain = plain.normalize('NFKC').replaceAll('\u2044', '/');
  let result = '';
  for (const character of plain) {
    if (character <= '\u007E' || KEPT.includes(character)) result += character;
    else if (/[\p{L}\p{M}\p{N}\p{P}]/u.test(character)) result += anyAscii(character);
    else result += ' ';
  }
  return result;
}
