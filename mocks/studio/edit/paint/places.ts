/**
 * Where the parts of an edit stand in its picture, in px.
 */
import type { Look, Place } from '../looks.ts';
import { type Composition, type Rect } from '../../scene/composition.ts';
import type { Edit } from '../types.ts';
import { windowOf } from './framing.ts';

interface Size {
  width: number;
  height: number;
}

/** Where captions may stand: beside the speaker's window, else below the face. */
export function captionArea(look: Look, place: Place, frame: Size, composition: Composition): Rect {
  const { width, height } = frame;
  const side = Math.round(width * 0.05);
  const box = (y: number, tall: number): Rect => ({
    x: side,
    y: Math.round(y),
    width: width - 2 * side,
    height: Math.round(tall),
  });
  if (place.startsWith('top')) return box(height * 0.05, height * 0.2);
  if (place.startsWith('middle')) return box(height * 0.4, height * 0.2);
  const window = windowOf(look, frame);
  const end = window.y + window.height;
  if (end <= height * 0.9) return box(end + height * 0.015, (height - end) * 0.86);
  const top = width > height ? Math.max(height * 0.74, composition.captions.y) : height * 0.8;
  return box(top, height * 0.955 - top);
}

/**
 * Where a title or a point of a list may stand, clear of the face.
 *
 * @param second - Where a second video stands, which a title keeps clear of as well.
 */
export function titleArea(look: Look, frame: Size, composition: Composition, second?: Rect): Rect {
  const { width, height } = frame;
  const window = windowOf(look, frame);
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
      const narrow = isWide ? 0.34 : 0.62;
      const y = window.y + height * (isWide ? 0.025 : 0.035);
      return { x: (width * (1 - narrow)) / 2, y, width: width * narrow, height: height * 0.17 };
    }
    return {
      x: width * 0.08,
      y: height * 0.018,
      width: width * 0.84,
      height: height * (isWide ? 0.16 : 0.19),
    };
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
  const inset = Math.max(width * 0.04, window.x + width * 0.025);
  const free = Math.max(width * 0.3, composition.face.x - inset - width * 0.03);
  const tall = look.framing.kind === 'inset' ? 0.4 : 0.56;
  return {
    x: inset,
    y: Math.max(height * 0.08, window.y + height * 0.06),
    width: Math.min(free, width * 0.4),
    height: height * tall,
  };
}

/** Corner radius of a second video, as a share of its side; half is a circle. */
export interface SecondVideo {
  box: Rect;
  isCircle: boolean;
  stroke: { color: string; width: number };
}

/** A stroke wider than this share of the video would leave nothing to see. */
const WIDEST_STROKE = 0.2;

/** Where the second video stands and how it is framed (specification section 4, satisfying). */
export function secondVideo({ bgVideoSettings }: Edit, frame: Size): SecondVideo {
  const { shape = 'square', position = 'top-right', stroke } = bgVideoSettings;
  const unit = Math.min(frame.width, frame.height);
  const width = unit * (shape === 'rectangle' ? 0.54 : 0.36);
  const height = unit * (shape === 'rectangle' ? 0.304 : 0.36);
  const margin = unit * 0.06;
  const [row, column] = position.split('-');
  const x =
    column === 'left'
      ? margin
      : column === 'right'
        ? frame.width - margin - width
        : (frame.width - width) / 2;
  // The lowest part of the picture belongs to the captions.
  const lowest = frame.height * 0.74 - height;
  const y = row === 'top' ? margin : row === 'bottom' ? lowest : (frame.height - height) / 2;
  const even = (value: number) => 2 * Math.round(value / 2);
  return {
    box: { x: even(x), y: even(y), width: even(width), height: even(height) },
    isCircle: shape === 'circle',
    stroke: {
      color: (stroke.color ?? '#ffdf06').slice(0, 9),
      width: Math.min(((stroke.width ?? 10) * frame.height) / 720, WIDEST_STROKE * height),
    },
  };
}
