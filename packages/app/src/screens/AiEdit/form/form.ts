import {
  BROLL_FREQUENCIES,
  BROLL_TYPES,
  type BrollFrequency,
  type BrollType,
  LISTICLE_STYLES,
  type ListicleStyle,
  type Position,
  POSITIONS,
  VIDEO_SHAPES,
  type VideoShape,
} from '@lectern/api-client';
import { LOOK_IDS, type LookId } from '@lectern/studio/looks';
import { fieldsOf } from '../../../lib/records/readJson.ts';
import { flag, hexColor, oneOf, threeCharacters, whole } from './readers.ts';
import { acceptTitle } from './titleText.ts';

/** The possible authors of a title if a template offers both (specification section 4, AI edit page). */
export const TITLE_MODES = ['ai', 'manual'] as const;
export type TitleMode = (typeof TITLE_MODES)[number];

/** The page's choices. Null means not chosen, or a number field left empty. */
export interface AiEditForm {
  appliesEdit: boolean;
  template: LookId | null;
  brollFrequency: BrollFrequency | null;
  brollType: BrollType | null;
  listicleStyle: ListicleStyle | null;
  highlightColor: string | null;
  titleMode: TitleMode;
  titleText: string;
  /** Seconds. */
  titleDuration: number | null;
  videoShape: VideoShape | null;
  videoPosition: Position | null;
  strokeColor: string;
  /** px. */
  strokeWidth: number | null;
  /** The user's wish; a template without music overrides it. */
  wantsMusic: boolean;
  /** Set by choosing a template, never by the user. */
  addsHook: boolean | null;
  addsBroll: boolean | null;
  removesFillerWords: boolean;
  removesSilences: boolean;
  enhancesAudio: boolean;
  /** Percent. */
  effectsVolume: number;
  detectsSpeakers: boolean;
  /** Percent. */
  musicVolume: number;
  /** Whole seconds. */
  fadeIn: number | null;
  fadeOut: number | null;
}

export const VOLUME_RANGE = [0, 100] as const;
/** Seconds. */
export const FADE_RANGE = [0, 10] as const;

/** Section 9: the default highlight colour. */
export const DEFAULT_HIGHLIGHT = '#eacb1fff';
/** Section 3, AI edit defaults. */
export const DEFAULT_STROKE = { color: '#ffdf06ff', width: 10 } as const;
/** Seconds (section 9). */
export const DEFAULT_TITLE_DURATION = 3;

/** The defaults of section 3, before a template is chosen. */
export const EMPTY_FORM: AiEditForm = {
  appliesEdit: true,
  template: null,
  brollFrequency: null,
  brollType: null,
  listicleStyle: null,
  highlightColor: null,
  titleMode: 'ai',
  titleText: '',
  titleDuration: null,
  videoShape: null,
  videoPosition: null,
  strokeColor: DEFAULT_STROKE.color,
  strokeWidth: DEFAULT_STROKE.width,
  wantsMusic: true,
  addsHook: null,
  addsBroll: null,
  removesFillerWords: false,
  removesSilences: false,
  enhancesAudio: true,
  effectsVolume: 30,
  detectsSpeakers: true,
  musicVolume: 15,
  fadeIn: 2,
  fadeOut: 2,
};

/**
 * Reads a form from any value: invalid fields fall back to their defaults, numbers out of range are clamped
 * (section 5, AI edit). Never throws; returns its own results unchanged.
 */
export function readForm(value: unknown): AiEditForm {
  const given = fieldsOf(value);
  const base = EMPTY_FORM;
  const decided = (field: unknown) => (typeof field === 'boolean' ? field : null);
  return {
    appliesEdit: flag(given.appliesEdit, base.appliesEdit),
    template: oneOf(LOOK_IDS, given.template),
    brollFrequency: oneOf(BROLL_FREQUENCIES, given.brollFrequency),
    brollType: oneOf(BROLL_TYPES, given.brollType),
    listicleStyle: oneOf(LISTICLE_STYLES, given.listicleStyle),
    highlightColor: hexColor(given.highlightColor),
    titleMode: oneOf(TITLE_MODES, given.titleMode) ?? base.titleMode,
    titleText: typeof given.titleText === 'string' ? acceptTitle(given.titleText) : '',
    titleDuration: threeCharacters(given.titleDuration),
    videoShape: oneOf(VIDEO_SHAPES, given.videoShape),
    videoPosition: oneOf(POSITIONS, given.videoPosition),
    strokeColor: hexColor(given.strokeColor) ?? base.strokeColor,
    strokeWidth: whole(given.strokeWidth, [0, 999], null),
    wantsMusic: flag(given.wantsMusic, base.wantsMusic),
    addsHook: decided(given.addsHook),
    addsBroll: decided(given.addsBroll),
    removesFillerWords: flag(given.removesFillerWords, base.removesFillerWords),
    removesSilences: flag(given.removesSilences, base.removesSilences),
    enhancesAudio: flag(given.enhancesAudio, base.enhancesAudio),
    effectsVolume: whole(given.effectsVolume, VOLUME_RANGE, base.effectsVolume),
    detectsSpeakers: flag(given.detectsSpeakers, base.detectsSpeakers),
    musicVolume: whole(given.musicVolume, VOLUME_RANGE, base.musicVolume),
    fadeIn: whole(given.fadeIn, FADE_RANGE, null),
    fadeOut: whole(given.fadeOut, FADE_RANGE, null),
  };
}
