import type { TakeRecord } from '../../db/records.ts';

/** Fraction of the words that two versions of a sentence must have in common. */
const ALIKE = 0.5;

/**
 * Keys of sentences whose kept recording has an earlier wording, which is no longer in the script. Each
 * recording counts only for the sentence that is most similar to it.
 */
export function changedSentences(
  sentences: readonly { key: string }[],
  takes: readonly Pick<TakeRecord, 'key' | 'isKept'>[],
): Set<string> {
  const written = new Set(sentences.map(({ key }) => key));
  const recorded = new Set(takes.map(({ key }) => key));
  const changed = new Set<string>();
  for (const { key: before, isKept } of takes) {
    if (!isKept || written.has(before)) continue;
    const likes = sentences.map(({ key }) => (changed.has(key) ? 0 : commonWords(before, key)));
    const most = Math.max(0, ...likes);
    const now = sentences[likes.indexOf(most)];
    if (now && most >= ALIKE && !recorded.has(now.key)) changed.add(now.key);
  }
  return changed;
}

/** 0–1. */
function commonWords(one: string, other: string): number {
  const [a, b] = [one.split(' '), other.split(' ')];
  const rest = [...b];
  const common = a.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return (2 * common.length) / (a.length + b.length);
}
