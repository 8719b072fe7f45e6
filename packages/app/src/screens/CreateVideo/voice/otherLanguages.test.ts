import { expect, test } from 'vitest';
import { otherLanguages } from './otherLanguages.ts';

const english = { language: 'en' };
const british = { language: 'en-GB' };
const unknown = { language: null };

test('no voice speaks the language of the script', () => {
  expect(otherLanguages('es', [english, british])).toEqual(['English']);
  expect(otherLanguages('es', [english, { language: 'fr' }])).toEqual(['English', 'French']);
});

test('a voice may speak it: nothing is told', () => {
  expect(otherLanguages('en', [british])).toBeNull();
  expect(otherLanguages('es', [english, { language: 'es-MX' }])).toBeNull();
  // A server's voices that name no language may speak any.
  expect(otherLanguages('es', [english, unknown])).toBeNull();
});

test('nothing is told of a language that is not known, nor without voices', () => {
  expect(otherLanguages(null, [english])).toBeNull();
  expect(otherLanguages('es', [])).toBeNull();
});
