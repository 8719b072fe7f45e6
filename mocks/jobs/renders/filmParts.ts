import type { FilmPart } from '@lectern/studio';
import type { PartsRecord } from '../../db/records.ts';

/** One letter per state of a part. */
const LETTERS = { kept: 'k', made: 'm', working: 'w', waiting: '-' } as const;
const STATES: Readonly<Record<string, FilmPart['state']>> = {
  k: 'kept',
  m: 'made',
  w: 'working',
  '-': 'waiting',
};

const isDone = ({ state }: FilmPart): boolean => state === 'kept' || state === 'made';

/** Packs parts for storage: an hour-long film has 450 of them, written four times a second. */
export function packParts(parts: readonly FilmPart[]): PartsRecord | null {
  const last = parts.at(-1);
  if (!last) return null;
  return {
    edges: [...parts.map(({ start }) => start), last.end],
    states: parts.map(({ state }) => LETTERS[state]).join(''),
    shares: parts.flatMap(({ state, share }) => (state === 'working' ? [share] : [])),
  };
}

/**
 * Reads the stored parts of a film; null for a record that is damaged or was written by another version.
 */
export function readParts(record: PartsRecord | null | undefined): FilmPart[] | null {
  if (!record) return null;
  const { edges, states, shares } = record;
  if (!Array.isArray(edges) || typeof states !== 'string' || !Array.isArray(shares)) return null;
  if (states.length === 0 || edges.length !== states.length + 1) return null;
  if (!edges.every((edge, at) => Number.isFinite(edge) && edge >= (edges[at - 1] ?? 0)))
    return null;
  const left = [...shares];
  const parts = states.split('').flatMap((letter, at): FilmPart[] => {
    const [state, start, end] = [STATES[letter], edges[at], edges[at + 1]];
    if (state === undefined || start === undefined || end === undefined) return [];
    const share = state === 'working' ? Number(left.shift()) || 0 : state === 'waiting' ? 0 : 1;
    return [{ start, end, state, share: Math.min(1, Math.max(0, share)) }];
  });
  return parts.length === states.length ? parts : null;
}

/** The parts at the start of the next attempt: finished ones are kept, the others are waiting. */
export function partsForNextAttempt(parts: readonly FilmPart[]): FilmPart[] {
  return parts.map((part) =>
    isDone(part) ? { ...part, state: 'kept', share: 1 } : { ...part, state: 'waiting', share: 0 },
  );
}

/** Finished parts, as a count and as a share (0–1) of the film's seconds. */
export function finishedParts(parts: readonly FilmPart[]): { count: number; share: number } {
  const done = parts.filter(isDone);
  const seconds = (some: readonly FilmPart[]) =>
    some.reduce((sum, { start, end }) => sum + end - start, 0);
  const all = seconds(parts);
  return { count: done.length, share: all > 0 ? seconds(done) / all : 0 };
}
