import type { Look, Place } from '@lectern/ui/looks';
import type { AiEditForm } from './form.ts';
import { DEFAULT_STROKE } from './form.ts';

/** A stretch of a picture; all lengths are shares of its shorter side (CSS: `cqmin`/100). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Where the faces of usual speakers are: shares of a wide picture's sides. */
const WIDE_FACE = { start: 0.38, end: 0.762 } as const;
/** The middle of the head, and how far from it a title runs round it. */
export const HEADS = {
  wide: { x: 16 / 18, y: 0.556, radius: 0.42 },
  tall: { x: 0.5, y: 0.705, radius: 0.508 },
} as const;

/** A picture of a shape; its shorter side is 1. */
export function pictureOf(ratio: number): Size {
  return ratio > 1 ? { width: ratio, height: 1 } : { width: 1, height: 1 / ratio };
}

/** What the speaker's picture fills, in a look. */
export function windowOf({ framing }: Look, { width, height }: Size): Box {
  const { x, y, ...share } = width > height ? framing.wide : framing.tall;
  return { x: x * width, y: y * height, width: share.width * width, height: share.height * height };
}

/** From here down a film has captions of its own: a share of its height. */
const OWN_CAPTIONS = 0.74;

/** Where the film's own captions show through a look's window. */
export function ownCaptions(look: Look, picture: Size): Box {
  const window = windowOf(look, picture);
  // The film covers its window, cut at two sides alike.
  const scale = Math.max(window.width / picture.width, window.height / picture.height);
  const film = scale * picture.height;
  const top = OWN_CAPTIONS * film - (film - window.height) / 2;
  const height = Math.max(0, window.height - top);
  return { ...window, y: window.y + window.height - height, height };
}

/** Where captions stand: beside the speaker's window, else below the face. */
export function captionArea(look: Look, place: Place, picture: Size): Box {
  const { width, height } = picture;
  const box = (y: number, tall: number): Box => ({
    x: width * 0.05,
    y,
    width: width * 0.9,
    height: tall,
  });
  if (place.startsWith('top')) return box(height * 0.05, height * 0.2);
  if (place.startsWith('middle')) return box(height * 0.4, height * 0.2);
  const window = windowOf(look, picture);
  const end = window.y + window.height;
  if (end <= height * 0.9) return box(end + height * 0.015, (height - end) * 0.86);
  const top = height * (width > height ? WIDE_FACE.end : 0.8);
  return box(top, height * 0.955 - top);
}

/** Where a title or a point of a list stands, clear of the face and of a second video. */
export function titleArea(look: Look, picture: Size, second: Box | null): Box {
  const { width, height } = picture;
  const window = windowOf(look, picture);
  const isWide = width > height;
  const { arrangement, place } = look.title;
  if (arrangement === 'seam') {
    return isWide
      ? { x: 0, y: height * 0.7, width: width / 2, height: height * 0.1 }
      : { x: 0, y: height * 0.44, width, height: height * 0.12 };
  }
  if (place === 'top-center') {
    if (look.framing.kind === 'bars') {
      return { x: width * 0.06, y: window.y * 0.2, width: width * 0.88, height: window.y * 0.7 };
    }
    if (look.framing.kind === 'arch') {
      const share = isWide ? 0.34 : 0.62;
      const y = window.y + height * (isWide ? 0.025 : 0.035);
      return { x: (width * (1 - share)) / 2, y, width: width * share, height: height * 0.17 };
    }
    const tall = height * (isWide ? 0.16 : 0.19);
    return { x: width * 0.08, y: height * 0.018, width: width * 0.84, height: tall };
  }
  if (!isWide) {
    const box = { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.27 };
    if (!second || second.y > height * 0.4) return box;
    const isLeft = second.x < width * 0.3;
    const left = isLeft ? second.x + second.width + width * 0.04 : box.x;
    const right = isLeft ? box.x + box.width : second.x - width * 0.04;
    return right - left > width * 0.3
      ? { ...box, x: left, width: right - left }
      : { ...box, y: second.y + second.height };
  }
  const x = Math.max(width * 0.04, window.x + width * 0.025);
  const free = Math.max(width * 0.3, width * (WIDE_FACE.start - 0.03) - x);
  return {
    x,
    y: Math.max(height * 0.08, window.y + height * 0.06),
    width: Math.min(free, width * 0.4),
    height: height * (look.framing.kind === 'inset' ? 0.4 : 0.56),
  };
}

/** Where the second video stands, and how wide its edge is (specification section 4, satisfying). */
export function secondVideo(
  { videoShape, videoPosition, strokeWidth }: AiEditForm,
  picture: Size,
): Box & { stroke: number } {
  const isRectangle = videoShape === 'rectangle';
  const [width, height] = isRectangle ? [0.54, 0.304] : [0.36, 0.36];
  const margin = 0.06;
  const [row, column] = (videoPosition ?? 'top-right').split('-');
  const right = picture.width - margin - width;
  const x = column === 'left' ? margin : column === 'right' ? right : (picture.width - width) / 2;
  // The lowest part of the picture belongs to the captions.
  const lowest = picture.height * 0.74 - height;
  const y = row === 'top' ? margin : row === 'bottom' ? lowest : (picture.height - height) / 2;
  const stroke = ((strokeWidth ?? DEFAULT_STROKE.width) * picture.height) / 720;
  return { x, y, width, height, stroke: Math.min(stroke, 0.2 * height) };
}
