/** Number of a script's characters that its card shows (specification section 9). */
export const PREVIEW_LENGTH = 150;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the start of a script on one line: at most `length` characters, plus an ellipsis if it is cut. It
 * is cut between words if a word ends in the last third, and never inside a character of several code
 * points.
 */
export function scriptPreview(text: string, length = PREVIEW_LENGTH): string {
  // Read no further than the preview can show, combining marks included.
  const line = text
    .slice(0, length * 40)
    .replace(/\s+/g, ' ')
    .trim();
  const characters: string[] = [];
  for (const { segment } of letters.segment(line)) {
    characters.push(segment);
    // One character more than is shown tells that the text is cut.
    if (characters.length > length) break;
  }
  if (characters.length <= length) return line;
  const start = characters.slice(0, length).join('');
  const wordEnd = characters[length] === ' ' ? start.length : start.lastIndexOf(' ');
  const cut = wordEnd > (start.length * 2) / 3 ? start.slice(0, wordEnd) : start;
  return `${cut.trimEnd().replace(/[,;:–-]+$/u, '')}…`;
}
