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
 * Positions of the parts of an edit in a picture whose shorter side is 1 (CSS: `cqmin`/100). The film is
 * not analysed: its speaker is assumed to be where speakers usually are.
 */

/** Where a speaker's face usually is, as shares of a wide picture's sides. */
const WIDE_FACE = { start: 0.38, end: 0.762 } as const;
/** The centre of the head, and the distance at which a title runs around it. */
export const HEADS = {
  wide: { x: 16 / 18, y: 0.556, radius: 0.42 },
  tall: { x: 0.5, y: 0.705, radius: 0.508 },
} as const;

/** Returns the size of a picture of a given ratio; its shorter side is 1. */
export function pictureOf(ratio: number): Size {
  return ratio > 1 ? { width: ratio, height: 1 } : { width: 1, height: 1 / ratio };
}

/** Where a film's own captions are, as shares of its height. */
const OWN_CAPTIONS = {
  wide: { top: 0.74, bottom: 1 },
  upright: { top: UPRIGHT_CAPTIONS.top - 0.01, bottom: UPRIGHT_CAPTIONS.bottom + 0.01 },
} as const;

/** Returns where the film's own captions show through a look's window. */
export function ownCaptions(look: Look, picture: Size): Box {
  const window = windowOf(look, picture);
  // The film covers its window, cropped equally on two sides.
  const scale = Math.max(window.width / picture.width, window.height / picture.height);
  const film = scale * picture.height;
  const share = picture.height > picture.width ? OWN_CAPTIONS.upright : OWN_CAPTIONS.wide;
  const inWindow = (at: number) =>
    Math.min(Math.max(0, at * film - (film - window.height) / 2), window.height);
  const top = inWindow(share.top);
  return { ...window, y: window.y + top, height: inWindow(share.bottom) - top };
}

/** Returns where captions go: next to the speaker's window, or below a typical face. */
export function captionsOf(look: Look, place: Place, picture: Size): Box {
  return captionArea(place, picture, windowOf(look, picture), picture.height * WIDE_FACE.end);
}

/** Returns where a title or list point goes, clear of a typical face and of a second video. */
export function titleOf(look: Look, picture: Size, second: Box | null): Box {
  const face = picture.width * WIDE_FACE.start;
  return titleArea(look, picture, windowOf(look, picture), face, second);
}

/** Returns where the form's second video goes, and the width of its stroke. */
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
