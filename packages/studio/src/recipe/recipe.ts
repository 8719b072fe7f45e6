import type { Edit } from '../editRequest.ts';
import type { CaptionStyle, Manner, PresenterRecipe, Scene } from '../types.ts';

/** The newest version of project files that this Lectern can read, and the only one that it writes. */
export const RECIPE_VERSION = 1;

/** Aspect ratios, width to height. */
export const ASPECTS = ['16:9', '9:16', '1:1'] as const;

/** Pixels of the picture's shorter side. */
export const RESOLUTIONS = ['720p', '1080p'] as const;

/**
 * Everything that a film is made from, as stored in a project file (`.lectern.json`). Its shape is
 * published as a JSON Schema, from which the reader is generated (`recipeSchema.ts`).
 */
export interface Recipe {
  /** Address of the published schema, for editors; Lectern never opens it. */
  $schema?: string;
  version: typeof RECIPE_VERSION;
  title: string;
  /** BCP 47. */
  language: string;
  /** As the user wrote it, with its marks; may contain blanks, `{{name}}`. */
  script: string;
  voice: RecipeVoice;
  presenter: PresenterRecipe;
  scene: Scene;
  format: { aspect: (typeof ASPECTS)[number]; resolution: (typeof RESOLUTIONS)[number] };
  /** Whether captions are drawn into the picture, and how they look. */
  captions: { drawn: boolean; style: CaptionStyle };
  /** How much the presenter gestures unprompted; natural by default. */
  manner?: Manner;
  /** Positions in the script, in UTF-16 code units, of words whose automatic gesture is turned off. */
  gesturesOff?: readonly number[];
  /** The AI edit of the film, if it has one. */
  edit?: Edit;
}

/** The voice that speaks a film. */
export interface RecipeVoice {
  /** The id of a built-in voice, or of a voice in `pack`. */
  id: string;
  /** A factor of the voice's own pace, 0.75–1.5. */
  speed: number;
  /** The voice pack that the voice comes from. */
  pack?: {
    id: string;
    /** Version of the pack's files (`packVersion`); omitted if no longer known. */
    version?: string;
  };
  /**
   * Whether the user recorded sentences. The file does not contain recordings: the voice speaks instead.
   */
  recorded?: boolean;
}

/** Most bytes in a project file; the longest script takes about a tenth of that. */
export const MAX_RECIPE_BYTES = 1_000_000;
