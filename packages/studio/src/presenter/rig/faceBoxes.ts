import type { Rect } from '../../picture/rects.ts';
import type { Style } from './anchors.ts';

/**
 * Boxes in art units around everything that a mouth, and eyes with brows, can cover; and the face from brow
 * to chin.
 */
export const FACE_BOXES: Readonly<
  Record<Style, Readonly<Record<'mouth' | 'eyes' | 'face', Rect>>>
> = {
  avataaars: {
    mouth: { x: 114, y: 144, width: 52, height: 36 },
    eyes: { x: 96, y: 76, width: 88, height: 50 },
    face: { x: 74, y: 84, width: 132, height: 112 },
  },
  notionists: {
    mouth: { x: 840, y: 890, width: 200, height: 140 },
    eyes: { x: 770, y: 620, width: 340, height: 200 },
    face: { x: 740, y: 660, width: 350, height: 400 },
  },
};
