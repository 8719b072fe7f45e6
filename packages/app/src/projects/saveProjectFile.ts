import { toast } from '@lectern/ui';
import { readRecipe, type Recipe, writeRecipe } from '@lectern/studio/recipe';
import { saveBlob } from '../lib/files/saveFile.ts';

/** Maximum characters of a title in a project file. */
const MAX_TITLE = 200;

/** Returns a title on one line, without characters that a project file does not allow. */
function plainTitle(title: string): string {
  const line = title.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return Array.from(line).slice(0, MAX_TITLE).join('').trim() || 'Untitled video';
}

/**
 * Downloads a project file, `{title}.lectern.json`, and shows a notice about what is not in it.
 *
 * @throws if there is no film; `RecipeError` if Lectern itself could not read the file again
 */
export function saveProjectFile(recipe: Omit<Recipe, 'title'> | null, title: string): void {
  if (!recipe) throw new Error('There is no finished film.');
  const text = writeRecipe({
    ...recipe,
    $schema: new URL(`${import.meta.env.BASE_URL}lectern.schema.json`, window.location.origin).href,
    title: plainTitle(title),
  });
  readRecipe(text);
  saveBlob(new Blob([text], { type: 'application/json' }), title, 'lectern.json');
  if (recipe.voice.recorded) {
    toast.show({
      timeout: null,
      children:
        'Your recordings stay on this device: they are not in the file. Where it is opened, a voice from the list speaks in their place.',
    });
  }
}
