import { fieldsOf } from '../../../lib/records/readJson.ts';

/** A project's `settings` of its video. Unknown values count as missing. */
export interface VideoSettings {
  aspect: Aspect;
  resolution: Resolution;
  /** Whether captions are drawn into the picture. */
  captions: boolean;
  captionStyle: CaptionStyle;
  /** Null for the avatar's own. */
  colour: SceneColour | null;
  backdrop: Backdrop | null;
  /** Speed of the voice relative to its own pace: 0.75–1.5. */
  speed: number;
  /** How much the presenter gestures without marks. */
  manner: Manner;
  /** Positions in the script of words whose gesture by rule is turned off. */
  gesturesOff: readonly number[];
  /** BCP 47 tag of the script's language if the user has set it; null if it is detected. */
  language: string | null;
}

export const ASPECTS = ['16:9', '9:16', '1:1'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const RESOLUTIONS = ['720p', '1080p'] as const;
type Resolution = (typeof RESOLUTIONS)[number];

export const CAPTION_STYLES = ['karaoke', 'plain', 'outline'] as const;
export type CaptionStyle = (typeof CAPTION_STYLES)[number];

export const MANNERS = ['none', 'calm', 'natural', 'lively'] as const;
export type Manner = (typeof MANNERS)[number];

/** Design guide, Illustration: eight scene colours and seven backdrops. */
export const SCENE_COLOURS = [
  'ochre',
  'sky',
  'clay',
  'sage',
  'blush',
  'ink',
  'stone',
  'plum',
] as const;
export type SceneColour = (typeof SCENE_COLOURS)[number];

export const BACKDROPS = ['disc', 'arch', 'window', 'stage', 'board', 'shelf', 'product'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

/** A BCP 47 tag, as accepted in project files. */
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const LONGEST_TAG = 35;

export const SPEED = { min: 0.75, max: 1.5, step: 0.05 } as const;

/** A project's free-form settings, including parts that the wizard does not own. */
export type ProjectSettings = Readonly<Record<string, unknown>>;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** Reads a project's settings; never throws. */
export function readVideoSettings(settings: ProjectSettings): VideoSettings {
  const { aspect, resolution, captions, captionStyle, speed, language, manner, gesturesOff } =
    settings;
  const scene = fieldsOf(settings.scene);
  const isSpeed = typeof speed === 'number' && speed >= SPEED.min && speed <= SPEED.max;
  const isTag =
    typeof language === 'string' && language.length <= LONGEST_TAG && LANGUAGE.test(language);
  return {
    aspect: oneOf(ASPECTS, aspect) ?? '16:9',
    resolution: oneOf(RESOLUTIONS, resolution) ?? '720p',
    captions: captions !== false,
    captionStyle: oneOf(CAPTION_STYLES, captionStyle) ?? 'karaoke',
    colour: oneOf(SCENE_COLOURS, scene.colour) ?? null,
    backdrop: oneOf(BACKDROPS, scene.backdrop) ?? null,
    speed: isSpeed ? speed : 1,
    language: isTag ? language : null,
    manner: oneOf(MANNERS, manner) ?? 'natural',
    gesturesOff: Array.isArray(gesturesOff) ? gesturesOff.filter(Number.isSafeInteger) : [],
  };
}

/** Returns the settings after a change; parts unknown to the wizard stay as they are. */
export function changeVideoSettings(
  settings: ProjectSettings,
  { colour, backdrop, ...rest }: Partial<VideoSettings>,
): ProjectSettings {
  const scene = {
    ...fieldsOf(settings.scene),
    ...(colour !== undefined && { colour }),
    ...(backdrop !== undefined && { backdrop }),
  };
  return { ...settings, ...rest, ...(Object.keys(scene).length > 0 && { scene }) };
}
