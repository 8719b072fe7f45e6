/** Typographic variants of plain punctuation, as keyboards and word processors produce them. */
const TYPOGRAPHIC: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
};

/** Emoji and the selectors that belong to them. */
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u{FE00}-\u{FE0F}\u{20E3}`;
/** Around a word, anything but these signs, and the apostrophes of 'tis and boys’, belongs to the sentence. */
const EDGE = String.raw`(?![%‰#&@/']|(?<=s)’)[\p{P}−\p{Sk}\p{Z}\p{C}${PICTURE}]`;
// '-5' and '.5' are other numbers than 5.
const LEADING = new RegExp(String.raw`^(?![-–−]?\.?\p{N})(?:${EDGE})+`, 'u');
// The last full stop of 'U.S.' belongs to the word.
const TRAILING = new RegExp(String.raw`(?<!\.\p{L}(?=\.))${EDGE}(?:${EDGE}|')*$`, 'u');
const PICTURES = new RegExp(`[${PICTURE}]`, 'gu');

/** Returns a text with plain quotes, apostrophes, dashes and dots for typographic ones. */
export function plainSigns(text: string): string {
  return text.replace(/[‘’“”–—−…]/g, (sign) => TYPOGRAPHIC[sign] ?? '');
}

/** Returns a written word without the punctuation around it; the signs inside it are part of it. */
export function plainWord(text: string): string {
  return plainSigns(text.replace(LEADING, '').replace(TRAILING, '')).replace(PICTURES, '');
}
