/**
 * Finished segments on disk, by their hash: a cache that resumes killed renders and serves films that share
 * sentences. It may be emptied at any time; only time is lost.
 */
import {
  flushMedia,
  listMedia,
  readMedia,
  removeMedia,
  UNFINISHED,
  writeMedia,
} from '../../mediaStore.ts';
import { StudioError } from '../../StudioError.ts';
import { packSegment, type Segment, unpackSegment } from './segment.ts';

export const PARTS_FOLDER = 'lectern-parts';
export const UNITS_FILE = 'units.json';
/** Number of units that are remembered: some hours of film. */
const MOST_UNITS = 4000;
const NAME = /^([0-9a-f]{64})\.part$/u;
/** Segments, and the phrases of `phraseFiles.ts`. */
const TRIMMED = /^([0-9a-f]{64})\.(?:part|sound)$/u;
/** Milliseconds after which an unfinished write must come from a killed browser. */
const GIVEN_UP = 10_000;
/** Maximum bytes of all segments: some 40 minutes at 720p. */
const MOST = 400 * 2 ** 20;
/** Maximum share of the origin's quota for segments. */
const MOST_SHARE = 0.1;

const nameOf = (hash: string) => `${hash}.part`;

/** Returns the hashes of all segments on disk; none if there is no disk. */
export async function keptSegments(): Promise<Set<string>> {
  const names = await listMedia(PARTS_FOLDER).catch((): string[] => []);
  return new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []));
}

/** Returns the hashes of the units of earlier films, the latest last; none if they cannot be read. */
export async function knownUnits(): Promise<Set<string>> {
  try {
    const found: unknown = JSON.parse(await (await readMedia(UNITS_FILE, PARTS_FOLDER)).text());
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Remembers the units of a film. If this fails, later films are merely cut less well. */
export async function rememberUnits(hashes: readonly string[]): Promise<void> {
  const known = await knownUnits();
  if (hashes.every((hash) => known.has(hash))) return;
  for (const hash of hashes) known.delete(hash);
  const all = [...known, ...hashes].slice(-MOST_UNITS);
  await writeMedia(UNITS_FILE, JSON.stringify(all), PARTS_FOLDER).catch(() => undefined);
}

/** Reads a segment; undefined if it is missing or damaged. A damaged one is removed. */
export async function readSegment(hash: string): Promise<Segment | undefined> {
  const file = await readMedia(nameOf(hash), PARTS_FOLDER).catch(() => undefined);
  if (!file) return undefined;
  // It cannot be read while it is being replaced, and the new file must stay.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  const segment = await unpackSegment(new Uint8Array(bytes), hash);
  if (!segment) await removeMedia(nameOf(hash), PARTS_FOLDER).catch(() => undefined);
  return segment;
}

/**
 * Writes a segment, and resolves once it is on disk. If the disk is full, segments that this film does not
 * need are removed first. Resolves too if another worker or tab is writing the same segment, or has removed
 * it: the film reads it from the disk anyway, and has it made again if it is not there.
 *
 * @param needed hashes of the film's segments
 * @throws `StudioError` 'storage-full'
 */
export async function writeSegment(segment: Segment, needed: ReadonlySet<string>): Promise<void> {
  const content = new Blob([await packSegment(segment)]);
  const name = nameOf(segment.hash);
  const write = async () => {
    await writeMedia(name, content, PARTS_FOLDER);
    await flushMedia(name, PARTS_FOLDER);
  };
  try {
    await write().catch(async (cause: unknown) => {
      const isFull = cause instanceof StudioError && cause.code === 'storage-full';
      if (!isFull || (await trimSegments(needed, 0)) === 0) throw cause;
      await write();
    });
  } catch (cause) {
    if (!isTaken(cause)) throw cause;
  }
}

/** Whether a write failed because another worker or tab has the file open, or has removed it. */
function isTaken(cause: unknown): boolean {
  if (cause instanceof StudioError) return cause.code === 'missing-file';
  return cause instanceof DOMException && cause.name === 'NoModificationAllowedError';
}

/**
 * Removes the oldest segments beyond the limit of the cache.
 *
 * @param needed hashes of segments that stay
 * @param most bytes for all others together
 * @returns the number of removed segments
 */
export async function trimSegments(needed: ReadonlySet<string>, most?: number): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate().catch(() => ({
    quota: undefined,
  }));
  const limit = most ?? Math.min(MOST, quota * MOST_SHARE);
  const all = await listMedia(PARTS_FOLDER);
  for (const name of all.filter((each) => UNFINISHED.test(each))) {
    const file = await readMedia(name, PARTS_FOLDER).catch(() => null);
    if (!file || Date.now() - file.lastModified < GIVEN_UP) continue;
    await removeMedia(name, PARTS_FOLDER).catch(() => undefined);
  }
  const names = all.filter((name) => {
    const hash = TRIMMED.exec(name)?.[1];
    return hash !== undefined && !needed.has(hash);
  });
  const files = await Promise.all(
    names.map((name) => readMedia(name, PARTS_FOLDER).catch(() => null)),
  );
  const newestFirst = files
    .flatMap((file) => file ?? [])
    .toSorted((a, b) => b.lastModified - a.lastModified);
  let kept = 0;
  let removed = 0;
  for (const { name, size } of newestFirst) {
    kept += size;
    if (kept <= limit) continue;
    removed += 1;
    await removeMedia(name, PARTS_FOLDER).catch(() => undefined);
  }
  return removed;
}
