import type {
  CaptionLook,
  Framing,
  Grade,
  Ground,
  Look,
  TextFace,
  TextLook,
  TitleLook,
} from './types.ts';

/** The palette of all looks: ink, paper and the scenes' colours. */
export const INK = '#1E1A15';
export const PAPER = '#FBF8F1';
export const WHITE = '#FFFFFF';
export const YELLOW = '#EACB1F';
/** Near-black for bars and night scenes. */
export const NIGHT = '#14110D';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 } as const;

export function face(
  family: TextFace['family'],
  weight: number,
  size: number,
  rest: Partial<Pick<TextFace, 'italic' | 'casing' | 'spacing'>> = {},
): TextFace {
  return { family, weight, size, italic: false, casing: 'default', spacing: 0, ...rest };
}

const PLAIN: Omit<TextLook, 'face'> = {
  color: WHITE,
  outline: null,
  shadow: null,
  ground: null,
  place: 'bottom-center',
  tilt: 0,
  motion: 'none',
};

export function caption(
  textFace: TextFace,
  rest: Partial<Omit<CaptionLook, 'face'>> = {},
): CaptionLook {
  const color = rest.color ?? PLAIN.color;
  return {
    ...PLAIN,
    face: textFace,
    important: color,
    highlight: YELLOW,
    highlightAs: 'color',
    words: 4,
    lines: 1,
    ...rest,
  };
}

export function title(textFace: TextFace, rest: Partial<Omit<TitleLook, 'face'>> = {}): TitleLook {
  return {
    ...PLAIN,
    face: textFace,
    place: 'top-left',
    accent: YELLOW,
    arrangement: 'lines',
    ...rest,
  };
}

export function ground(
  kind: Ground['kind'],
  color: string,
  rest: Partial<Pick<Ground, 'opacity' | 'edge'>> = {},
): Ground {
  return { kind, color, opacity: 1, edge: null, ...rest };
}

const FULL: Framing = {
  ...{ kind: 'full', ground: NIGHT, edge: NIGHT },
  ...{ wide: WHOLE, tall: WHOLE, upright: null },
};

export function framing(kind: Framing['kind'], rest: Partial<Omit<Framing, 'kind'>> = {}): Framing {
  return { ...FULL, kind, ...rest };
}

export function grade(rest: Partial<Grade> = {}): Grade {
  return {
    brightness: 1,
    contrast: 1,
    saturation: 1,
    tint: { color: NIGHT, amount: 0 },
    vignette: 0,
    ...rest,
  };
}

/** Ink text with an ink accent, for text on paper. */
export const IN_INK = { color: INK, accent: INK } as const;

/** Shared by most looks: the speaker fills the picture, no second video. */
export const BASE = {
  isBeta: false,
  framing: FULL,
  hasBackgroundVideo: false,
} as const satisfies Partial<Look>;
