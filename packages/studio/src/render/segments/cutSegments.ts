/**
 * Cuts a film into segments of about eight seconds, at the pauses between sentences.
 */
import { sha256 } from '../sha256.ts';

/** A stretch that is never cut: a sentence, or part of a long one. */
export interface FilmUnit {
  /** Its first frame. */
  first: number;
  frames: number;
  /** Hash of everything that determines its pictures. */
  hash: string;
}

/** Seconds. */
const WANTED = 8;
const MOST = 14;
/**
 * The first segment of a long film is short, so a render that ends early leaves something to resume from.
 */
const WANTED_FIRST = 4;
/** Seconds from which a film counts as long. */
const LONG_FILM = 60;
/** Cost in seconds of an additional segment: a key frame and a file. */
const EACH = 0.4;
/** Cost of reusing a segment, so of two equal ways the one with fewer segments is chosen. */
const KEPT = 0.05;
/**
 * Cost in seconds of joining a sentence that no earlier film had with some that were there: a sentence that
 * changed once is likely to change again, such as the name in a table, and then costs only itself. Longer
 * segments are left whole, so a change never costs more than two.
 */
const MIXED = 4;
const MIXED_MOST = 9;

interface Way {
  cost: number;
  /** Index of the unit after the segment's last one, and the segment's hash. */
  next: number;
  hash: string;
}

/**
 * Finds the cheapest way to cut units into segments of at most 14 s: as much of the film as possible comes
 * from kept segments, and the rest is in segments close to 8 s each. Without kept segments the cut is a
 * pure function of the units.
 *
 * @param kept hashes of segments that need not be made
 * @param known hashes of units of earlier films
 * @returns the number of units in each segment, in order, with its hash
 */
export async function cutSegments(
  units: readonly FilmUnit[],
  frameRate: number,
  kept: ReadonlySet<string>,
  known: ReadonlySet<string> = new Set(),
): Promise<{ units: number; hash: string }[]> {
  const best: (Way | undefined)[] = [];
  const all = units.reduce((sum, unit) => sum + unit.frames, 0);
  const wantedFirst = all > LONG_FILM * frameRate ? WANTED_FIRST : WANTED;
  for (let from = units.length - 1; from >= 0; from -= 1) {
    let frames = 0;
    let old = 0;
    for (let to = from; to < units.length; to += 1) {
      frames += units[to]?.frames ?? 0;
      old += known.has(units[to]?.hash ?? '') ? 1 : 0;
      const seconds = frames / frameRate;
      if (to > from && seconds > MOST) break;
      const hash = await sha256(
        units
          .slice(from, to + 1)
          .map((unit) => unit.hash)
          .join('\n'),
      );
      const isMixed = old > 0 && old <= to - from && seconds <= MIXED_MOST;
      const wanted = from === 0 ? wantedFirst : WANTED;
      const made = seconds + EACH + (seconds - wanted) ** 2 / 16 + (isMixed ? MIXED : 0);
      const cost = (kept.has(hash) ? KEPT : made) + (best[to + 1]?.cost ?? 0);
      if (cost < (best[from]?.cost ?? Number.POSITIVE_INFINITY)) {
        best[from] = { cost, next: to + 1, hash };
      }
    }
  }
  const segments: { units: number; hash: string }[] = [];
  for (let at = 0; at < units.length;) {
    const way = best[at];
    if (!way) break;
    segments.push({ units: way.next - at, hash: way.hash });
    at = way.next;
  }
  return segments;
}
