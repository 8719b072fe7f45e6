/**
 * The opening of a mouth, measured on the frames of a finished file.
 */
import type { Rect } from '../picture/rects.ts';
import { decodeGrey } from './ffmpeg.ts';
import { quantile, type Signal } from './signals.ts';

export interface MouthInPicture {
  /** Path of the MP4. */
  file: string;
  /** px; `mouthRegion` of the scene's composition. */
  mouthRegion: Rect;
  /** Grey of the skin around the mouth, 0–255. Absent: the area's commonest, wrong with a beard. */
  skin?: number;
}

/**
 * The mouth's opening per frame: the share of a strip in its middle that is not skin. Open lips show
 * the dark inside and teeth there; at the sides a smile would count as well.
 */
export async function measuredOpening(
  { file, mouthRegion, skin }: MouthInPicture,
  frameRate: number,
): Promise<Signal> {
  const { x, y, width, height } = mouthRegion;
  const strip = Math.max(4, Math.round(width * 0.16));
  const middle = { x: Math.round(x + (width - strip) / 2), y, width: strip, height };
  const grey = await decodeGrey(file, middle);
  const unlike = distances(skin ?? commonest(grey));
  const size = strip * height;
  const values = new Float64Array(Math.floor(grey.length / size));
  for (let i = 0; i < values.length; i += 1) {
    let sum = 0;
    for (const value of grey.subarray(i * size, (i + 1) * size)) sum += unlike[value] ?? 0;
    values[i] = sum / size;
  }
  return { values, rate: frameRate };
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
