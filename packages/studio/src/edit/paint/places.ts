/**
 * Positions of an edit's parts in its picture, in px.
 */
import {
  captionArea as captionAreaOf,
  type Look,
  type Place,
  secondVideoPlace,
  type Size,
  titleArea as titleAreaOf,
} from '../../looks/index.ts';
import { type Composition } from '../../scene/composition.ts';
import type { Rect } from '../../picture/rects.ts';
import type { Edit } from '../../editRequest.ts';
import { windowOf } from './framing.ts';

/** The area for captions: next to the speaker's window, or below the face. */
export function captionArea(look: Look, place: Place, frame: Size, composition: Composition): Rect {
  const window = windowOf(look, frame);
  const { x, y, width, height } = captionAreaOf(place, frame, window, composition.captions.y);
  const side = Math.round(x);
  return {
    x: side,
    y: Math.round(y),
    width: Math.round(x + width) - side,
    height: Math.round(height),
  };
}

/**
 * The area for a title or a point of a list, clear of the face.
 *
 * @param second area of a second video, which is kept clear too
 */
export function titleArea(look: Look, frame: Size, { face }: Composition, second?: Rect): Rect {
  return titleAreaOf(look, frame, windowOf(look, frame), face.x, second ?? null);
}

/** Corner radius of a second video, as a share of its side; half is a circle. */
export interface SecondVideo {
  box: Rect;
  isCircle: boolean;
  stroke: { color: string; width: number };
}

/** The position and frame of the second video (specification section 4, satisfying). */
export function secondVideo({ bgVideoSettings }: Edit, frame: Size): SecondVideo {
  const { shape = 'square', position = 'top-right', stroke } = bgVideoSettings;
  const place = secondVideoPlace({ shape, position, strokeWidth: stroke.width ?? 10 }, frame);
  const even = (value: number) => 2 * Math.round(value / 2);
  return {
    box: {
      x: even(place.x),
      y: even(place.y),
      width: even(place.width),
      height: even(place.height),
    },
    isCircle: shape === 'circle',
    stroke: { color: (stroke.color ?? '#ffdf06').slice(0, 9), width: place.stroke },
  };
}
