/** What is painted on its own: the parts of a figure, with arms one by one, since they move one by one. */
import type { Rect } from '../../picture/rects.ts';
import type { FrameState } from '../frameTrack.ts';
import type { Style } from './anchors.ts';
import { armBox } from './armBoxes.ts';
import { armShapes } from './armDrawing.ts';
import { FACE_BOXES } from './faceBoxes.ts';
import type { RigLook } from './rigLook.ts';
import type { RigShape } from './rigShape.ts';
import { type RigPart, rigShapes } from './rigShapes.ts';
import { SIDES, type Side } from './rigState.ts';

export type Piece = 'mouth' | 'eyes' | Side;

export const PIECES: Readonly<Record<RigPart, readonly Piece[]>> = {
  mouth: ['mouth'],
  eyes: ['eyes'],
  arms: SIDES,
};

/** What a piece moves with. */
export function groupOf(piece: Piece): 'face' | 'figure' {
  return piece === 'mouth' || piece === 'eyes' ? 'face' : 'figure';
}

/** The numbers that a piece is drawn from. */
export function numbersOf(piece: Piece, { eyes, brows, mouth, arms }: FrameState): unknown {
  if (piece === 'mouth') return mouth;
  return piece === 'eyes' ? [eyes, brows] : arms[piece];
}

/** Art units around all of it; undefined for an arm that is down. */
export function boxOf(piece: Piece, { arms }: FrameState, style: Style): Rect | undefined {
  if (piece === 'mouth' || piece === 'eyes') return FACE_BOXES[style][piece];
  const pose = arms[piece];
  return pose ? armBox(style, piece, pose) : undefined;
}

export function shapesOf(piece: Piece, state: FrameState, look: RigLook): readonly RigShape[] {
  if (piece === 'mouth' || piece === 'eyes') return rigShapes(piece, state, look);
  const pose = state.arms[piece];
  return pose ? armShapes(piece, pose, look) : [];
}
