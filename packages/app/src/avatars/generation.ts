import type { GeneratedImage, Visibility, VisualStyle } from '@lectern/api-client';
import { defaultAvatarName, RULES } from './prompts.ts';

/** A generated image with what it was made from. */
export interface DrawnImage extends GeneratedImage {
  prompt: string;
  style: VisualStyle;
}

/** What an image is saved under. A null follows the prompt of the image. */
export interface AvatarDraft {
  name: string | null;
  description: string | null;
  visibility: Visibility;
}

/** Where the Generate AI Avatar dialog is. */
export interface GenerationState extends AvatarDraft {
  prompt: string;
  style: VisualStyle;
  /** Saying what to draw, or naming what was drawn. */
  stage: 'describe' | 'name';
  image: DrawnImage | null;
  /** The call that runs. */
  activity: 'none' | 'generating' | 'saving';
  /** What is wrong, by field; `call` belongs to none. */
  errors: { prompt?: string; name?: string; call?: string };
}

export type GenerationEvent =
  | { type: 'opened' }
  | { type: 'prompt-changed'; prompt: string }
  | { type: 'style-changed'; style: VisualStyle }
  | { type: 'draft-changed'; change: Partial<AvatarDraft> }
  | { type: 'prompt-asked-for' }
  /** Left empty. */
  | { type: 'prompt-left' }
  | { type: 'generating' }
  | { type: 'generated'; image: DrawnImage }
  | { type: 'saving' }
  | { type: 'refused'; errors: GenerationState['errors'] }
  | { type: 'failed'; message: string };

/** A private avatar drawn realistically, of whatever comes. */
export const NEW_GENERATION: GenerationState = {
  prompt: '',
  style: 'realistic',
  stage: 'describe',
  image: null,
  activity: 'none',
  name: null,
  description: null,
  visibility: 'private',
  errors: {},
};

/** The name and the description as the fields show them. */
export function draftTexts(
  draft: AvatarDraft,
  image: Pick<DrawnImage, 'prompt'>,
): { name: string; description: string } {
  return {
    name: draft.name ?? defaultAvatarName(image.prompt),
    description: draft.description ?? image.prompt.trim(),
  };
}

/** What keeps an avatar from being saved (specification section 5); empty when nothing does. */
export function savingErrors(
  draft: AvatarDraft,
  image: Pick<DrawnImage, 'prompt'> | null,
): { name?: string; call?: string } {
  if (!image) return { call: RULES.imageMissing };
  if (draftTexts(draft, image).name.trim() === '') return { name: RULES.nameMissing };
  return {};
}

/** The Generate AI Avatar dialog's flow (specification sections 2, 4 and 5). */
export function generationReducer(state: GenerationState, event: GenerationEvent): GenerationState {
  switch (event.type) {
    case 'opened':
      return NEW_GENERATION;
    case 'prompt-changed':
      return { ...state, prompt: event.prompt, errors: {} };
    case 'style-changed':
      return { ...state, style: event.style };
    case 'draft-changed':
      return { ...state, ...event.change, errors: {} };
    case 'prompt-asked-for':
      return { ...state, stage: 'describe', errors: {} };
    case 'prompt-left':
      return state.prompt.trim() === ''
        ? { ...state, errors: { prompt: RULES.promptMissing } }
        : state;
    case 'generating':
      return { ...state, activity: 'generating', errors: {} };
    case 'generated':
      return { ...state, activity: 'none', stage: 'name', image: event.image };
    case 'saving':
      return { ...state, activity: 'saving', errors: {} };
    case 'refused':
      return { ...state, errors: event.errors };
    case 'failed':
      return { ...state, activity: 'none', errors: { call: event.message } };
  }
}
