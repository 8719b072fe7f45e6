/** The AI edit's option sets and the body that is sent (specification section 3). */

/** AI images, stock videos, or both. */
export const BROLL_TYPES = ['images', 'stock', 'mixed'] as const;
export type BrollType = (typeof BROLL_TYPES)[number];

/** `low`, `medium`, `high`: up to 5, 10, 15 clips a minute. */
export const BROLL_FREQUENCIES = ['none', 'low', 'medium', 'high'] as const;
export type BrollFrequency = (typeof BROLL_FREQUENCIES)[number];

export const LISTICLE_STYLES = ['none', 'bg', 'no-bg'] as const;
export type ListicleStyle = (typeof LISTICLE_STYLES)[number];

export const VIDEO_SHAPES = ['square', 'circle', 'rectangle'] as const;
export type VideoShape = (typeof VIDEO_SHAPES)[number];

export const POSITIONS = [
  'top-right',
  'top-left',
  'top-center',
  'middle-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
] as const;
export type Position = (typeof POSITIONS)[number];

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

/** The whole edit. All six parts are always sent. */
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
