/*
 * The places of an edit's elements in its picture, in the unit of the given picture: shares of the shorter
 * side on a page, px in a renderer.
 */
import type { Look, Place } from './types.ts';

/** A rectangle of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** Top of the captions, below the area of a second video, as a share of the picture's height. */
const CAPTIONS_FROM = 0.74;
/**
 * The band for captions in an upright picture, as shares of the height: below the chin, and above the
 * controls that phone apps overlay on the lowest fifth of a film.
 */
export const UPRIGHT_CAPTIONS = { top: 0.673, bottom: 0.772 } as const;
/** Shares of an upright picture's width: room for captions, and the minimum size of their letters. */
const UPRIGHT_WIDTH = 0.9;
const UPRIGHT_LETTERS = 0.0525;
/** The widest stroke of a second video, as a share of its side. */
const WIDEST_STROKE = 0.2;

/** The speaker's window in a look. */
export function windowOf({ framing }: Look, { width, height }: Size): Box {
  const upright = height > width ? framing.upright : null;
  const { x, y, ...share } = width > height ? framing.wide : (upright ?? framing.tall);
  return { x: x * width, y: y * height, width: share.width * width, height: share.height * height };
}

/**
 * Returns the width and minimum letter size of captions in an upright picture; undefined for other
 * pictures.
 */
export function captionRoom({
  width,
  height,
}: Size): { width: number; leastSize: number } | undefined {
  if (height <= width) return undefined;
  return { width: UPRIGHT_WIDTH * width, leastSize: UPRIGHT_LETTERS * width };
}

/**
 * Returns the area for captions: next to the speaker's window, or below the face.
 *
 * @param belowFace y below the chin of a speaker in a wide picture
 */
export function captionArea(
  place: Place,
  { width, height }: Size,
  window: Box,
  belowFace: number,
): Box {
  const box = (y: number, tall: number): Box => ({
    x: width * 0.05,
    y,
    width: width * 0.9,
    height: tall,
  });
  if (place.startsWith('top')) return box(height * 0.05, height * 0.2);
  if (place.startsWith('middle')) return box(height * 0.4, height * 0.2);
  const end = window.y + window.height;
  if (height > width) {
    // In the lowest quarter of the area above the speaker, or below the window, or over the window.
    if (window.y > height * 0.4) return box(window.y * 0.77, window.y * 0.21);
    const { top, bottom } = UPRIGHT_CAPTIONS;
    const from =
      end < height * bottom ? Math.max(height * top, end + height * 0.012) : height * top;
    return box(from, height * bottom - from);
  }
  if (end <= height * 0.9) return box(end + height * 0.015, (height - end) * 0.86);
  const top = width > height ? Math.max(height * CAPTIONS_FROM, belowFace) : height * 0.8;
  return box(top, height * 0.955 - top);
}

/** At the top centre: in a bar, under an arch (in a wide picture above it), or along the edge. */
function topArea({ framing }: Look, { width, height }: Size, window: Box): Box {
  const isWide = width > height;
  if (framing.kind === 'bars') {
    return { x: width * 0.06, y: window.y * 0.2, width: width * 0.88, height: window.y * 0.7 };
  }
  if (framing.kind === 'arch') {
    if (isWide) {
      const tall = window.y - height * 0.055;
      return { x: width * 0.08, y: height * 0.035, width: width * 0.84, height: tall };
    }
    const y = window.y + height * 0.035;
    return { x: width * 0.19, y, width: width * 0.62, height: height * 0.17 };
  }
  const tall = height * (isWide ? 0.16 : 0.19);
  return { x: width * 0.08, y: height * 0.018, width: width * 0.84, height: tall };
}

/** Above the speaker in a tall picture, clear of a second video. */
function aboveSpeaker({ width, height }: Size, second: Box | null): Box {
  const box = { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.27 };
  if (!second || second.y > height * 0.4) return box;
  const isLeft = second.x < width * 0.3;
  const left = isLeft ? second.x + second.width + width * 0.04 : box.x;
  const right = isLeft ? box.x + box.width : second.x - width * 0.04;
  return right - left > width * 0.3
    ? { ...box, x: left, width: right - left }
    : { ...box, y: second.y + second.height };
}

/**
 * Returns the area for a title or a point of a list, clear of the face and of a second video.
 *
 * @param face x at which the face of a speaker in a wide picture starts
 */
export function titleArea(
  look: Look,
  picture: Size,
  window: Box,
  face: number,
  second: Box | null,
): Box {
  const { width, height } = picture;
  const isWide = width > height;
  const { arrangement, place } = look.title;
  if (arrangement === 'seam') {
    return isWide
      ? { x: 0, y: height * 0.7, width: width / 2, height: height * 0.1 }
      : { x: 0, y: height * 0.492, width, height: height * 0.11 };
  }
  if (place === 'top-center') return topArea(look, picture, window);
  if (!isWide) return aboveSpeaker(picture, second);
  const x = Math.max(width * 0.04, window.x + width * 0.025);
  const free = Math.max(width * 0.3, face - x - width * 0.03);
  return {
    x,
    y: Math.max(height * 0.08, window.y + height * 0.06),
    width: Math.min(free, width * 0.4),
    height: height * (look.framing.kind === 'inset' ? 0.4 : 0.56),
  };
}

export interface SecondVideoChoice {
  shape: string;
  position: string;
  /** px of its stroke in a picture 720 px high. */
  strokeWidth: number;
}

/** The place and stroke of the second video (specification section 4, satisfying). */
export function secondVideoPlace(
  { shape, position, strokeWidth }: SecondVideoChoice,
  picture: Size,
): Box & { stroke: number } {
  const unit = Math.min(picture.width, picture.height);
  const isRectangle = shape === 'rectangle';
  const width = unit * (isRectangle ? 0.54 : 0.36);
  const height = unit * (isRectangle ? 0.304 : 0.36);
  const margin = unit * 0.06;
  const [row, column] = position.split('-');
  const right = picture.width - margin - width;
  const x = column === 'left' ? margin : column === 'right' ? right : (picture.width - width) / 2;
  // Captions take up the lowest part of the picture.
  const isUpright = picture.height > picture.width;
  const captions = isUpright ? UPRIGHT_CAPTIONS.top : CAPTIONS_FROM;
  const lowest = picture.height * captions - height;
  const y = row === 'top' ? margin : row === 'bottom' ? lowest : (picture.height - height) / 2;
  const stroke = Math.min((strokeWidth * picture.height) / 720, WIDEST_STROKE * height);
  return { x, y, width, height, stroke };
}
