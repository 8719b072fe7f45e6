/** Canvases for tests that draw nothing but record the commands they receive. */
import { vi } from 'vitest';

/** Replaces the browser features needed for drawing. @returns the record, one line per command */
export function recordCanvases(): string[] {
  const record: string[] = [];
  const names = new WeakMap<object, string>();
  let made = 0;
  const name = <T extends object>(thing: T, kind: string): T => {
    made += 1;
    names.set(thing, `${kind}${made}`);
    return thing;
  };
  const shown = (value: unknown): unknown => {
    // Sines may differ in their last digit from machine to machine.
    if (typeof value === 'number') return Math.round(value * 1000) / 1000;
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return names.get(value) ?? value;
  };
  const note = (...words: unknown[]) => record.push(JSON.stringify(words.map(shown)));

  class Image {
    onload = () => {};
    set src(address: string) {
      note('image', name(this, 'image'), address);
      queueMicrotask(() => this.onload());
    }
  }

  class Canvas {
    readonly #context: object;
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      note('canvas', name(this, 'canvas'), width, height);
      this.#context = contextOf(this);
    }
    getContext(): object {
      return this.#context;
    }
    transferToImageBitmap(): object {
      const { width, height } = this;
      const bitmap = name({ width, height, close() {} }, 'bitmap');
      note('bitmap', bitmap, this);
      return bitmap;
    }
  }

  // Named by its outline, so a path cached from frame to frame is recorded like one that is made again.
  function Path(this: object, outline: string) {
    names.set(this, outline);
  }

  const answers: Record<string, (...given: number[]) => unknown> = {
    // Everything is opaque, so nothing is skipped as empty.
    getImageData: (_x, _y, width = 0, height = 0) => ({
      width,
      height,
      data: new Uint8ClampedArray(4 * width * height).fill(255),
    }),
    measureText: (text) => ({ width: String(text).length * 10, actualBoundingBoxAscent: 10 }),
  };
  const gradient = () => {
    const it = name({}, 'gradient');
    return Object.assign(it, {
      addColorStop: (...stop: unknown[]) => note(it, 'addColorStop', ...stop),
    });
  };

  function contextOf(canvas: Canvas): object {
    const state: Record<string | symbol, unknown> = {};
    return new Proxy(state, {
      get: (_, word) => {
        if (word === 'canvas') return canvas;
        if (word in state) return state[word];
        return (...given: number[]) => {
          if (word === 'getImageData' || word === 'measureText') return answers[word]?.(...given);
          // A picture has too many pixels to record.
          note(canvas, word, ...(word === 'putImageData' ? given.slice(1) : given));
          return /^create\w+Gradient$/u.test(String(word)) ? gradient() : undefined;
        };
      },
      set: (_, word, value) => {
        note(canvas, `${String(word)} =`, value);
        state[word] = value;
        return true;
      },
    });
  }

  vi.stubGlobal('Image', Image);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('Path2D', Path);
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.reject(new Error('no fonts here'));
    },
  );
  return record;
}
