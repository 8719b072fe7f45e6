import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOOK_LIST } from './looks.ts';
import { fittingSize, type Measure, ringSize, titleLines } from './textLayout.ts';

const measure: Measure = (text) => text.length / 2;
const look = fc.constantFrom(...LOOK_LIST);
const title = fc
  .array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));
const room = fc.record({
  width: fc.double({ min: 0.1, max: 2, noNaN: true }),
  height: fc.double({ min: 0.05, max: 1, noNaN: true }),
});

describe('a text', () => {
  // Specification: edit.26
  test('is as large as its look specifies, or as large as its room allows', () => {
    fc.assert(
      fc.property(look, title, room, ({ title: style }, text, space) => {
        const lines = titleLines(text, style, space, measure);
        expect(lines.join(' ')).toBe(text);
        expect(lines.length).toBeLessThanOrEqual(4);
        const size = fittingSize([lines], style, space, measure);
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(style.face.size);
        const wide = Math.max(...lines.map((line) => measure(line, style.face)));
        expect(
          fittingSize(
            lines.map((line) => [line]),
            style,
            space,
            measure,
          ) * wide,
        ).toBeLessThanOrEqual(space.width + 1e-9);
      }),
    );
  });
});

test('a title over a head stays clear of the shoulders and inside the picture', () => {
  const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      share(0.5, 30),
      share(0.05, 0.3),
      share(0.2, 0.6),
      share(0.2, 1),
      (length, wanted, radius, side) => {
        const size = ringSize(length, wanted, radius, side);
        const angle = (length * size) / radius;
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(wanted);
        expect(angle).toBeLessThanOrEqual(1.2 * Math.PI + 1e-9);
        const reach = angle < Math.PI ? Math.sin(angle / 2) : 1;
        expect((radius + size) * reach).toBeLessThanOrEqual(side);
      },
    ),
  );
});
