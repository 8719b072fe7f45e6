import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOfHsb, hsbOf } from './hsb.ts';

it.each([
  ['#ff0000', { hue: 0, saturation: 100, brightness: 100 }],
  ['#00ff00', { hue: 120, saturation: 100, brightness: 100 }],
  ['#0000ff', { hue: 240, saturation: 100, brightness: 100 }],
  ['#ffffff', { hue: 0, saturation: 0, brightness: 100 }],
  ['#000000', { hue: 0, saturation: 0, brightness: 0 }],
  ['#800080', { hue: 300, saturation: 100, brightness: (128 / 255) * 100 }],
])('%s is %o', (hex, hsb) => {
  expect(hsbOf(hex)).toEqual(hsb);
});

it('a whole turn of hue is none', () => {
  const hsb = { saturation: 80, brightness: 90 };
  expect(hexOfHsb({ ...hsb, hue: 360 })).toBe(hexOfHsb({ ...hsb, hue: 0 }));
});

it('gives every colour back that it takes apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(hexOfHsb(hsbOf(hex))).toBe(hex);
    }),
  );
});

it('makes six digits of any hue, saturation and brightness', () => {
  const per = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(per(360), per(100), per(100), (hue, saturation, brightness) => {
      expect(hexOfHsb({ hue, saturation, brightness })).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
