/**
 * The positions of the figure, its mouth, its face and the captions in a picture: a single source for the
 * renderer, the stills and the checks.
 */
import { UPRIGHT_CAPTIONS } from '../looks/index.ts';
import type { Backdrop, FrameFormat, PresenterRecipe } from '../types.ts';
import type { Rect } from '../picture/rects.ts';
import { FACE_BOXES } from '../presenter/rig/faceBoxes.ts';
import { ART_SIZE } from './artSize.ts';
import { TALL, WIDE } from './backdrops.ts';

export type Style = PresenterRecipe['style'];
type Shape = 'wide' | 'tall';

/** Backdrops with something next to the figure, which then moves to the right. */
const FIGURE_AT_RIGHT: ReadonlySet<Backdrop> = new Set<Backdrop>(['window', 'board', 'product']);

/** The figure's square in scene units (from the design's pictures), by shape, style and side. */
const FIGURE_BOX = {
  wide: {
    avataaars: { size: 300, y: 60, centre: 170, right: 318 },
    notionists: { size: 384, y: -16, centre: 128, right: 276 },
  },
  tall: {
    avataaars: { size: 328, y: 72, centre: -4, right: -4 },
    notionists: { size: 368, y: 44, centre: -24, right: -24 },
  },
  // Smaller, with room for hands next to the face; higher up, to leave two lines between the chin, or a
  // hand, and the controls of phone apps.
  upright: {
    avataaars: { size: 256, y: 80, centre: 32, right: 32 },
    notionists: { size: 288, y: 68, centre: 16, right: 16 },
  },
} as const;

/** Returns the drawing of a scene, wide or tall, that fits a picture best. */
function sceneShape({ width, height }: Pick<FrameFormat, 'width' | 'height'>): Shape {
  return width / height >= 1.1 ? 'wide' : 'tall';
}

/** Returns the figure's square in scene units. */
export function figureBox(shape: keyof typeof FIGURE_BOX, style: Style, backdrop: Backdrop): Rect {
  const box = FIGURE_BOX[shape][style];
  const x = FIGURE_AT_RIGHT.has(backdrop) ? box.right : box.centre;
  return { x, y: box.y, width: box.size, height: box.size };
}

export interface Composition {
  shape: Shape;
  /** px per scene unit. */
  scale: number;
  /** Position of the scene's origin in px. The scene covers the picture, centred, with aligned bottoms. */
  originX: number;
  originY: number;
  figure: Rect;
  /** px per unit of the figure's art. */
  artScale: number;
  /** Area around the mouth in px, including the face's movement. */
  mouthRegion: Rect;
  /** From the brows to the chin, including the face's movement. Nothing may cover it. */
  face: Rect;
  /** The area for captions: below the face, clear of the edges and of a phone's controls. */
  captions: Rect;
}

/** px at a height of 720 by which the figure, and the face on it, can move. */
export const FIGURE_REACH = { x: 6, y: 4 } as const;
export const FACE_REACH = { x: 12, y: 12 } as const;

/**
 * Margin between the captions and the edges, as a share of the height, or of the width of an upright
 * picture.
 */
const CAPTION_MARGIN = 1 / 26;

/** Returns the composition of a style in front of a backdrop in a format. */
export function composeFrame(
  { width, height }: Pick<FrameFormat, 'width' | 'height'>,
  style: Style,
  backdrop: Backdrop,
): Composition {
  const shape = sceneShape({ width, height });
  const scene = shape === 'wide' ? WIDE : TALL;
  const scale = Math.max(width / scene.width, height / scene.height);
  const originX = (width - scene.width * scale) / 2;
  const originY = height - scene.height * scale;
  const isUpright = height > width;
  const box = figureBox(isUpright ? 'upright' : shape, style, backdrop);
  const figure = {
    x: originX + box.x * scale,
    y: originY + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  const artScale = figure.width / ART_SIZE[style];
  const reach = height / 720;
  const place = (rect: Rect): Rect => ({
    x: figure.x + rect.x * artScale,
    y: figure.y + rect.y * artScale,
    width: rect.width * artScale,
    height: rect.height * artScale,
  });
  const moving = (rect: Rect) => grow(place(rect), FACE_REACH.x * reach, FACE_REACH.y * reach);
  const faceBox = moving(FACE_BOXES[style].face);
  const margin = Math.round((isUpright ? width : height) * CAPTION_MARGIN);
  const bottom = isUpright ? Math.floor(height * UPRIGHT_CAPTIONS.bottom) : height - margin;
  const top = Math.ceil(faceBox.y + faceBox.height);
  return {
    shape,
    scale,
    originX,
    originY,
    figure,
    artScale,
    mouthRegion: moving(FACE_BOXES[style].mouth),
    face: faceBox,
    captions: { x: margin, y: top, width: width - 2 * margin, height: bottom - top },
  };
}

/** Returns the mouth's area for a check on finished frames: px, whole and inside the picture. */
export function mouthRegion(
  format: Pick<FrameFormat, 'width' | 'height'>,
  style: Style,
  backdrop: Backdrop,
): Rect {
  const { mouthRegion: region } = composeFrame(format, style, backdrop);
  const x = Math.max(0, Math.floor(region.x));
  const y = Math.max(0, Math.floor(region.y));
  return {
    x,
    y,
    width: Math.min(format.width, Math.ceil(region.x + region.width)) - x,
    height: Math.min(format.height, Math.ceil(region.y + region.height)) - y,
  };
}

/**
 * Returns the px around everything that the figure's movement can bring into a window.
 *
 * @param height px of the whole picture at the scale of the visible figure
 */
export function roomAroundFigure(window: Rect, height: number): Rect {
  const reach = height / 720;
  // Two additional px for phases between whole px.
  return grow(window, Math.ceil(FACE_REACH.x * reach) + 2, Math.ceil(FACE_REACH.y * reach) + 2);
}

function grow({ x, y, width, height }: Rect, dx: number, dy: number): Rect {
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
}
