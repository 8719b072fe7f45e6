import type { SceneColour } from '../types.ts';

/** The three tones of a scene, from light to ground to shade. */
export interface SceneTones {
  bg: string;
  deep: string;
  light: string;
}

/** From design/tokens.json, `scene`: identical in both themes. */
export const SCENE_TONES: Readonly<Record<SceneColour, SceneTones>> = {
  ochre: { bg: '#E6B14B', deep: '#C58A25', light: '#F2D391' },
  sky: { bg: '#BCCFE7', deep: '#8CAAD1', light: '#DDE7F3' },
  clay: { bg: '#D58661', deep: '#B2613D', light: '#EBB9A0' },
  sage: { bg: '#A8BFA6', deep: '#7C9B7F', light: '#CFDECC' },
  blush: { bg: '#EACABD', deep: '#D6A592', light: '#F6E4DB' },
  ink: { bg: '#2A3350', deep: '#1B2239', light: '#43507A' },
  stone: { bg: '#D6CCB9', deep: '#B7AA92', light: '#E9E2D5' },
  plum: { bg: '#8E6C86', deep: '#6D4E67', light: '#B796AF' },
};

/** Colours that are the same in every scene: paper, print, the one accent. */
export const PROP_COLOURS = {
  paper: '#FBF8F1',
  print: '#1E1A15',
  rule: '#D6CDBC',
  accent: '#2049D2',
} as const;

/** Chips on media and the spoken word in them (design/tokens.json, `mediaChip`, `warning.fg`). */
export const CAPTION_COLOURS = {
  chip: 'rgba(20, 17, 13, 0.78)',
  outline: '#14110D',
  text: '#FFFFFF',
  spoken: '#F2C862',
} as const;
