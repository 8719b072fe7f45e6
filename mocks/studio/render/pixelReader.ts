import type { Rect } from '../scene/composition.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** px below which new memory costs less than a frame of the whole canvas. */
const SMALL = 160_000;

/**
 * Reads large parts of a canvas into memory that is kept. `getImageData` takes new memory each time,
 * which for a whole picture costs more than drawing it; for a few px it is the faster of the two.
 */
export class PixelReader {
  readonly #context: Context;
  /** Nothing where the browser copies frames in no form of its own choice. */
  readonly #memory: Uint8ClampedArray<ArrayBuffer> | undefined;

  private constructor(context: Context, memory: Uint8ClampedArray<ArrayBuffer> | undefined) {
    this.#context = context;
    this.#memory = memory;
  }

  /** @param memory - To read into: room for the whole canvas. Takes some of its own without it. */
  static async open(
    context: Context,
    memory?: Uint8ClampedArray<ArrayBuffer>,
  ): Promise<PixelReader> {
    const { width, height } = context.canvas;
    const canCopy = await canCopyFrames();
    const own = canCopy ? (memory ?? new Uint8ClampedArray(4 * width * height)) : undefined;
    return new PixelReader(context, own);
  }

  /** Hands over each part as RGBA, row by row; valid only inside the call. */
  async read(
    rects: readonly Rect[],
    take: (pixels: Uint8ClampedArray, rect: Rect) => void,
  ): Promise<void> {
    const memory = this.#memory;
    const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
    if (!memory || area < SMALL) {
      for (const rect of rects) {
        const { x, y, width, height } = rect;
        take(this.#context.getImageData(x, y, width, height).data, rect);
      }
      return;
    }
    const frame = new VideoFrame(this.#context.canvas, { timestamp: 0, alpha: 'discard' });
    try {
      for (const rect of rects) {
        await copyPart(frame, rect, memory);
        take(memory.subarray(0, 4 * rect.width * rect.height), rect);
      }
    } finally {
      frame.close();
    }
  }
}

/** Copies a part as `getImageData` would give it, with 255 or nothing in place of the alpha. */
async function copyPart(
  frame: VideoFrame,
  rect: Rect,
  memory: Uint8ClampedArray<ArrayBuffer>,
): Promise<void> {
  const layout = [{ offset: 0, stride: 4 * rect.width }];
  await frame.copyTo(memory, { format: 'RGBX', rect, layout });
}

/** Whether frames can be copied as RGB: older browsers ignore the wish and give what they have. */
async function canCopyFrames(): Promise<boolean> {
  try {
    const context = new OffscreenCanvas(16, 16).getContext('2d', {
      alpha: false,
      willReadFrequently: true,
    });
    if (!context) return false;
    context.fillStyle = 'rgb(10, 120, 230)';
    context.fillRect(0, 0, 16, 16);
    const frame = new VideoFrame(context.canvas, { timestamp: 0, alpha: 'discard' });
    const memory = new Uint8ClampedArray(4 * 4 * 2);
    try {
      await copyPart(frame, { x: 4, y: 6, width: 4, height: 2 }, memory);
    } finally {
      frame.close();
    }
    return [10, 120, 230].every((value, i) => memory[i] === value && memory[28 + i] === value);
  } catch {
    return false;
  }
}
