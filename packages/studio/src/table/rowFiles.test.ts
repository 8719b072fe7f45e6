import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecipe } from '../recipe/readRecipe.ts';
import { WHOLE_RECIPE } from '../recipe/testRecipes.ts';
import { writeRecipe } from '../recipe/writeRecipe.ts';
import { fillRecipe } from './fillRecipe.ts';
import { problemsOf } from './rowProblems.ts';

/** A recipe that writes a cell into its name, its script and the title of its edit. */
const { edit, ...recipe } = { ...WHOLE_RECIPE, title: 'For {{name}}', gesturesOff: [0, 14] };
const { aiEditSettings } = edit;
const ROW = {
  ...recipe,
  script: 'Good morning, {{name}} of {{firm}}. [pause 1s] Here it is.',
  edit: {
    ...edit,
    aiEditSettings: { ...aiEditSettings, title: { text: '{{firm}} {{name}}', duration: 3 } },
  },
};

/** Signs that some field of a project file refuses, and others. */
const SIGNS = 'a B7&%<>{}[]"\\/\u00A0\u2028\u202E\u0085\uD800\t\n'.split('');

const cells = fc.oneof(
  fc.constantFrom(
    'Smith & Sons',
    '20% off',
    'O’Brien',
    '<b>Hi</b>',
    '[pause 1s]',
    '{{name}}',
    '🎉',
  ),
  fc.string({ unit: fc.constantFrom(...SIGNS) }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

it('the project file of every row that can be made is opened again', () => {
  fc.assert(
    fc.property(cells, cells, (name, firm) => {
      const values = { name, firm };
      fc.pre(problemsOf(ROW, values).length === 0);
      const filled = fillRecipe(ROW, values);
      expect(readRecipe(writeRecipe(filled))).toEqual(filled);
    }),
    { numRuns: 300 },
  );
});
