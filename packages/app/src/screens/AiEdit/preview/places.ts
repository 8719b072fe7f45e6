import {
  type Box,
  captionArea,
  type Look,
  type Place,
  secondVideoPlace,
  type Size,
  titleArea,
  UPRIGHT_CAPTIONS,
  windowOf,
} from '@lectern/studio/looks';
import { type AiEditForm, DEFAULT_STROKE } from '../form/form.ts';

/*
 * Where the parts of an edit stand in a picture whose shorter side is 1 (CSS: `cqmin`/100). The film is
 * not looked at: its speaker is taken to stand where speakers usually do.
 */

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

/** Where a film has captions of its own: shares of its height. */
const OWN_CAPTIONS = {
  wide: { top: 0.74, bottom: 1 },
  upright: { top: UPRIGHT_CAPTIONS.top - 0.01, bottom: UPRIGHT_CAPTIONS.bottom + 0.01 },
} as const;

/** Where the film's own captions show through a look's window. */
export function ownCaptions(look: Look, picture: Size): Box {
  const window = windowOf(look, picture);
  // The film covers its window, cut at two sides alike.
  const scale = Math.max(window.width / picture.width, window.height / picture.height);
  const film = scale * picture.height;
  const share = picture.height > picture.width ? OWN_CAPTIONS.upright : OWN_CAPTIONS.wide;
  const inWindow = (at: number) =>
    Math.min(Math.max(0, at * film - (film - window.height) / 2), window.height);
  const top = inWindow(share.top);
  return { ...window, y: window.y + top, height: inWindow(share.bottom) - top };
}

/** Where captions stand: beside the speaker's window, else below a usual face. */
export function captionsOf(look: Look, place: Place, picture: Size): Box {
  return captionArea(place, picture, windowOf(look, picture), picture.height * WIDE_FACE.end);
}

/** Where a title or a point of a list stands, clear of a usual face and of a second video. */
export function titleOf(look: Look, picture: Size, second: Box | null): Box {
  const face = picture.width * WIDE_FACE.start;
  return titleArea(look, picture, windowOf(look, picture), face, second);
}

/** Where the second video that the form asks for stands, and how wide its stroke is. */
export function secondVideoOf(
  { videoShape, videoPosition, strokeWidth }: AiEditForm,
  picture: Size,
): Box & { stroke: number } {
  const choice = {
    shape: videoShape ?? 'square',
    position: videoPosition ?? 'top-right',
    strokeWidth: strokeWidth ?? DEFAULT_STROKE.width,
  };
  return secondVideoPlace(choice, picture);
}
