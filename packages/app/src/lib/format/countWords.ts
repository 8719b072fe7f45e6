/** Counts words separated by white space, in one text or the segments of a script (specification 5). */
export function countWords(text: string | readonly string[]): number {
  if (typeof text !== 'string') return text.reduce((sum, part) => sum + countWords(part), 0);
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/u).length;
}
