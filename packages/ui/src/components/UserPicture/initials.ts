const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first letter as users perceive it, in capitals: accents and joined emoji stay whole. */
export function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}

/**
 * Returns up to two initials, of the first and the last word, or of the only one; 'U' for 'User' if the
 * name is empty.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(words[0] ?? 'User') + firstLetter(last);
}
