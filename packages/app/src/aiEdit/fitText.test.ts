import { LOOK_LIST } from '@lectern/ui/looks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingSize, type Measure, titleLines } from './fitText.ts';
import { captionArea, pictureOf, secondVideo, titleArea } from './places.ts';
import { EMPTY_FORM } from './form.ts';
import { POSITIONS, VIDEO_SHAPES } from '@lectern/api-client';

const measure: Measure = (text) => text.length / 2;
const look = fc.constantFrom(...LOOK_LIST);
const title = fc
  .array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));
const room = fc.record({
  width: fc.double({ min: 0.1, max: 2, noNaN: true }),
  height: fc.double({ min: 0.05, max: 1, noNaN: true }),
});
const ratio = fc.constantFrom(16 / 9, 4 / 3, 1, 4 / 5, 9 / 16);

describe('a text', () => {
  test('is as large as its look wants, or as large as its room allows', () => {
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

describe('in whatever picture', () => {
  test('captions, titles and a second video stand inside it', () => {
    fc.assert(
      fc.property(
        look,
        ratio,
        fc.constantFrom(...POSITIONS),
        fc.constantFrom(...VIDEO_SHAPES),
        fc.integer({ min: 0, max: 999 }),
        (each, shape, videoPosition, videoShape, strokeWidth) => {
          const picture = pictureOf(shape);
          const second = secondVideo(
            { ...EMPTY_FORM, videoPosition, videoShape, strokeWidth },
            picture,
          );
          const boxes = [
            second,
            captionArea(each, each.caption.place, picture),
            captionArea(each, videoPosition, picture),
            titleArea(each, picture, each.hasBackgroundVideo ? second : null),
          ];
          for (const { x, y, width, height } of boxes) {
            expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(picture.width + 1e-9);
            expect(y + height).toBeLessThanOrEqual(picture.height + 1e-9);
          }
        },
      ),
    );
  });
});
