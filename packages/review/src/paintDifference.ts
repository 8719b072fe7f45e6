import { type Pixels, stepAt } from './difference.ts';

/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number];

/** The share of the unchanged picture that remains visible, in grey (design guide, 'Review of one'). */
const REST = 0.26;

const pixel = ({ width, height, data }: Pixels, x: number, y: number): Rgb => {
  const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const distance = (one: Rgb, other: Rgb) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);

const grey = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * Paints the difference: unchanged pixels in pale grey, removed and added ones in two colours. A pixel
 * counts as added if it is at least as far from the background, the first pixel, as it was before.
 *
 * @returns RGBA bytes, row by row.
 */
export function paintDifference(
  before: Pixels,
  after: Pixels,
  colors: { gone: Rgb; come: Rgb },
): Uint8ClampedArray<ArrayBuffer> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const painted = new Uint8ClampedArray(width * height * 4);
  const ground = pixel(before, 0, 0);
  const pale = grey(ground);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const was = pixel(before, x, y);
      const is = pixel(after, x, y);
      if (stepAt(before, after, x, y) === 0) {
        painted.fill(pale + (grey(is) - pale) * REST, at, at + 3);
      } else {
        const hasCome = distance(is, ground) >= distance(was, ground);
        painted.set(hasCome ? colors.come : colors.gone, at);
      }
      painted[at + 3] = 255;
    }
  }
  return painted;
}
