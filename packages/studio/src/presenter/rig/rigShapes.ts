import { mouthShapes } from '../mouth/mouthDrawing.ts';
import type { MouthShape } from '../mouth/mouthShapes.ts';
import { armShapes } from './armDrawing.ts';
import { type Brows, browShapes } from './brows.ts';
import { eyeShapes } from './eyes.ts';
import type { RigLook } from './rigLook.ts';
import type { RigShape } from './rigShape.ts';
import { type ArmPose, type EyeState, SIDES, type Side } from './rigState.ts';

/** Parts that are drawn from numbers. Eyes and brows are one part because they move together. */
export type RigPart = 'mouth' | 'eyes' | 'arms';

/** The numbers of all parts. */
export interface RigPose {
  eyes: EyeState;
  brows: Brows;
  mouth: MouthShape;
  arms: Readonly<Record<Side, ArmPose | null>>;
}

/** Returns the shapes of a part in the units of the art, from back to front. */
export function rigShapes(part: RigPart, pose: RigPose, look: RigLook): RigShape[] {
  if (part === 'mouth') return mouthShapes(pose.mouth, look);
  if (part === 'eyes') return [...eyeShapes(pose.eyes, look), ...browShapes(pose.brows, look)];
  return SIDES.flatMap((side) => {
    const arm = pose.arms[side];
    return arm ? armShapes(side, arm, look) : [];
  });
}
