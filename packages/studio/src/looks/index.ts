/*
 * The package's entry `@lectern/studio/looks`: the looks of the AI edit's templates as data, and their
 * layout rules, without React or styles, for both a page and a renderer.
 */
export { captionLook } from './captionLook.ts';
export { cheapestParts } from './cheapestParts.ts';
export {
  CAPTION_FAMILY,
  type CanDraw,
  captionFont,
  drawableText,
  drawableWords,
  drawingTest,
  undrawable,
} from './drawable.ts';
export { needsFaces, signsOfFaces } from './faceSigns.ts';
export { CSS_FAMILIES, LOOK_FONTS, type LookFont } from './fonts.ts';
export { leans } from './leaning.ts';
export { type ListPoint, listPoints } from './listPoints.ts';
export { LOOK_LIST, LOOKS, findLook, type SubtitleStyles, subtitleStylesOf } from './looks.ts';
export {
  type Box,
  captionArea,
  captionRoom,
  secondVideoPlace,
  type Size,
  titleArea,
  UPRIGHT_CAPTIONS,
  windowOf,
} from './places.ts';
export { plainSigns, plainWord } from './plainWord.ts';
export {
  type BreakKind,
  captionLine,
  captionSize,
  type LineLimit,
  type ShortCueLimits,
  shortCues,
} from './shortCues.ts';
export {
  canRunRound,
  extentOf,
  fittingSize,
  groundPadding,
  LINE_HEIGHTS,
  type Measure,
  ringSize,
  roomAround,
  titleLines,
  wordSpace,
} from './textLayout.ts';
export {
  CASINGS,
  type CaptionLook,
  type Casing,
  FONT_FAMILIES,
  type FontFamily,
  type Framing,
  type Grade,
  type Ground,
  type GroundKind,
  LOOK_IDS,
  type Look,
  type LookId,
  MOTIONS,
  type Motion,
  PLACES,
  type Place,
  type TextFace,
  type TextLook,
  type TitleLook,
  TRACK_IDS,
  type TrackId,
  type Window,
} from './types.ts';
export { writtenTitle } from './writtenTitle.ts';
