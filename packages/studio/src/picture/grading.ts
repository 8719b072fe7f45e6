import type { Grade } from '../looks/index.ts';

export interface Grading {
  /** In place, RGBA. */
  pixels: (data: Uint8ClampedArray) => void;
  /** A CSS colour of three or six hex digits or `rgb()`. */
  color: (color: string) => string;
}

/**
 * Returns the grade of a look, computed like CSS filters: brightness, contrast, saturation, then a tint.
 */
export function gradingOf({ brightness, contrast, saturation, tint }: Grade): Grading {
  const level = Uint8ClampedArray.from(
    { length: 256 },
    (_, i) => (i * brightness - 127.5) * contrast + 127.5,
  );
  const [tr, tg, tb] = channels(tint.color);
  const rest = 1 - tint.amount;
  const s = saturation;
  const grade = (r: number, g: number, b: number): [number, number, number] => {
    const [x, y, z] = [level[r] ?? 0, level[g] ?? 0, level[b] ?? 0];
    // The luminance of the saturate() filter (Filter Effects, section 9.6).
    const grey = (0.213 * x + 0.715 * y + 0.072 * z) * (1 - s);
    return [
      (grey + s * x) * rest + tr * tint.amount,
      (grey + s * y) * rest + tg * tint.amount,
      (grey + s * z) * rest + tb * tint.amount,
    ];
  };
  return {
    pixels(data) {
      const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
      // Flat art has long runs of one colour.
      let before = 0;
      let after = 0;
      for (let i = 0; i < words.length; i += 1) {
        const word = words[i] ?? 0;
        if (word === 0) continue;
        if (word !== before) {
          const at = 4 * i;
          const [r, g, b] = grade(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          data[at] = r;
          data[at + 1] = g;
          data[at + 2] = b;
          before = word;
          after = words[i] ?? 0;
        }
        words[i] = after;
      }
    },
    color(color) {
      const [r, g, b] = grade(...channels(color));
      return `rgb(${Math.round(clamp(r))}, ${Math.round(clamp(g))}, ${Math.round(clamp(b))})`;
    },
  };
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value));
}

function channels(color: string): [number, number, number] {
  const spelled = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(color);
  if (spelled) return [Number(spelled[1]), Number(spelled[2]), Number(spelled[3])];
  const digits = color.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long.slice(0, 6), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
