/** Characters of a title at most (specification sections 5 and 9). */
export const TITLE_MAX_LENGTH = 50;

/** What keyboards and word processors make of plain punctuation. */
const TYPOGRAPHIC: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

// A selector or keycap would stay behind when the emoji that it belongs to is taken out.
const REFUSED = /[\u{FE00}-\u{FE0F}\u{20E3}]|[^\p{L}\p{M}\p{Nd}\s.,!?'"()-]/gu;

/**
 * A title as it is accepted: letters, digits, white space and . , ! ? ' " ( ) - up to 50 of them,
 * all else ignored (specification section 5, AI edit). Curly quotes, dashes and the ellipsis count
 * as the plain characters they stand for.
 */
export function acceptTitle(typed: string): string {
  const kept = typed
    .replace(/[‘’“”–—…]/g, (character) => TYPOGRAPHIC[character] ?? '')
    .replace(REFUSED, '');
  let title = '';
  // By whole characters: half of a pair would be no letter.
  for (const character of kept) {
    if (title.length + character.length > TITLE_MAX_LENGTH) break;
    title += character;
  }
  return title;
}
