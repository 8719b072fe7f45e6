/**
 * Measures the opening of a mouth on the frames of a finished file.
 */
import type { Rect } from '../picture/rects.ts';
import { decodeGrey } from './ffmpeg.ts';
import { quantile, type Signal } from './signals.ts';

export interface MouthInPicture {
  /** Path of the MP4. */
  file: string;
  /** px; `mouthRegion` of the scene's composition. */
  mouthRegion: Rect;
  /** How the head moves the mouth within its region; at rest if undefined. */
  moved?: MouthMoves;
  /**
   * Grey of the skin around the mouth, 0–255. Default: the area's most common grey, which is wrong with a
   * beard.
   */
  skin?: number;
  /** A figure in black ink on paper, with a beard or without. */
  ink?: 'bearded' | 'shaven';
}

/** In px of the picture. */
export interface MouthMoves {
  /** By how much the region extends beyond the mouth's box on each side. */
  reach: { x: number; y: number };
  at: (frame: number) => { x: number; y: number };
}

const AT_REST: MouthMoves = { reach: { x: 0, y: 0 }, at: () => ({ x: 0, y: 0 }) };

/** Columns of the mouth's box, as shares of its width to the right of the middle. */
const MIDDLE = [[-0.1, 0.1]] as const;
/** In ink drawings, closed lips have a short line below their middle, which is not an opening. */
const BESIDE_MIDDLE = [
  [-0.185, -0.115],
  [0.115, 0.185],
] as const;

/**
 * Measures the mouth's opening per frame: the share of a strip near its middle that is not skin. Open lips
 * show the dark inside and teeth there; at the sides a smile would also count. The strip follows the head,
 * so that it never includes the nose or chin.
 */
export async function measuredOpening(
  { file, mouthRegion, moved = AT_REST, skin, ink }: MouthInPicture,
  frameRate: number,
): Promise<Signal> {
  const { x, y, width, height } = mouthRegion;
  const reach = { x: Math.ceil(moved.reach.x), y: Math.ceil(moved.reach.y) };
  const across = Math.max(20, width - 2 * reach.x);
  const tall = Math.max(4, height - 2 * reach.y);
  const strips = ink === 'shaven' ? BESIDE_MIDDLE : MIDDLE;
  const half = Math.ceil(across * Math.max(...strips.flat()));
  const read = 2 * (half + reach.x);
  const grey = await decodeGrey(file, {
    ...{ x: Math.round(x + (width - read) / 2), y, width: read, height },
  });
  const unlike = distances(skin ?? commonest(grey));
  const size = read * height;
  const values = new Float64Array(Math.floor(grey.length / size));
  let isAboveBeard: boolean | undefined;
  for (let i = 0; i < values.length; i += 1) {
    const by = moved.at(i);
    const left = within(reach.x + Math.round(by.x), 0, read - 2 * half);
    const top = within(reach.y + Math.round(by.y), 0, height - tall);
    const rowsBetween = ([from, to]: readonly [number, number]) =>
      Array.from({ length: tall }, (_, row) => {
        const middle = i * size + (top + row) * read + left + half;
        const [first, end] = [from, to].map((share) => Math.round(share * across));
        return grey.subarray(middle + (first ?? 0), middle + (end ?? 0));
      });
    const rows = strips.flatMap(rowsBetween);
    isAboveBeard ??= rows.slice(-4).every(isBlack);
    if (ink === 'bearded') values[i] = isAboveBeard ? lowest(rows, hasPaper) : lowest(rows, hasInk);
    else values[i] = shareUnlike(rows, unlike);
  }
  return { values, rate: frameRate };
}

function shareUnlike(rows: readonly Uint8Array[], unlike: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const row of rows) {
    for (const value of row) sum += unlike[value] ?? 0;
    count += row.length;
  }
  return sum / count;
}

/** Grey from which on a pixel is paper rather than ink. */
const PAPER = 128;

const hasPaper = (row: Uint8Array) => row.some((grey) => grey >= PAPER);
const hasInk = (row: Uint8Array) => row.some((grey) => grey < PAPER);
const isBlack = (row: Uint8Array) => !hasPaper(row);

/**
 * Finds the lowest such row, as a share of the height. An ink beard is as black as the dark between the
 * lips, and a moustache makes way for their rim of paper, so the share of ink means nothing. The lower lip
 * moves down with the jaw: it is found by its rim above a beard, and by its own line under a moustache.
 */
function lowest(rows: readonly Uint8Array[], has: (row: Uint8Array) => boolean): number {
  return rows.findLastIndex(has) / rows.length;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Difference from skin by grey value, 0–1. */
function distances(skin: number): number[] {
  return Array.from({ length: 256 }, (_, grey) => Math.min(1, Math.abs(grey - skin) / 32));
}

function commonest(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/** 0: as closed as the mouth gets nearby; 1: as open as it usually gets. */
export function relativeOpening({ values, rate }: Signal): number[] {
  const half = Math.round(1.5 * rate);
  const above = Array.from(values, (value, i) => {
    const near = values.subarray(Math.max(0, i - half), i + half + 1);
    return value - Math.min(...near);
  });
  const full = quantile(above, 0.97);
  return above.map((value) => value / full);
}
