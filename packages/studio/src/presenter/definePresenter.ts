import type { Backdrop, PresenterRecipe, Scene, SceneColour } from '../types.ts';

/** A built-in presenter: its name, its drawing and its default scene. */
export interface Presenter {
  /** Slug of the name, stable across releases. */
  id: string;
  name: string;
  gender: 'Female' | 'Male';
  /** Years, as the library's filter names them. */
  age: '18–24' | '25–34' | '35–44' | '45–54' | '55+';
  category: 'realistic' | 'styled';
  scene: Scene;
  recipe: PresenterRecipe;
}

type Person = [name: string, gender: Presenter['gender'], age: Presenter['age']];

/**
 * Defines a presenter. Backdrops alternate, so that neighbours in a grid differ in form as well as in
 * colour.
 */
export function definePresenter(
  style: PresenterRecipe['style'],
  [name, gender, age]: Person,
  [colour, backdrop]: [SceneColour, Backdrop],
  options: PresenterRecipe['options'],
): Presenter {
  return {
    id: name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    name,
    gender,
    age,
    category: style === 'avataaars' ? 'realistic' : 'styled',
    scene: { colour, backdrop },
    recipe: { name, style, options },
  };
}
