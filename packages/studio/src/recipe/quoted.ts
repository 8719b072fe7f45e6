/** Most characters of a file's own text in a sentence about it. */
const MAX_SHOWN = 40;

/** A value of a file in quotation marks: short, on one line, without signs that reorder the sentence. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const signs = Array.from(text.slice(0, 4 * MAX_SHOWN).replaceAll(/[\p{C}\p{Z}]+/gu, ' '));
  const shown =
    signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN - 1).join('')}…` : signs.join('');
  return `“${shown.trim()}”`;
}
