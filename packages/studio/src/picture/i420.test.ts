import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { I420Picture } from './i420.ts';
import { I420Kernel } from './i420Kernel.ts';

/** Limited-range BT.709 to the letter of ITU-R BT.709-6, unrounded. */
function yuv([r, g, b]: readonly number[]) {
  const [R, G, B] = [(r ?? 0) / 255, (g ?? 0) / 255, (b ?? 0) / 255];
  const luma = 0.2126 * R + 0.7152 * G + 0.0722 * B;
  return [
    16 + 219 * luma,
    128 + (224 * (B - luma)) / 1.8556,
    128 + (224 * (R - luma)) / 1.5748,
  ] as const;
}

const pixel = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

describe('I420Picture', () => {
  it('converts to within half a step of the standard', () => {
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 4, maxLength: 4 }), (pixels) => {
        const picture = new I420Picture(2, 2);
        const rgba = new Uint8ClampedArray(pixels.flatMap((colour) => [...colour, 255]));
        picture.update(rgba, { x: 0, y: 0, width: 2, height: 2 });
        const wanted = pixels.map(yuv);
        wanted.forEach(([luma], i) => expect(picture.data[i]).toBeCloseTo(luma, -0.31));
        for (const plane of [1, 2] as const) {
          const mean = wanted.reduce((sum, colour) => sum + colour[plane], 0) / 4;
          expect(Math.abs((picture.data[3 + plane] ?? 0) - mean)).toBeLessThan(0.6);
        }
      }),
    );
  });

  it('changes nothing outside the rectangle', () => {
    const picture = new I420Picture(8, 8);
    picture.data.fill(77);
    picture.update(new Uint8ClampedArray(4 * 2 * 4).fill(255), { x: 2, y: 4, width: 4, height: 2 });
    const luma = Array.from(picture.data.subarray(0, 64));
    luma.forEach((value, i) => {
      const [x, y] = [i % 8, Math.floor(i / 8)];
      expect(value).toBe(x >= 2 && x < 6 && y >= 4 && y < 6 ? 235 : 77);
    });
    const chroma = Array.from(picture.data.subarray(64, 80));
    expect(
      chroma.map((value, i) => (value === 77 ? undefined : i)).filter(Number.isInteger),
    ).toEqual([9, 10]);
  });

  it('pastes another picture as if its pixels had been converted in place', () => {
    const pixels = Uint8ClampedArray.from({ length: 4 * 4 * 2 * 4 }, (_, i) => (i * 37) % 256);
    const [direct, pasted] = [new I420Picture(8, 8), new I420Picture(8, 8)];
    const part = new I420Picture(4, 2);
    direct.update(pixels, { x: 2, y: 4, width: 4, height: 2 });
    part.update(pixels, { x: 0, y: 0, width: 4, height: 2 });
    pasted.paste(part, 2, 4);
    expect(pasted.data).toEqual(direct.data);
  });

  it('cuts out a part that was pasted', () => {
    const pixels = Uint8ClampedArray.from({ length: 4 * 4 * 2 * 4 }, (_, i) => (i * 37) % 256);
    const whole = new I420Picture(8, 8);
    const part = new I420Picture(4, 2);
    part.update(pixels, { x: 0, y: 0, width: 4, height: 2 });
    whole.paste(part, 2, 4);
    expect(whole.cut({ x: 2, y: 4, width: 4, height: 2 }).data).toEqual(part.data);
  });

  it('converts bit-identically with and without SIMD', () => {
    const even = (most: number) => fc.nat(most).map((half) => 2 * half);
    const part = fc
      .record({ x: even(12), y: even(5), width: even(14), height: even(6), seed: fc.nat() })
      .filter(({ width, height }) => width > 0 && height > 0);
    fc.assert(
      fc.property(part, fc.boolean(), ({ seed, ...rect }, isFlat) => {
        const kernel = I420Kernel.open(52, 24);
        const [plain, quick] = [new I420Picture(52, 24), new I420Picture(52, 24, kernel)];
        const pixels = Uint8ClampedArray.from({ length: 4 * rect.width * rect.height }, (_, i) =>
          isFlat ? seed >> (8 * (i % 4)) : Math.imul(i + 1, seed | 0x9e3779b1) >>> 24,
        );
        for (const picture of [plain, quick]) {
          picture.data.fill(77);
          picture.update(pixels, rect);
        }
        expect(kernel).not.toBeUndefined();
        expect(quick.data).toEqual(plain.data);
      }),
    );
  });

  it('converts BGR pixels like RGB pixels, with and without SIMD', () => {
    const even = (least: number, most: number) =>
      fc.integer({ min: least, max: most }).map((half) => 2 * half);
    fc.assert(
      fc.property(even(1, 12), even(1, 4), fc.nat(), (width, height, seed) => {
        const rect = { x: 2, y: 2, width, height };
        const red = Uint8ClampedArray.from(
          { length: 4 * width * height },
          (_, i) => Math.imul(i + 1, seed | 0x9e3779b1) >>> 24,
        );
        const wanted = new I420Picture(28, 12);
        wanted.update(red, rect);
        for (const kernel of [undefined, I420Kernel.open(28, 12)]) {
          const picture = new I420Picture(28, 12, kernel);
          const blue = red.map((_, i) => red[i % 4 === 3 || i % 4 === 1 ? i : i ^ 2] ?? 0);
          picture.update(blue, rect, 'bgr');
          expect(picture.data).toEqual(wanted.data);
        }
      }),
    );
  });

  it('converts long runs of a colour, and the pixels that end them, correctly', () => {
    const colours = fc.array(fc.tuple(fc.constantFrom(0xff112233, 0xffeeddcc), fc.nat(120)));
    fc.assert(
      fc.property(colours, (runs) => {
        const row = runs.flatMap(([colour, length]) => Array<number>(length).fill(colour));
        const width = 2 * Math.ceil((row.length + 1) / 2);
        const line = [...row, ...Array<number>(width - row.length).fill(0xff000000)];
        const whole = new I420Picture(width, 2);
        const apart = new I420Picture(width, 2);
        const pixelsOf = (values: number[]) =>
          new Uint8ClampedArray(Uint32Array.from([...values, ...values]).buffer);
        whole.update(pixelsOf(line), { x: 0, y: 0, width, height: 2 });
        for (let x = 0; x < width; x += 2) {
          apart.update(pixelsOf(line.slice(x, x + 2)), { x, y: 0, width: 2, height: 2 });
        }
        expect(whole.data).toEqual(apart.data);
      }),
      { numRuns: 40 },
    );
  });

  it('converts flat art to the same values as any other', () => {
    const flat = new I420Picture(4, 2);
    const rgba = new Uint8ClampedArray(Array.from({ length: 8 }, () => [213, 134, 97, 255]).flat());
    flat.update(rgba, { x: 0, y: 0, width: 4, height: 2 });
    const [luma, blue, red] = yuv([213, 134, 97]).map(Math.round);
    expect(Array.from(flat.data)).toEqual([...Array(8).fill(luma), blue, blue, red, red]);
  });
});
