import type { Edit } from '../editRequest.ts';
import type { CaptionStyle, PresenterRecipe, Scene } from '../types.ts';

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
  /** A preset's id; the speed is a factor of the voice's own pace, 0.75–1.5. */
  voice: { id: string; speed: number };
  presenter: PresenterRecipe;
  scene: Scene;
  format: { aspect: (typeof ASPECTS)[number]; resolution: (typeof RESOLUTIONS)[number] };
  /** Whether captions are drawn into the picture, and how they look. */
  captions: { drawn: boolean; style: CaptionStyle };
  /** The AI edit of the film, if it has one. */
  edit?: Edit;
}

/** Most bytes of a project file; the longest script takes about a tenth. */
export const MAX_RECIPE_BYTES = 1_000_000;
