import type { Rect } from './rects.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** The order of a pixel's bytes: red, green and blue, or reversed. */
export type PixelOrder = 'rgb' | 'bgr';

/** How to copy frames of a canvas: unchanged, or, at several times the cost, as RGB. */
interface CopyForm {
  order: PixelOrder;
  format?: 'RGBX';
}

type Take = (pixels: Uint8ClampedArray, rect: Rect, order: PixelOrder) => void;

/** px below which allocating memory is cheaper than a frame of the whole canvas. */
const SMALL = 60_000;

/**
 * Reads large parts of a canvas into reused memory. `getImageData` allocates each time, which for a whole
 * picture costs more than drawing it; for a few px it is faster.
 */
export class PixelReader {
  readonly #context: Context;
  /** Undefined if the browser does not copy frames in any of these forms. */
  readonly #form: CopyForm | undefined;
  readonly #memory: Uint8ClampedArray<ArrayBuffer>;

  private constructor(
    context: Context,
    form: CopyForm | undefined,
    memory: Uint8ClampedArray<ArrayBuffer>,
  ) {
    this.#context = context;
    this.#form = form;
    this.#memory = memory;
  }

  /** @param memory - Destination, with room for the whole canvas; allocated if missing. */
  static async open(
    context: Context,
    memory?: Uint8ClampedArray<ArrayBuffer>,
  ): Promise<PixelReader> {
    const { width, height } = context.canvas;
    const form = await copyForm();
    const own = memory ?? new Uint8ClampedArray(form ? 4 * width * height : 0);
    return new PixelReader(context, form, own);
  }

  /** Passes each part to the callback, four bytes per pixel, row by row; valid only during the call. */
  async read(rects: readonly Rect[], take: Take): Promise<void> {
    const form = this.#form;
    const memory = this.#memory;
    const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
    if (!form || area < SMALL) {
      for (const rect of rects) {
        const { x, y, width, height } = rect;
        take(this.#context.getImageData(x, y, width, height).data, rect, 'rgb');
      }
      return;
    }
    const frame = new VideoFrame(this.#context.canvas, { timestamp: 0, alpha: 'discard' });
    try {
      for (const rect of rects) {
        await copyPart(frame, rect, memory, form);
        take(memory.subarray(0, 4 * rect.width * rect.height), rect, form.order);
      }
    } finally {
      frame.close();
    }
  }
}

/** Copies a part as `getImageData` would, except for the alpha bytes, which are undefined. */
async function copyPart(
  frame: VideoFrame,
  rect: Rect,
  memory: Uint8ClampedArray<ArrayBuffer>,
  { format }: Pick<CopyForm, 'format'>,
): Promise<void> {
  const layout = [{ offset: 0, stride: 4 * rect.width }];
  await frame.copyTo(memory, { ...(format && { format }), rect, layout });
}

/**
 * Returns the cheapest supported form, if any. Older browsers silently ignore the requested format, so each
 * form is tested on a sample.
 */
async function copyForm(): Promise<CopyForm | undefined> {
  const forms: CopyForm[] = [{ order: 'rgb' }, { order: 'bgr' }, { order: 'rgb', format: 'RGBX' }];
  for (const form of forms) if (await isCopiedAs(form)) return form;
  return undefined;
}

const SAMPLE = [10, 120, 230] as const;

async function isCopiedAs(form: CopyForm): Promise<boolean> {
  try {
    const context = new OffscreenCanvas(16, 16).getContext('2d', {
      alpha: false,
      willReadFrequently: true,
    });
    if (!context) return false;
    context.fillStyle = `rgb(${SAMPLE.join(', ')})`;
    context.fillRect(0, 0, 16, 16);
    const frame = new VideoFrame(context.canvas, { timestamp: 0, alpha: 'discard' });
    const memory = new Uint8ClampedArray(4 * 4 * 2);
    try {
      await copyPart(frame, { x: 4, y: 6, width: 4, height: 2 }, memory, form);
    } finally {
      frame.close();
    }
    const wanted = form.order === 'rgb' ? SAMPLE : SAMPLE.toReversed();
    return wanted.every((value, i) => memory[i] === value && memory[28 + i] === value);
  } catch {
    return false;
  }
}
