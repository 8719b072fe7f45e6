import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { elbowOf } from './arms.ts';
import { HAND_SHAPES, mixHands } from './handShapes.ts';

const styles = fc.constantFrom('avataaars' as const, 'notionists' as const);
const sides = fc.constantFrom('left' as const, 'right' as const);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('elbowOf', () => {
  it('preserves the length of both bones if the wrist is within reach', () => {
    fc.assert(
      fc.property(styles, sides, share, share, share, (style, side, turn, far, short) => {
        const { shoulder, upperArm, forearm } = anchorsOf(style);
        const reach = 0.6 + 0.4 * short;
        const upper = upperArm * reach;
        const [least, most] = [Math.abs(upper - forearm) * 1.01, (upper + forearm) * 0.99];
        const distance = least + (most - least) * far;
        const angle = 2 * Math.PI * turn;
        const { x, y } = shoulder[side];
        const wrist = { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
        const elbow = elbowOf(style, side, wrist, reach);
        expect(Math.hypot(elbow.x - x, elbow.y - y)).toBeCloseTo(upper, 3);
        expect(Math.hypot(elbow.x - wrist.x, elbow.y - wrist.y)).toBeCloseTo(forearm, 3);
        // Of the two mirror images, the lower one.
        const along = ((elbow.x - x) * (wrist.x - x) + (elbow.y - y) * (wrist.y - y)) / distance;
        expect(elbow.y).toBeGreaterThanOrEqual(y + (wrist.y - y) * (along / distance) - 1e-6);
      }),
    );
  });

  it('stretches the arm to a wrist beyond its reach', () => {
    const { shoulder, upperArm } = anchorsOf('avataaars');
    const { x, y } = shoulder.right;
    const elbow = elbowOf('avataaars', 'right', { x: x + 1000, y }, 1);
    expect(elbow.x - x).toBeCloseTo(upperArm, 0);
    expect(Math.abs(elbow.y - y)).toBeLessThan(6);
  });
});

describe('mixHands', () => {
  it('moves from one shape to the other, finger by finger', () => {
    const { one, three, thumb } = HAND_SHAPES;
    expect(mixHands(one, three, 0)).toEqual(one);
    expect(mixHands(one, three, 1)).toEqual(three);
    expect(mixHands(one, three, 0.5).ring).toEqual([0.5, 6]);
    expect(mixHands(one, three, 0.5).index[0]).toBe(1);
    expect([mixHands(one, thumb, 0.49).view, mixHands(one, thumb, 0.5).view]).toEqual([
      'palm',
      'side',
    ]);
  });
});
