import { describe, expect, it } from 'vitest';
import { PRESENTERS } from '../recipes.ts';
import { contrast } from './colours.ts';
import { rigLookOf } from './rigLook.ts';

const looks = PRESENTERS.map(({ name, recipe }) => ({ name, ...rigLookOf(recipe).colours }));

/** The guide's figures: the minimum over all presenters. WCAG 2.2, 1.4.11 requires 3. */
describe('eyes', () => {
  it.each(looks)('of $name are visible on the skin, open and closed', (colours) => {
    const { skin, white, line, iris, lid } = colours;
    const toSkin = Math.max(contrast(white, skin), contrast(line, skin));
    expect(toSkin).toBeGreaterThanOrEqual(4.2);
    expect(contrast(iris, white)).toBeGreaterThanOrEqual(5.4);
    expect(contrast(line, lid)).toBeGreaterThanOrEqual(3.8);
  });

  it('have an iris that is visible on the white, whatever its colour in the recipe', () => {
    for (const eyeColor of ['ffffff', 'a9d4ee', 'c2e88f']) {
      const recipe = { name: 'x', style: 'avataaars' as const, options: {}, extras: { eyeColor } };
      const { iris, white } = rigLookOf(recipe).colours;
      expect(contrast(iris, white)).toBeGreaterThanOrEqual(3);
    }
  });
});
