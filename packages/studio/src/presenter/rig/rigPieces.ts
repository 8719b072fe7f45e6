/**
 * The pieces that are painted separately: the parts of a figure, with each arm on its own, since arms move
 * independently.
 */
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

/** Returns the group that a piece moves with. */
export function groupOf(piece: Piece): 'face' | 'figure' {
  return piece === 'mouth' || piece === 'eyes' ? 'face' : 'figure';
}

/** Returns the numbers that a piece is drawn from. */
export function numbersOf(piece: Piece, { eyes, brows, mouth, arms }: FrameState): unknown {
  if (piece === 'mouth') return mouth;
  return piece === 'eyes' ? [eyes, brows] : arms[piece];
}

/** Returns the box around a piece in art units; undefined for a lowered arm. */
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
