import { plainText } from '@lectern/studio/marks';

/** Maximum characters of a generated title: one line of a card. */
const MAX_TITLE = 60;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

const countCharacters = (text: string) => [...characters.segment(text)].length;

/** Cuts text to as many whole words as fit; an overlong word is cut itself. */
function cut(text: string): string {
  if (countCharacters(text) <= MAX_TITLE) return text;
  let end = 0;
  for (const { index, segment } of words.segment(text)) {
    if (countCharacters(text.slice(0, index + segment.length)) >= MAX_TITLE) break;
    end = index + segment.length;
  }
  const whole = text.slice(0, end).replace(/[\p{P}\s]+$/u, '');
  const shown =
    whole ||
    Array.from(characters.segment(text), ({ segment }) => segment)
      .slice(0, MAX_TITLE - 1)
      .join('');
  return `${shown}…`;
}

/**
 * Returns a new video's title: the first sentence of its prompt, or of its script if there was no prompt.
 * One line of at most 60 characters, cut between words.
 *
 * @returns null if there are no words
 */
export function titleFromWords(prompt: string, script: string): string | null {
  const said = [prompt, plainText(script)]
    // Remove control characters, line breaks, and marks that change text direction.
    .map((text) =>
      text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim(),
    )
    .find((text) => /[\p{L}\p{N}]/u.test(text));
  if (said === undefined) return null;
  const [first] = sentences.segment(said);
  const line = (first?.segment ?? said).trim().replace(/[.。,;:]+$/u, '');
  const [initial = ''] = Array.from(line);
  return cut(initial.toLocaleUpperCase() + line.slice(initial.length));
}
