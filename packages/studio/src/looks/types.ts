/**
 * The looks of AI edit templates as data: a page draws them in HTML and CSS, a renderer on a canvas, with
 * the same result.
 *
 * Sizes are shares of the picture's shorter side (CSS: `cqmin`/100), lengths inside a text are in em,
 * positions are shares of the picture, colours are `#rrggbb`.
 */

export const LOOK_IDS = [
  'vivid',
  'vivid2',
  'storyteller',
  'satisfying',
  'chillguy',
  'chillguy2',
  'cinematic',
  'impact',
  'paper',
  'movienight',
  'split',
  'kinetic',
  'vortex',
  'clean',
  'bulletin',
] as const;
export type LookId = (typeof LOOK_IDS)[number];

export const FONT_FAMILIES = [
  'inter',
  'bricolage',
  'anton',
  'instrument-serif',
  'gochi-hand',
  'special-elite',
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

export const CASINGS = ['default', 'uppercase', 'lowercase', 'capitalize'] as const;
export type Casing = (typeof CASINGS)[number];

/** The position of a text or a second video (specification section 3, Option sets). */
export const PLACES = [
  'top-right',
  'top-left',
  'top-center',
  'middle-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
] as const;
export type Place = (typeof PLACES)[number];

export interface TextFace {
  family: FontFamily;
  weight: number;
  italic: boolean;
  /** Share of the picture's shorter side; smaller where a word would not fit. */
  size: number;
  casing: Casing;
  /** em between letters. */
  spacing: number;
}

/**
 * The ground behind a text. `chip`, `pill` and `card` hug it; `band` and `bar` run across the picture;
 * `bubble` is a chip with a tail and an edge, `marker` a brush stroke, `tape` and `strip` are torn
 * paper, `board` is a sign with lights.
 */
export type GroundKind =
  'chip' | 'pill' | 'card' | 'band' | 'bar' | 'bubble' | 'marker' | 'tape' | 'strip' | 'board';

export interface Ground {
  kind: GroundKind;
  color: string;
  /** 0–1. */
  opacity: number;
  /** Colour of its edge, lights or number, if it has one. */
  edge: string | null;
}

export const MOTIONS = ['none', 'pop', 'slide', 'typewriter', 'fade', 'bounce', 'drop'] as const;
/** The entrance of a text, which then stays still. */
export type Motion = (typeof MOTIONS)[number];

export interface TextLook {
  face: TextFace;
  color: string;
  /** Drawn around each letter; width in em, as visible outside the letter. */
  outline: { color: string; width: number } | null;
  /** A hard copy behind the text; offset in em to the right and down. */
  shadow: { color: string; offset: number } | null;
  ground: Ground | null;
  place: Place;
  /** Degrees, clockwise; in a scattered text, every other word tilts the other way. */
  tilt: number;
  motion: Motion;
}

export interface CaptionLook extends TextLook {
  /** Words that carry the sentence: names, numbers, long words. */
  important: string;
  /** The word being spoken. */
  highlight: string;
  /**
   * The mark of the spoken word: its colour, a block of that colour behind it, a line under it, or italics.
   */
  highlightAs: 'color' | 'block' | 'underline' | 'italic';
  /** Maximum number of words per line. */
  words: number;
  /** Maximum number of lines on screen at a time. */
  lines: 1 | 2;
}

export interface TitleLook extends TextLook {
  /** Second colour: the last line, the number of a list, the lights of a board. */
  accent: string;
  /**
   * `lines`: a block of lines, the last in the accent; `strips`: a ground for each line; `ring`: on an arc
   * around the head; `scatter`: each word with its own size and tilt; `wide`: one line of widely spaced
   * letters; `seam`: on the seam of a split picture.
   */
  arrangement: 'lines' | 'strips' | 'ring' | 'scatter' | 'wide' | 'seam';
}

/** x, y, width and height as shares of the picture. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The frame around the speaker. The speaker's picture fills its window (like `object-fit: cover`), and the
 * rest shows the ground. `arch` rounds the window's top, `paper` tears its edges, `stage` hangs curtains at
 * its sides, `rings` draws rings behind the speaker, `split` leaves the other half to cut-ins, `inset`
 * rounds its corners.
 */
export interface Framing {
  kind: 'full' | 'arch' | 'bars' | 'split' | 'paper' | 'stage' | 'rings' | 'inset';
  ground: string;
  /** The line or shade at the edge of the ground. */
  edge: string;
  /** For pictures wider than high, and for all others. */
  wide: Window;
  tall: Window;
  /** For pictures higher than wide, if it leaves room for captions below; otherwise `tall`. */
  upright: Window | null;
}

/** CSS: `brightness() contrast() saturate()`, then the tint by its amount, then the vignette. */
export interface Grade {
  /** 1 leaves the picture unchanged. */
  brightness: number;
  contrast: number;
  saturation: number;
  tint: { color: string; amount: number };
  /** Darkness of the corners, 0–1. */
  vignette: number;
}

/** The studio's own tracks of background music. */
export const TRACK_IDS = ['sunrise', 'stroll', 'nightfall', 'drive', 'paperboat'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

export interface Look {
  id: LookId;
  /** Shown on the card. */
  name: string;
  /** Its appearance in one line. */
  description: string;
  isBeta: boolean;
  caption: CaptionLook;
  title: TitleLook;
  framing: Framing;
  grade: Grade;
  /** Colours of cut-ins and lists: ground, shade, ink. */
  palette: readonly [ground: string, shade: string, ink: string];
  /** Whether a second video plays next to the speaker. */
  hasBackgroundVideo: boolean;
  music: TrackId;
}
