import { editTitleOf, type Fillable, fillTitle, type Values } from './blanks.ts';
import { fillScript } from './fillScript.ts';

/** Fills a recipe's blanks with the values of one row. `problemsOf` reports what cannot be filled. */
export function fillRecipe<T extends Fillable>(recipe: T, values: Values): T {
  const { edit, gesturesOff } = recipe;
  const text = editTitleOf(recipe);
  const settings = edit?.aiEditSettings;
  const { script, moved } = fillScript(recipe.script, values);
  const filled: T = {
    ...recipe,
    title: fillTitle(recipe.title, values).trim(),
    script,
    ...(gesturesOff && { gesturesOff: gesturesOff.map(moved) }),
  };
  if (!edit || !settings || text === '') return filled;
  const title = { ...settings.title, text: fillTitle(text, values).trim() };
  return { ...filled, edit: { ...edit, aiEditSettings: { ...settings, title } } };
}
