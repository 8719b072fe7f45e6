/** Most characters of a file's own text that are quoted in a sentence about it. */
const MAX_SHOWN = 40;

/** Quotes a value of a file: short, on one line, without characters that reorder the sentence. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const signs = Array.from(text.slice(0, 4 * MAX_SHOWN).replaceAll(/[\p{C}\p{Z}]+/gu, ' '));
  const shown =
    signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN - 1).join('')}…` : signs.join('');
  return `“${shown.trim()}”`;
}
