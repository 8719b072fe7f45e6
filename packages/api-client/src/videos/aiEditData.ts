/** The AI edit's option sets and the body that is sent (specification section 3). */

/** AI images, stock videos, or both (section 3, Option sets). */
export const BROLL_TYPES = ['images', 'stock', 'mixed'] as const;

/** One of {@link BROLL_TYPES} (section 3). */
export type BrollType = (typeof BROLL_TYPES)[number];

/** `low`, `medium`, `high`: up to 5, 10, 15 clips a minute (sections 3 and 9). */
export const BROLL_FREQUENCIES = ['none', 'low', 'medium', 'high'] as const;

/** One of {@link BROLL_FREQUENCIES} (section 3). */
export type BrollFrequency = (typeof BROLL_FREQUENCIES)[number];

/** Lists without a style, on a background, or without one (section 3, Option sets). */
export const LISTICLE_STYLES = ['none', 'bg', 'no-bg'] as const;

/** One of {@link LISTICLE_STYLES} (section 3). */
export type ListicleStyle = (typeof LISTICLE_STYLES)[number];

/** Shapes of the background video (section 3, Option sets). */
export const VIDEO_SHAPES = ['square', 'circle', 'rectangle'] as const;

/** One of {@link VIDEO_SHAPES} (section 3). */
export type VideoShape = (typeof VIDEO_SHAPES)[number];

/** Where a background video or the captions stand (section 3, Option sets). */
export const POSITIONS = [
  'top-right',
  'top-left',
  'top-center',
  'middle-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
] as const;

/** One of {@link POSITIONS} (section 3). */
export type Position = (typeof POSITIONS)[number];

/** The template of an edit and what is chosen in it (section 3, AI edit data). */
export interface AiEditSettings {
  /** Template name, for example `vivid`. */
  template: string;
  brollFrequency?: BrollFrequency;
  brollType?: BrollType;
  listicleStyle?: ListicleStyle;
  /** #rgb, #rgba, #rrggbb or #rrggbbaa. */
  subtitleHighlightColor?: string;
  title?: {
    /** At most 50 characters; empty when it is written for the user. */
    text?: string;
    /** Seconds, at most three digits. */
    duration?: number;
  };
}

/** The whole edit. All six parts are always sent (section 3, AI edit data). */
export interface AiEditData {
  /** Null until a template is chosen. */
  aiEditSettings: AiEditSettings | null;
  bgVideoSettings: {
    shape?: VideoShape;
    position?: Position;
    /** Hex colour; width in px, at most three digits. */
    stroke: { color?: string; width?: number };
  };
  additionalFeatures: {
    applyAiEdit: boolean;
    addBgm: boolean;
    addHook?: boolean;
    addBroll?: boolean;
    removeFillerWords: boolean;
    removeSilenceParts: boolean;
    enhanceAudio: boolean;
  };
  subtitleStyles: {
    template: string;
    fontSize: string;
    fontFamily: string;
    textCasing: string;
    position: Position;
    backgroundColor: string;
    baseColor: string;
    importantColor: string;
    highlightColors: string[];
  };
  additionalSettings: {
    /** Percent, 0–100. */
    soundEffectsVolume: number;
    applySpeakerDetection: boolean;
  };
  bgmData: {
    /** Percent, 0–100. */
    volume: number;
    /** Whole seconds, 0–10. */
    fadeIn: number;
    fadeOut: number;
  };
}
