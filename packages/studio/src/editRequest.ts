import type { Place } from './looks/index.ts';

/**
 * The options of an AI edit, as a caller sends them (specification section 3, AI edit data). Percentages
 * are 0–100, durations are in seconds, and widths in px at a height of 720.
 */
export interface Edit {
  /** Null if there is no template. */
  aiEditSettings: {
    template: string;
    brollFrequency?: BrollFrequency;
    brollType?: BrollType;
    listicleStyle?: 'none' | 'bg' | 'no-bg';
    subtitleHighlightColor?: string;
    title?: { text?: string; duration?: number };
  } | null;
  bgVideoSettings: {
    shape?: 'square' | 'circle' | 'rectangle';
    position?: Place;
    stroke: { color?: string; width?: number };
  };
  additionalFeatures: {
    applyAiEdit: boolean;
    addBgm: boolean;
    removeFillerWords: boolean;
    removeSilenceParts: boolean;
    enhanceAudio: boolean;
  };
  subtitleStyles: {
    template: string;
    fontSize: string;
    fontFamily: string;
    textCasing: string;
    position: Place;
    backgroundColor: string;
    baseColor: string;
    importantColor: string;
    highlightColors: string[];
  };
  additionalSettings: { soundEffectsVolume: number; applySpeakerDetection: boolean };
  bgmData: { volume: number; fadeIn: number; fadeOut: number };
}

export type BrollFrequency = 'none' | 'low' | 'medium' | 'high';
export type BrollType = 'images' | 'stock' | 'mixed';
