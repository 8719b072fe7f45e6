import type { Rect } from './rects.ts';
import type { I420Kernel } from './i420Kernel.ts';
import type { PixelOrder } from './pixelReader.ts';

/** px from which a run of one colour is filled at once rather than byte by byte. */
const LONG_RUN = 48;

/**
 * A picture as planar YUV 4:2:0, BT.709 in limited range, updated in parts.
 *
 * This is the encoder's format. It saves the browser from converting the whole picture for each frame, when
 * often only the mouth has changed, and it fixes the colours, which browsers otherwise convert by BT.601
 * without declaring it in the file.
 */
export class I420Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly #kernel: I420Kernel | undefined;

  /**
   * @param width px, even. @param height px, even.
   * @param kernel - Converts instead of the code below, several times as fast; of the same size.
   */
  constructor(width: number, height: number, kernel?: I420Kernel) {
    this.width = width;
    this.height = height;
    this.#kernel = kernel;
    this.data = kernel?.planes ?? new Uint8Array((width * height * 3) / 2);
  }

  /**
   * Converts a rectangle of pixels into the picture.
   *
   * @param pixels - Four bytes each, row by row; may be changed.
   * @param rect - px; even on all sides.
   * @param order - Of the bytes; `getImageData` puts red first.
   */
  update(pixels: Uint8ClampedArray, rect: Rect, order: PixelOrder = 'rgb'): void {
    if (this.#kernel?.update(pixels, rect, order) === true) return;
    if (order === 'bgr') swapRedAndBlue(pixels);
    const { x, y, width, height } = rect;
    const { data } = this;
    const stride = this.width;
    const chromaStride = stride >> 1;
    const u = stride * this.height;
    const v = u + chromaStride * (this.height >> 1);
    const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
    // In flat art, most blocks have the colour of the previous flat block, so its values are reused.
    let flat = ~(source[0] ?? 0);
    let luma = 0;
    let blueness = 0;
    let redness = 0;
    for (let row = 0; row < height; row += 2) {
      const upper = row * width;
      const lower = upper + width;
      const line = (y + row) * stride + x;
      const chromaLine = ((y + row) >> 1) * chromaStride + (x >> 1);
      for (let column = 0; column < width; column += 2) {
        const a = source[upper + column] ?? 0;
        const b = source[upper + column + 1] ?? 0;
        const c = source[lower + column] ?? 0;
        const d = source[lower + column + 1] ?? 0;
        const isFlat = a === b && a === c && a === d;
        if (!isFlat || a !== flat) {
          const red = (a & 255) + (b & 255) + (c & 255) + (d & 255);
          const green =
            ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
          const blue =
            ((a >>> 16) & 255) + ((b >>> 16) & 255) + ((c >>> 16) & 255) + ((d >>> 16) & 255);
          // Sums of four pixels, hence two more bits to shift.
          blueness = (-6594 * red - 22190 * green + 28784 * blue + 33685504) >> 18;
          redness = (28784 * red - 26143 * green - 2641 * blue + 33685504) >> 18;
          luma = lumaOf(a);
          flat = isFlat ? a : ~a;
        }
        const target = line + column;
        const chroma = chromaLine + (column >> 1);
        if (!isFlat) {
          data[target] = luma;
          data[target + 1] = lumaOf(b);
          data[target + stride] = lumaOf(c);
          data[target + stride + 1] = lumaOf(d);
          data[u + chroma] = blueness;
          data[v + chroma] = redness;
          continue;
        }
        let end = column + 2;
        while (
          end < width &&
          source[upper + end] === a &&
          source[upper + end + 1] === a &&
          source[lower + end] === a &&
          source[lower + end + 1] === a
        )
          end += 2;
        const length = end - column;
        if (length < LONG_RUN) {
          for (let i = 0; i < length; i += 1) {
            data[target + i] = luma;
            data[target + stride + i] = luma;
          }
          for (let i = 0; i < length >> 1; i += 1) {
            data[u + chroma + i] = blueness;
            data[v + chroma + i] = redness;
          }
        } else {
          data.fill(luma, target, target + length);
          data.fill(luma, target + stride, target + stride + length);
          data.fill(blueness, u + chroma, u + chroma + (length >> 1));
          data.fill(redness, v + chroma, v + chroma + (length >> 1));
        }
        column = end - 2;
      }
    }
  }

  /** Copies a smaller picture into this one. @param x px, even @param y px, even */
  paste(other: I420Picture, x: number, y: number): void {
    for (const { own, others, width } of this.#rowsUnder(other, x, y))
      this.data.set(other.data.subarray(others, others + width), own);
  }

  /** Copies a part into a new picture. @param rect px; even on all sides */
  cut({ x, y, width, height }: Rect): I420Picture {
    const part = new I420Picture(width, height);
    for (const { own, others, width: length } of this.#rowsUnder(part, x, y))
      part.data.set(this.data.subarray(own, own + length), others);
    return part;
  }

  /** Yields the offsets of a smaller picture's rows, in its data and in this picture's. */
  *#rowsUnder({ width, height }: I420Picture, x: number, y: number) {
    const size = this.width * this.height;
    const planes = [
      { at: 0, from: 0, halving: 0 },
      { at: size, from: width * height, halving: 1 },
      { at: (size * 5) >> 2, from: (width * height * 5) >> 2, halving: 1 },
    ];
    for (const { at, from, halving } of planes) {
      const [stride, length] = [this.width >> halving, width >> halving];
      const first = at + (y >> halving) * stride + (x >> halving);
      for (let row = 0; row < height >> halving; row += 1)
        yield { own: first + row * stride, others: from + row * length, width: length };
    }
  }
}

function swapRedAndBlue(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const first = pixels[i] ?? 0;
    pixels[i] = pixels[i + 2] ?? 0;
    pixels[i + 2] = first;
  }
}

/** BT.709 luma in limited range, 16 fractional bits (ITU-R BT.709-6, section 3). */
function lumaOf(pixel: number): number {
  return (
    (11966 * (pixel & 255) +
      40254 * ((pixel >>> 8) & 255) +
      4064 * ((pixel >>> 16) & 255) +
      1081344) >>>
    16
  );
}

/** The colour space of an {@link I420Picture}. */
export const BT709: VideoColorSpaceInit = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
};
