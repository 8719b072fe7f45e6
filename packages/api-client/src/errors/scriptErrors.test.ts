import { describe, expect, it } from 'vitest';
import { OFFLINE, refusal, UNREADABLE } from '../testing/failures.ts';
import { httpError } from '../transport/ApiError.ts';
import {
  scriptDeletedMessage,
  scriptDeleteFailedMessage,
  scriptDuplicatedMessage,
  scriptDuplicateFailedMessage,
  scriptMessages,
} from './scriptErrors.ts';

// Specification: errors.31
describe('section 8, Scripts', () => {
  it("a list that did not load says 'Failed to load your scripts. Please try again later.'", () => {
    expect(scriptMessages.loadListFailed).toBe(
      'Failed to load your scripts. Please try again later.',
    );
  });

  it('a duplicate says \'"{title}" was successfully duplicated.\'', () => {
    expect(scriptDuplicatedMessage('Intro')).toBe('"Intro" was successfully duplicated.');
  });

  it('a failed duplicate says \'Failed to duplicate "{title}". Please try again.\'', () => {
    expect(scriptDuplicateFailedMessage('Intro')).toBe(
      'Failed to duplicate "Intro". Please try again.',
    );
  });

  it("a failed generation says 'Failed to generate script. Please try again.'", () => {
    expect(scriptMessages.generateFailed).toBe('Failed to generate script. Please try again.');
  });
});

describe('section 8, Scripts, Delete', () => {
  it('success says \'"{title}" was successfully deleted.\'', () => {
    expect(scriptDeletedMessage('Intro')).toBe('"Intro" was successfully deleted.');
  });

  it('a 404 says \'Script "{title}" not found. It may have been already deleted.\'', () => {
    expect(scriptDeleteFailedMessage(refusal(404, 'Not found.'), 'Intro')).toBe(
      'Script "Intro" not found. It may have been already deleted.',
    );
  });

  it.each([
    ['a detail', refusal(500, 'It is locked.'), 'It is locked.'],
    ['a refusal with status 200', httpError(200, { message: 'It is used.' }), 'It is used.'],
  ])("the server's words: %s says 'Failed to delete script: {detail}'", (_name, error, words) => {
    expect(scriptDeleteFailedMessage(error, 'Intro')).toBe(`Failed to delete script: ${words}`);
  });

  it("no response says 'Network error. Please check your connection and try again.'", () => {
    expect(scriptDeleteFailedMessage(OFFLINE, 'Intro')).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it.each([
    ['a message without a detail', httpError(500, { message: 'Broken.' })],
    ['the first status outside success', httpError(300, { message: 'Elsewhere.' })],
    ['an unreadable answer', UNREADABLE],
    ['anything else', new Error('x')],
  ])('otherwise, with %s, it says \'Failed to delete "{title}".\'', (_name, error) => {
    expect(scriptDeleteFailedMessage(error, 'Intro')).toBe('Failed to delete "Intro".');
  });
});
