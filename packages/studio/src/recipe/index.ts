/*
 * The package's entry `@lectern/studio/recipe`: reads and writes project files. Lightweight: no engine.
 */
export {
  ASPECTS,
  MAX_RECIPE_BYTES,
  type Recipe,
  RECIPE_VERSION,
  type RecipeVoice,
  RESOLUTIONS,
} from './recipe.ts';
export { chosenLanguage } from './chosenLanguage.ts';
export { recipeVoice, voiceIdOf } from './recipeVoice.ts';
export { RecipeError } from './RecipeError.ts';
export { readRecipe } from './readRecipe.ts';
export { writeRecipe } from './writeRecipe.ts';
