import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFileName } from './downloadImage.ts';

test.each([
  ['A cheerful gardener in a straw hat', 'image/png', 'A_cheerful_gardener_in_a_straw.png'],
  ['Chef', 'image/jpeg', 'Chef.jpg'],
  ['Chef', 'text/html', 'Chef.png'],
  ['🧑‍🍳 ???', 'image/webp', 'image.webp'],
])('%j of %s is called %s', (prompt, type, name) => {
  expect(imageFileName(prompt, type)).toBe(name);
});

test('no prompt makes a name that a file system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (prompt) => {
      const name = imageFileName(prompt, 'image/png');
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.png$/u);
      expect(Array.from(name).length).toBeLessThan(70);
    }),
  );
});
