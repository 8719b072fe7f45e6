import type { GeneratedImage, Visibility, VisualStyle } from '@lectern/api-client';
import { defaultAvatarName, RULES } from './prompts.ts';

/** A generated image with its prompt and style. */
export interface DrawnImage extends GeneratedImage {
  prompt: string;
  style: VisualStyle;
}

/** The details that an image is saved under. A null name or description follows the image's prompt. */
export interface AvatarDraft {
  name: string | null;
  description: string | null;
  visibility: Visibility;
}

/** The state of the Generate AI Avatar dialog. */
export interface GenerationState extends AvatarDraft {
  prompt: string;
  style: VisualStyle;
  /** Describing what to draw, or naming the result. */
  stage: 'describe' | 'name';
  image: DrawnImage | null;
  /** The call in progress. */
  activity: 'none' | 'generating' | 'saving';
  /** Errors by field; `call` belongs to no field. */
  errors: { prompt?: string; name?: string; call?: string };
}

export type GenerationEvent =
  | { type: 'opened' }
  | { type: 'prompt-changed'; prompt: string }
  | { type: 'style-changed'; style: VisualStyle }
  | { type: 'draft-changed'; change: Partial<AvatarDraft> }
  | { type: 'prompt-asked-for' }
  /** The field lost focus; an error if it is empty. */
  | { type: 'prompt-left' }
  | { type: 'generating' }
  | { type: 'generated'; image: DrawnImage }
  | { type: 'saving' }
  | { type: 'refused'; errors: GenerationState['errors'] }
  | { type: 'failed'; message: string };

/** The initial state: a private avatar, drawn realistically. */
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

/** Returns the name and the description as the fields show them. */
export function draftTexts(
  draft: AvatarDraft,
  image: Pick<DrawnImage, 'prompt'>,
): { name: string; description: string } {
  return {
    name: draft.name ?? defaultAvatarName(image.prompt),
    description: draft.description ?? image.prompt.trim(),
  };
}

/**
 * Returns the errors that keep an avatar from being saved (specification section 5); empty if it can be
 * saved.
 */
export function savingErrors(
  draft: AvatarDraft,
  image: Pick<DrawnImage, 'prompt'> | null,
): { name?: string; call?: string } {
  if (!image) return { call: RULES.imageMissing };
  if (draftTexts(draft, image).name.trim() === '') return { name: RULES.nameMissing };
  return {};
}

/** Implements the Generate AI Avatar dialog's flow (specification sections 2, 4 and 5). */
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
