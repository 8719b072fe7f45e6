import { plainSigns } from '@lectern/studio/looks';

/** The maximum number of characters in a title (specification sections 5 and 9). */
export const TITLE_MAX_LENGTH = 50;

// Variation selectors and keycaps would otherwise stay behind when their emoji is removed.
const REFUSED = /[\u{FE00}-\u{FE0F}\u{20E3}]|[^\p{L}\p{M}\p{Nd}\s.,!?'"()-]/gu;

/**
 * Returns the accepted part of a title: letters, digits, white space and . , ! ? ' " ( ) - up to 50 of
 * them; anything else is dropped (specification section 5, AI edit). Curly quotes, dashes and the ellipsis
 * count as the plain characters they stand for.
 */
export function acceptTitle(typed: string): string {
  const kept = plainSigns(typed).replace(REFUSED, '');
  let title = '';
  // By code point: half of a surrogate pair is not a letter.
  for (const character of kept) {
    if (title.length + character.length > TITLE_MAX_LENGTH) break;
    title += character;
  }
  return title;
}
