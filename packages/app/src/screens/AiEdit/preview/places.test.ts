import { POSITIONS, VIDEO_SHAPES } from '@lectern/api-client';
import { LOOK_LIST } from '@lectern/studio/looks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_FORM } from '../form/form.ts';
import { captionsOf, pictureOf, secondVideoOf, titleOf } from './places.ts';

const look = fc.constantFrom(...LOOK_LIST);
const ratio = fc.constantFrom(16 / 9, 4 / 3, 1, 4 / 5, 9 / 16);

describe('in a picture of any shape', () => {
  test('captions, titles and a second video stay inside it', () => {
    fc.assert(
      fc.property(
        look,
        ratio,
        fc.constantFrom(...POSITIONS),
        fc.constantFrom(...VIDEO_SHAPES),
        fc.integer({ min: 0, max: 999 }),
        (each, shape, videoPosition, videoShape, strokeWidth) => {
          const picture = pictureOf(shape);
          const second = secondVideoOf(
            { ...EMPTY_FORM, videoPosition, videoShape, strokeWidth },
            picture,
          );
          const boxes = [
            second,
            captionsOf(each, each.caption.place, picture),
            captionsOf(each, videoPosition, picture),
            titleOf(each, picture, each.hasBackgroundVideo ? second : null),
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
