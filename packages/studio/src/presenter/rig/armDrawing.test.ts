import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../picture/rects.ts';
import { PRESENTERS } from '../recipes.ts';
import { anchorsOf } from './anchors.ts';
import { armBox, handBox } from './armBoxes.ts';
import { armShapes, handMatrix } from './armDrawing.ts';
import { elbowOf } from './arms.ts';
import { handShapes } from './hand.ts';
import { HAND_SHAPES, mixHands } from './handShapes.ts';
import { rigLookOf } from './rigLook.ts';
import { type ArmPose, SIDES } from './rigState.ts';
import { shapeBounds } from './shapeBounds.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const hands = fc
  .tuple(
    fc.constantFrom(...Object.values(HAND_SHAPES)),
    fc.constantFrom(...Object.values(HAND_SHAPES)),
    share,
  )
  .map(([from, to, at]) => mixHands(from, to, at));
const looks = fc.constantFrom(...PRESENTERS).map(({ recipe }) => rigLookOf(recipe));

/** Arms anywhere next to the face or below it, at any angle. */
const arms = fc
  .tuple(looks, fc.constantFrom(...SIDES), share, share, share, hands)
  .map(([look, side, across, up, turn, hand]) => {
    const { sideColumns, eyes } = anchorsOf(look.style);
    const [from, to] = sideColumns[side];
    const wrist = { x: from + (to - from) * across, y: eyes.left.y * (1.4 + up) };
    const elbow = elbowOf(look.style, side, wrist);
    const pose: ArmPose = {
      ...{ wristX: wrist.x, wristY: wrist.y, elbowX: elbow.x, elbowY: elbow.y },
      ...{ angle: 180 * turn - 90, hand },
    };
    return { look, side, pose };
  });

describe('an arm', () => {
  it('is drawn inside the box that is repainted', () => {
    fc.assert(
      fc.property(arms, ({ look, side, pose }) => {
        const drawn = shapeBounds(armShapes(side, pose, look));
        expect([drawn, holds(armBox(look.style, side, pose), drawn)]).toEqual([drawn, true]);
      }),
    );
  });

  it('has its hand inside the box that is kept off face and captions', () => {
    fc.assert(
      fc.property(arms, ({ look, side, pose }) => {
        const transform = handMatrix(side, pose, anchorsOf(look.style));
        const { rim, skin } = handShapes(pose.hand, look);
        const drawn = shapeBounds([...rim, ...skin].map((shape) => ({ ...shape, transform })));
        expect([drawn, holds(handBox(look.style, side, pose), drawn)]).toEqual([drawn, true]);
      }),
    );
  });
});
