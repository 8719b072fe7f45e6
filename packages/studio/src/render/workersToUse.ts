/**
 * How many workers draw concurrently. An encoder has its own threads, so more workers than spare cores are
 * slower; the best number is measured by the first films on a machine.
 */
import { readMedia, writeMedia } from '../mediaStore.ts';
import { PARTS_FOLDER } from './segments/segmentStore.ts';
import type { FrameFormat } from '../types.ts';

const FILE = 'speeds.json';
/** No machine has been measured with more. */
const MOST = 4;
/** Seconds of new film from which a render's speed is meaningful. */
const LONG_ENOUGH = 16;
/** How much faster more workers must be: they take memory, and leave fewer resources to the machine. */
const WORTH = 1.1;

/** Frames per second by number of workers, for pictures of one size. */
export type Speeds = Readonly<Record<number, number>>;

/**
 * Returns the number of workers for the next film: one that has not been measured yet, or otherwise the
 * fastest.
 *
 * @param cores of the machine; one is left to the encoder
 */
export function chooseWorkers(cores: number, speeds: Speeds): number {
  const most = Math.max(1, Math.min(MOST, cores - 1));
  let best = 1;
  for (let workers = 1; workers <= most; workers += 1) {
    const speed = speeds[workers];
    if (speed === undefined) return workers;
    if (speed > (speeds[best] ?? 0) * WORTH) best = workers;
    // A number that is slower than the previous one is already too many.
    else if (workers > best) break;
  }
  return best;
}

export async function workersToUse(format: FrameFormat): Promise<number> {
  return chooseWorkers(
    navigator.hardwareConcurrency || 1,
    (await readSpeeds())[keyOf(format)] ?? {},
  );
}

/**
 * Stores the speed of a finished render, if it made enough of its film.
 *
 * @param frames number of frames that it made
 */
export async function keepSpeed(
  format: FrameFormat,
  workers: number,
  frames: number,
  milliseconds: number,
): Promise<void> {
  if (frames < LONG_ENOUGH * format.frameRate) return;
  const all = await readSpeeds();
  const speeds = { ...all[keyOf(format)], [workers]: Math.round((1000 * frames) / milliseconds) };
  const text = JSON.stringify({ ...all, [keyOf(format)]: speeds });
  // If this fails, the next film measures again.
  await writeMedia(FILE, text, PARTS_FOLDER).catch(() => undefined);
}

const keyOf = ({ width, height }: FrameFormat) => `${width}x${height}`;

async function readSpeeds(): Promise<Record<string, Speeds>> {
  try {
    const found: unknown = JSON.parse(await (await readMedia(FILE, PARTS_FOLDER)).text());
    return isSpeeds(found) ? found : {};
  } catch {
    return {};
  }
}

function isSpeeds(value: unknown): value is Record<string, Speeds> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (speeds: unknown) =>
      typeof speeds === 'object' &&
      speeds !== null &&
      Object.values(speeds).every((speed) => typeof speed === 'number' && speed > 0),
  );
}
