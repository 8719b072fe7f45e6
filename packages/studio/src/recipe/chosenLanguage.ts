import type { Recipe } from './recipe.ts';

/**
 * Returns the language that the user has chosen for a project file's script. Files default to English, so
 * English is not a choice: it is undefined, and the script's words or the voice decide.
 */
export function chosenLanguage({ language }: Pick<Recipe, 'language'>): string | undefined {
  return /^en\b/i.test(language) ? undefined : language;
}
