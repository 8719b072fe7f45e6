import { expect, it } from 'vitest';
import { productSources } from './productSources.ts';
import { VOICE_PAIRS } from './voicePairs.ts';

/** JSX breaks sentences across lines. */
const product = productSources.map((source) => source.replaceAll(/\s+/g, ' ')).join(' ');

it.each([...VOICE_PAIRS])('the product says: $good', ({ good, bad }) => {
  expect(product.includes(good)).toBe(true);
  expect(product.includes(bad)).toBe(false);
});
