import type { ImportedStretch } from '../../../backend/voiceRecordings.ts';

/** Minimum length of a sentence in seconds. */
const SHORTEST = 0.2;

type Found = ImportedStretch & { start: number; end: number };

export const isFound = (stretch: ImportedStretch): stretch is Found =>
  stretch.start !== null && stretch.end !== null;

/** Returns the stretches that were found, in the order of the file. */
export const inFileOrder = (stretches: readonly ImportedStretch[]): Found[] =>
  stretches.filter(isFound).toSorted((a, b) => a.start - b.start);

export interface EdgeMove {
  key: string;
  edge: 'start' | 'end';
  /** Position in the file. */
  seconds: number;
}

/** Moves an edge within its limits: the file, the neighbouring stretches, and its own other edge. */
export function moveEdge(
  stretches: readonly ImportedStretch[],
  duration: number,
  { key, edge, seconds }: EdgeMove,
): ImportedStretch[] {
  const order = inFileOrder(stretches);
  const at = order.findIndex((each) => each.key === key);
  const own = order[at];
  if (!own) return [...stretches];
  const [least, most] =
    edge === 'start'
      ? [order[at - 1]?.end ?? 0, own.end - SHORTEST]
      : [own.start + SHORTEST, order[at + 1]?.start ?? duration];
  const held = Math.round(Math.max(least, Math.min(most, seconds)) * 100) / 100;
  return stretches.map((each) => (each.key === key ? { ...each, [edge]: held } : each));
}

/** Seconds of a pause; a longer one with sound in it contains words that are left out. */
const REST = 0.6;
/** Share of the loudest peak from which a peak counts as sound. */
const SOUND = 0.12;

/** Returns the speech between the sentences, which is left out. */
export function leftOut(
  stretches: readonly ImportedStretch[],
  duration: number,
  peaks: readonly number[],
): { start: number; end: number }[] {
  const order = inFileOrder(stretches);
  const loudest = Math.max(0, ...peaks);
  const edges = [0, ...order.flatMap(({ start, end }) => [start, end]), duration];
  return edges.flatMap((start, at) => {
    const end = edges[at + 1];
    if (at % 2 === 1 || end === undefined || end - start < REST) return [];
    const place = (seconds: number) => Math.round((seconds / duration) * peaks.length);
    const between = peaks.slice(place(start), place(end));
    const loud = between.filter((peak) => peak > loudest * SOUND).length;
    // A breath or a creaking chair is not a word.
    return loud * (duration / Math.max(1, peaks.length)) > REST / 2 ? [{ start, end }] : [];
  });
}

/** Returns the peaks of a stretch of the file. */
export function peaksOf(
  peaks: readonly number[],
  duration: number,
  { start, end }: { start: number; end: number },
): readonly number[] {
  const place = (seconds: number) => Math.round((seconds / duration) * peaks.length);
  return peaks.slice(place(start), Math.max(place(start) + 1, place(end)));
}
