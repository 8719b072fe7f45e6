/** Maximum characters of a file's name in a sentence. */
const MOST = 60;

/**
 * Returns a file's name for use in a sentence: on one line, without characters that would reorder the text
 * around it.
 */
export function shownName(name: string): string {
  const signs = Array.from(name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim());
  if (signs.length <= MOST) return signs.join('');
  // Keep the extension, which says what it is.
  return `${signs.slice(0, MOST - 20).join('')}…${signs.slice(-19).join('')}`;
}
