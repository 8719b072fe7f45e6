import type { Edit } from '../editRequest.ts';
import type { CaptionStyle, Manner, PresenterRecipe, Scene } from '../types.ts';

/** The newest version of project files that this Lectern reads, and the only one that it writes. */
export const RECIPE_VERSION = 1;

/** Shapes of the picture, width to height. */
export const ASPECTS = ['16:9', '9:16', '1:1'] as const;

/** Pixels of the picture's shorter side. */
export const RESOLUTIONS = ['720p', '1080p'] as const;

/**
 * Everything that a film is made from, as a project file (`.lectern.json`) holds it. Its shape is
 * published as a JSON Schema, from which the reader is generated (`recipeSchema.ts`).
 */
export interface Recipe {
  /** Address of the published schema, for editors; Lectern never opens it. */
  $schema?: string;
  version: typeof RECIPE_VERSION;
  title: string;
  /** BCP 47. */
  language: string;
  /** As the user wrote it, with its marks; may hold blanks, `{{name}}`. */
  script: string;
  voice: RecipeVoice;
  presenter: PresenterRecipe;
  scene: Scene;
  format: { aspect: (typeof ASPECTS)[number]; resolution: (typeof RESOLUTIONS)[number] };
  /** Whether captions are drawn into the picture, and how they look. */
  captions: { drawn: boolean; style: CaptionStyle };
  /** How much the presenter gestures of its own accord; natural unless given. */
  manner?: Manner;
  /** Places in the script, UTF-16, of words whose gesture by rule is turned off. */
  gesturesOff?: readonly number[];
  /** The AI edit of the film, if it has one. */
  edit?: Edit;
}

/** Who speaks a film. */
export interface RecipeVoice {
  /** Of a built-in voice, or of a voice of `pack`. */
  id: string;
  /** A factor of the voice's own pace, 0.75–1.5. */
  speed: number;
  /** The voice pack that the voice is from. */
  pack?: {
    id: string;
    /** Of the pack's files (`packVersion`); left out where that is no longer known. */
    version?: string;
  };
  /**
   * Whether the user recorded sentences. Recordings are not in the file: the voice speaks in their place.
   */
  recorded?: boolean;
}

/** Most bytes of a project file; the longest script takes about a tenth. */
export const MAX_RECIPE_BYTES = 1_000_000;
