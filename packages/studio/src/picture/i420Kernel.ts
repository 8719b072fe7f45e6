/**
 * `I420Picture.update` with SIMD (`i420.wat`), in browsers that support it.
 */
import { CONVERSION } from './i420Code.ts';
import type { PixelOrder } from './pixelReader.ts';
import type { Rect } from './rects.ts';

/** Weights of red and blue per result (luma and both chromas); those of green are in the module. */
const WEIGHTS = [
  { red: 11966, blue: 4064 },
  { red: -6594, blue: 28784 },
  { red: 28784, blue: -2641 },
];

/** The weights of a pixel's first and third byte, packed as two 16-bit numbers in one. */
function pairsOf(order: PixelOrder): number[] {
  return WEIGHTS.map(({ red, blue }) => {
    const [first, third] = order === 'rgb' ? [red, blue] : [blue, red];
    return (first & 0xffff) | (third << 16);
  });
}

const PAIRS: Readonly<Record<PixelOrder, number[]>> = { rgb: pairsOf('rgb'), bgr: pairsOf('bgr') };

let compiled: WebAssembly.Module | undefined;

/** Returns the conversion bound to a memory. */
function conversionIn(memory: WebAssembly.Memory): (...numbers: number[]) => void {
  compiled ??= new WebAssembly.Module(
    Uint8Array.from(atob(CONVERSION), (sign) => sign.charCodeAt(0)),
  );
  const { run } = new WebAssembly.Instance(compiled, { host: { memory } }).exports;
  if (typeof run !== 'function') throw new TypeError('the module exports no function');
  return (...numbers) => {
    run(...numbers);
  };
}

/** A picture's memory, and that of its incoming pixels. Use `I420Picture` to paint with it. */
export class I420Kernel {
  /** The planes of the picture. */
  readonly planes: Uint8Array<ArrayBuffer>;
  /** Room for the pixels of a whole picture, four bytes each. Pixels read into it are not copied. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #width: number;
  readonly #height: number;
  readonly #run: (...numbers: number[]) => void;

  private constructor(width: number, height: number) {
    const size = width * height;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((size * 5.5) / 65_536) });
    this.#width = width;
    this.#height = height;
    this.#run = conversionIn(memory);
    this.pixels = new Uint8ClampedArray(memory.buffer, 0, 4 * size);
    this.planes = new Uint8Array(memory.buffer, 4 * size, 1.5 * size);
  }

  /** Returns undefined if the browser has no SIMD, or does not allow WebAssembly modules. */
  static open(width: number, height: number): I420Kernel | undefined {
    try {
      return new I420Kernel(width, height);
    } catch {
      return undefined;
    }
  }

  /**
   * Converts a rectangle exactly as `I420Picture.update` does. Returns false for a narrow one, which it
   * does not convert.
   */
  update(pixels: Uint8ClampedArray, { x, y, width, height }: Rect, order: PixelOrder): boolean {
    if (width < 8) return false;
    if (pixels.buffer !== this.pixels.buffer) this.pixels.set(pixels);
    const from = pixels.buffer === this.pixels.buffer ? pixels.byteOffset : 0;
    const size = this.#width * this.#height;
    const luma = this.planes.byteOffset;
    const chroma = luma + size + ((y * this.#width) >> 2) + (x >> 1);
    const first = luma + y * this.#width + x;
    const planes = [first, this.#width, chroma, chroma + (size >> 2)];
    this.#run(from, width, height, ...planes, ...PAIRS[order]);
    return true;
  }
}
