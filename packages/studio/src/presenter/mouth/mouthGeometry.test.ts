import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESENTERS } from '../recipes.ts';
import { composeFrame } from '../../scene/composition.ts';
import { mouthOutline } from './mouthGeometry.ts';
import { mouthLook } from './mouthPainter.ts';
import { KNOWN_PHONES, mixShapes, mouthShape } from './mouthShapes.ts';

const FORMAT = { width: 1280, height: 720 };

const shapes = fc
  .tuple(
    fc.constantFrom(...KNOWN_PHONES),
    fc.constantFrom(...KNOWN_PHONES),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([from, to, at]) => mixShapes(mouthShape(from), mouthShape(to), at));

describe('mouthOutline', () => {
  it('never leaves the box that is repainted and checked, on any presenter', () => {
    fc.assert(
      fc.property(shapes, fc.constantFrom(...PRESENTERS), (shape, { recipe, scene }) => {
        const { mouth, mouthBox, artScale } = composeFrame(FORMAT, recipe.style, scene.backdrop);
        const { measures, drop } = mouthLook(recipe);
        const outline = mouthOutline(shape, measures);
        const stroke = measures.line / 2 + 0.5;
        const left = mouth.x + (outline.left - stroke) * artScale;
        const right = mouth.x + (outline.right + stroke) * artScale;
        const top = mouth.y + (drop + Math.min(outline.top, outline.corner) - stroke) * artScale;
        const bottom = mouth.y + (drop + outline.bottom + stroke) * artScale;
        expect(left).toBeGreaterThan(mouthBox.x);
        expect(right).toBeLessThan(mouthBox.x + mouthBox.width);
        expect(top).toBeGreaterThan(mouthBox.y);
        expect(bottom).toBeLessThan(mouthBox.y + mouthBox.height);
      }),
    );
  });

  it('opens downwards as the opening grows, and shuts to a line', () => {
    const { measures } = mouthLook({ name: 'x', style: 'avataaars', options: {} });
    const height = (opening: number) => {
      const outline = mouthOutline({ ...mouthShape('aa'), opening }, measures);
      return outline.bottom - outline.top;
    };
    expect(height(0)).toBe(0);
    expect(height(0.5)).toBeGreaterThan(height(0.25));
    expect(height(1)).toBeGreaterThan(height(0.5));
  });
});
