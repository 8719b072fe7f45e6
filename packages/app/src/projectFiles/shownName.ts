/** Most characters of a file's name in a sentence. */
const MOST = 60;

/** A file's name in a sentence: on one line, and without signs that would reorder the words around it. */
export function shownName(name: string): string {
  const signs = Array.from(name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim());
  if (signs.length <= MOST) return signs.join('');
  // The ending says what it is.
  return `${signs.slice(0, MOST - 20).join('')}…${signs.slice(-19).join('')}`;
}
