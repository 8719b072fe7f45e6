import type { Backdrop, PresenterExtras, PresenterRecipe, Scene, SceneColour } from '../types.ts';
import { type VOICES, type VoicePreset, findVoice } from '../voices/voices.ts';

/** A built-in presenter: its name, its drawing and its default scene. */
export interface Presenter {
  /** Slug of the name, stable across releases. */
  id: string;
  name: string;
  gender: 'Female' | 'Male' | 'Non-binary';
  /** Used in sentences about the presenter: 'she presents your video'. */
  pronoun: 'she' | 'he' | 'they';
  /** The voice that is offered first, an id of `VOICES`, and its gender; users may choose any voice. */
  voiceId: string;
  voiceGender: VoicePreset['labels']['gender'];
  /** Years, as the library's filter names them. */
  age: '18–24' | '25–34' | '35–44' | '45–54' | '55+';
  category: 'realistic' | 'styled';
  scene: Scene;
  recipe: PresenterRecipe;
}

type Person = [
  name: string,
  gender: Presenter['gender'],
  age: Presenter['age'],
  pronoun: Presenter['pronoun'],
  voice: (typeof VOICES)[number]['id'],
];

/**
 * Defines a presenter. Backdrops alternate, so neighbours in a grid differ in shape as well as in colour.
 */
export function definePresenter(
  style: PresenterRecipe['style'],
  [name, gender, age, pronoun, voiceId]: Person,
  [colour, backdrop]: [SceneColour, Backdrop],
  options: PresenterRecipe['options'],
  extras?: PresenterExtras,
): Presenter {
  return {
    id: name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    name,
    gender,
    pronoun,
    voiceId,
    voiceGender: findVoice(voiceId)?.labels.gender ?? 'Neutral',
    age,
    category: style === 'avataaars' ? 'realistic' : 'styled',
    scene: { colour, backdrop },
    recipe: { name, style, options, ...(extras && { extras }) },
  };
}
