import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRESENTERS } from '../presenter/recipes.ts';
import { readRecipe } from './readRecipe.ts';
import { recipes, WHOLE_RECIPE } from './testRecipes.ts';
import { writeRecipe } from './writeRecipe.ts';

it('any recipe survives writing and reading byte for byte', () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const text = writeRecipe(recipe);
      const read = readRecipe(text);
      expect(read).toEqual(recipe);
      expect(writeRecipe(read)).toBe(text);
    }),
  );
});

it('accepts a recipe with every field', () => {
  expect(readRecipe(writeRecipe(WHOLE_RECIPE))).toEqual(WHOLE_RECIPE);
});

it.each(PRESENTERS.map(({ name, recipe, scene }) => [name, recipe, scene] as const))(
  'accepts the presenter %s',
  (_, presenter, scene) => {
    const recipe = { ...WHOLE_RECIPE, presenter, scene };
    expect(readRecipe(writeRecipe(recipe))).toEqual(recipe);
  },
);

it('writes the same text for fields in any order, and changes one line for one changed value', () => {
  const backwards = Object.fromEntries(Object.entries(WHOLE_RECIPE).toReversed());
  const text = writeRecipe(WHOLE_RECIPE);
  expect(writeRecipe(readRecipe(JSON.stringify(backwards)))).toBe(text);
  const voice = { ...WHOLE_RECIPE.voice, id: 'fr' };
  const changed = writeRecipe({ ...WHOLE_RECIPE, voice });
  const before = text.split('\n');
  expect(changed.split('\n').filter((line, i) => line !== before[i])).toEqual(['    "id": "fr",']);
});

it('skips the byte order mark that Windows editors write', () => {
  expect(readRecipe(`\uFEFF${writeRecipe(WHOLE_RECIPE)}`)).toEqual(WHOLE_RECIPE);
});

it('accepts the longest script', () => {
  const recipe = { ...WHOLE_RECIPE, script: 'word '.repeat(9_000) };
  expect(readRecipe(writeRecipe(recipe)).script).toHaveLength(45_000);
});
