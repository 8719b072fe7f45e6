import { expect, it } from 'vitest';
import { filmOf } from './filmOf.ts';
import { WHOLE_RECIPE } from './testRecipes.ts';

it('a film is spoken in the language of its recipe', () => {
  expect(filmOf({ ...WHOLE_RECIPE, language: 'pt-BR' }).speech.language).toBe('pt-BR');
});

it.each(['en', 'en-US', 'EN-gb'])(
  'a recipe in %s leaves the language to the voice: files say English by default',
  (language) => {
    expect(filmOf({ ...WHOLE_RECIPE, language }).speech).not.toHaveProperty('language');
  },
);

it('a language whose tag starts like English is a choice', () => {
  expect(filmOf({ ...WHOLE_RECIPE, language: 'enm' }).speech.language).toBe('enm');
});

it('a film has the title of its recipe', () => {
  expect(filmOf(WHOLE_RECIPE).film.title).toBe(WHOLE_RECIPE.title);
});
