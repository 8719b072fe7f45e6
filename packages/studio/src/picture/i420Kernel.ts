/**
 * `I420Picture.update` by vectors, where the browser has them (`i420Code.ts`).
 */
import type { Rect } from './rects.ts';
import { conversionModule } from './i420Code.ts';
import type { PixelOrder } from './pixelReader.ts';

const compiled = new Map<PixelOrder, WebAssembly.Module>();

/** The conversion for an order of bytes, at work on a memory. */
function conversionIn(memory: WebAssembly.Memory, order: PixelOrder) {
  const module = compiled.get(order) ?? new WebAssembly.Module(conversionModule(order));
  compiled.set(order, module);
  const { run } = new WebAssembly.Instance(module, { host: { memory } }).exports;
  if (typeof run !== 'function') throw new TypeError('the module exports no function');
  return (...numbers: number[]): void => {
    run(...numbers);
  };
}

/** A picture's memory, and the pixels that come into it. Use `I420Picture` to paint with it. */
export class I420Kernel {
  /** The planes of the picture. */
  readonly planes: Uint8Array<ArrayBuffer>;
  /** Room for the pixels of a whole picture, four bytes each. What is read right into it is not copied. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #width: number;
  readonly #height: number;
  readonly #run: Readonly<Record<PixelOrder, (...numbers: number[]) => void>>;

  private constructor(width: number, height: number) {
    const size = width * height;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((size * 5.5) / 65_536) });
    this.#width = width;
    this.#height = height;
    this.#run = { rgb: conversionIn(memory, 'rgb'), bgr: conversionIn(memory, 'bgr') };
    this.pixels = new Uint8ClampedArray(memory.buffer, 0, 4 * size);
    this.planes = new Uint8Array(memory.buffer, 4 * size, 1.5 * size);
  }

  /** Nothing where the browser knows no vectors, or allows no modules. */
  static open(width: number, height: number): I420Kernel | undefined {
    try {
      return new I420Kernel(width, height);
    } catch {
      return undefined;
    }
  }

  /**
   * Takes a rectangle over as `I420Picture.update` does, to the bit. Says whether it did: a narrow
   * one it leaves alone.
   */
  update(pixels: Uint8ClampedArray, { x, y, width, height }: Rect, order: PixelOrder): boolean {
    if (width < 8) return false;
    if (pixels.buffer !== this.pixels.buffer) this.pixels.set(pixels);
    const from = pixels.buffer === this.pixels.buffer ? pixels.byteOffset : 0;
    const size = this.#width * this.#height;
    const luma = this.planes.byteOffset;
    const chroma = luma + size + ((y * this.#width) >> 2) + (x >> 1);
    const first = luma + y * this.#width + x;
    this.#run[order](from, width, height, first, this.#width, chroma, chroma + (size >> 2));
    return true;
  }
}
