import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../picture/rects.ts';
import { PRESENTERS } from '../recipes.ts';
import { FACE_BOXES } from '../rig/faceBoxes.ts';
import { rigLookOf } from '../rig/rigLook.ts';
import { shapeBounds } from '../rig/shapeBounds.ts';
import { mouthShapes } from './mouthDrawing.ts';
import { mouthOutline, section } from './mouthGeometry.ts';
import { KNOWN_PHONES, type MouthShape, mixShapes, mouthShape } from './mouthShapes.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Shapes between any two phones, with and without a smile. */
const shapes = fc
  .tuple(fc.constantFrom(...KNOWN_PHONES), fc.constantFrom(...KNOWN_PHONES), share, share)
  .map(([from, to, at, glad]): MouthShape => {
    const mixed = mixShapes(mouthShape(from), mouthShape(to), at);
    return {
      ...mixed,
      smile: Math.min(1, mixed.smile + 0.8 * glad),
      width: mixed.width + 0.1 * glad,
    };
  });
const looks = fc.constantFrom(...PRESENTERS).map(({ recipe }) => rigLookOf(recipe));

describe('a mouth', () => {
  it('never leaves the box that is repainted and checked, for any presenter', () => {
    fc.assert(
      fc.property(shapes, looks, (shape, look) => {
        const drawn = shapeBounds(mouthShapes(shape, look));
        const box = FACE_BOXES[look.style].mouth;
        expect({ drawn, isInside: holds(box, drawn) }).toEqual({ drawn, isInside: true });
      }),
    );
  });

  it.each(['avataaars', 'notionists'] as const)(
    'opens downwards as the opening grows, and closes to a line (%s)',
    (style) => {
      const height = (opening: number) => {
        const { top, bottom } = mouthOutline({ ...mouthShape('aa'), opening }, style, false);
        return bottom - top;
      };
      expect(height(0)).toBe(0);
      expect(height(0.5)).toBeGreaterThan(height(0.25));
      expect(height(1)).toBeGreaterThan(height(0.5));
    },
  );

  it('shows no teeth, tongue or dark area on m, b and p', () => {
    for (const { recipe } of PRESENTERS) {
      const look = rigLookOf(recipe);
      const { teeth, tongue } = look.colours;
      const seen = mouthShapes(mouthShape('m'), { ...look, isBearded: false });
      if (look.style === 'avataaars') {
        expect(seen.map(({ fill }) => fill)).not.toContain(teeth);
        expect(seen.map(({ fill }) => fill)).not.toContain(tongue);
      }
      const { top, bottom } = mouthOutline(mouthShape('m'), look.style, look.isBearded);
      expect(bottom - top).toBe(0);
    }
  });
});

describe('section', () => {
  it('cuts a curve at the given shares, and keeps its ends exact', () => {
    const { edge, left, right } = mouthOutline(mouthShape('aa'), 'avataaars', false);
    const curve = edge(4, 0.7);
    const [start, , , end] = section(curve, 0, 1);
    expect([start, end]).toEqual([left, right]);
    const half = section(curve, 0, 0.5);
    expect(half[3][0]).toBeCloseTo((left[0] + right[0]) / 2, 6);
  });
});
