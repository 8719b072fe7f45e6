import type { Place } from './looks/index.ts';

/**
 * What an AI edit asks for, as a caller sends it (specification section 3, AI edit data). Percent are
 * 0–100, lengths of time seconds, widths px at a height of 720.
 */
export interface Edit {
  /** Null: no template. */
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
