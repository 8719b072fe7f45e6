import type { LibraryAvatar } from '../../generators/avatars/avatarLibrary.ts';
import { speakingSpeed } from '../../base/spokenScript.ts';
import {
  BACKDROPS,
  CAPTION_STYLES,
  SCENE_COLOURS,
  type CaptionStyle,
  type FrameFormat,
  type Manner,
  MANNERS,
  type Scene,
} from '@lectern/studio';

/** The shorter side of a picture in px, by resolution. */
const SHORT_SIDES: Readonly<Record<string, number>> = { '720p': 720, '1080p': 1080 };
/** Width and height in units of the shorter side, by aspect ratio. */
const ASPECTS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  '16:9': [16 / 9, 1],
  '9:16': [1, 16 / 9],
  '1:1': [1, 1],
};

export interface RenderPlan {
  format: FrameFormat;
  burnCaptions: boolean;
  captionStyle: CaptionStyle;
  scene: Scene;
  speed: number;
  manner: Manner;
  gesturesOff: readonly number[];
}

const known = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Reads the render options from a project's free-form settings: `aspect` ('16:9', '9:16', '1:1'),
 * `resolution` ('720p', '1080p'), `captions` (drawn into the picture unless false), `captionStyle`, `scene`
 * ({ colour, backdrop }; otherwise the avatar's), `speed` of the voice, `manner` of the presenter,
 * `gesturesOff` (positions in the script whose gesture by rule is turned off).
 */
export function renderPlan(
  settings: Readonly<Record<string, unknown>>,
  avatar: Pick<LibraryAvatar, 'scene'>,
): RenderPlan {
  const { aspect, resolution, captions, captionStyle, scene } = settings;
  const wanted: { colour?: unknown; backdrop?: unknown } =
    typeof scene === 'object' && scene !== null ? scene : {};
  const side = known(SHORT_SIDES, resolution) ?? 720;
  const [width, height] = known(ASPECTS, aspect) ?? [16 / 9, 1];
  return {
    format: { width: Math.round(width * side), height: Math.round(height * side), frameRate: 30 },
    burnCaptions: captions !== false,
    captionStyle: CAPTION_STYLES.find((each) => each === captionStyle) ?? 'karaoke',
    scene: {
      colour: SCENE_COLOURS.find((each) => each === wanted.colour) ?? avatar.scene.colour,
      backdrop: BACKDROPS.find((each) => each === wanted.backdrop) ?? avatar.scene.backdrop,
    },
    speed: speakingSpeed(settings),
    ...gesturePlan(settings),
  };
}

/** The part of a plan that determines the gestures. */
export function gesturePlan({
  manner,
  gesturesOff,
}: Readonly<Record<string, unknown>>): Pick<RenderPlan, 'manner' | 'gesturesOff'> {
  return {
    manner: MANNERS.find((each) => each === manner) ?? 'natural',
    gesturesOff: Array.isArray(gesturesOff) ? gesturesOff.filter(Number.isSafeInteger) : [],
  };
}
