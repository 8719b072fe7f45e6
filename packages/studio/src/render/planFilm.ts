import type { FilmContent } from '../filmJob.ts';
import { cutSegments, type FilmUnit } from './segments/cutSegments.ts';
import type { Plan, PlannedSegment } from './plan.ts';
import { sha256 } from './sha256.ts';

/**
 * Returns the plan of a prepared film.
 *
 * @param units of the film, see `unitsOf`
 * @param kept hashes of segments that exist: where there is a choice, the film is cut into these
 * @param known hashes of units of earlier films: new ones are kept separate from them
 */
export async function planFilm(
  job: FilmContent,
  encoding: VideoEncoderConfig,
  units: readonly FilmUnit[],
  kept: ReadonlySet<string>,
  known?: ReadonlySet<string>,
): Promise<Plan> {
  const { videoFile: _v, posterFile: _p, captionsFile: _c, audioFile: _a, ...film } = job;
  const cut = await cutSegments(units, film.format.frameRate, kept, known);
  let at = 0;
  const segments = cut.map(({ units: count, hash }) => {
    const own = units.slice(at, at + count);
    at += count;
    const frames = own.reduce((sum, unit) => sum + unit.frames, 0);
    return { first: own[0]?.first ?? 0, frames, hash };
  });
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const { duration } = film.timeline;
  const content = { version: 1 as const, film, encoding, duration, frames, segments };
  // The places of the cuts depend on the kept segments, and affect neither a picture nor a sample.
  const { title: _t, ...decides } = film;
  const hashed = { film: decides, encoding, units: units.map(({ hash }) => hash) };
  return { ...content, hash: await sha256(JSON.stringify(hashed)) };
}

/** Returns the indexes of the segments to make. Those with equal pictures share a file, and are made once. */
export function missingSegments(
  segments: readonly PlannedSegment[],
  kept: ReadonlySet<string>,
): number[] {
  const firsts = new Map<string, number>();
  for (const [i, { hash }] of segments.entries()) {
    if (!kept.has(hash) && !firsts.has(hash)) firsts.set(hash, i);
  }
  return [...firsts.values()];
}
