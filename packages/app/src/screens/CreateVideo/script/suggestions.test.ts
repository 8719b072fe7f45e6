import { expect, test } from 'vitest';
import { SUGGESTIONS } from './suggestions.ts';

// Specification: wizard.7
test('the four suggested prompts match section 2', () => {
  expect(SUGGESTIONS.map(({ prompt }) => prompt)).toEqual([
    expect.stringMatching(/30-second tech startup introduction/),
    expect.stringMatching(/simple machine-learning explanation/),
    expect.stringMatching(/fitness product promo/),
    expect.stringMatching(/virtual conference welcome/),
  ]);
});
