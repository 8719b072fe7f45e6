import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageTitle } from './downloadImage.ts';

// Specification: images.3
test.each([
  ['A cheerful gardener in a straw hat', 'A cheerful gardener in a straw'],
  ['Chef', 'Chef'],
  ['🧑‍🍳 ???', 'image'],
])('an image of %j is named %j', (prompt, title) => {
  expect(imageTitle(prompt)).toBe(title);
});

test('no prompt makes a title that is too long or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (prompt) => {
      const length = Array.from(imageTitle(prompt)).length;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(60);
    }),
  );
});
