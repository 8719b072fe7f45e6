import { expect, test } from 'vitest';
import { otherLanguages } from './otherLanguages.ts';

const english = { language: 'en' };
const british = { language: 'en-GB' };
const unknown = { language: null };

test("returns the voices' languages if none is that of the script", () => {
  expect(otherLanguages('es', [english, british])).toEqual(['English']);
  expect(otherLanguages('es', [english, { language: 'fr' }])).toEqual(['English', 'French']);
});

test('returns null if a voice may speak the language', () => {
  expect(otherLanguages('en', [british])).toBeNull();
  expect(otherLanguages('es', [english, { language: 'es-MX' }])).toBeNull();
  // A server's voices without a language may speak any.
  expect(otherLanguages('es', [english, unknown])).toBeNull();
});

test('returns null for an unknown language, and without voices', () => {
  expect(otherLanguages(null, [english])).toBeNull();
  expect(otherLanguages('es', [])).toBeNull();
});
