import { describe, expect, it } from 'vitest';
import { OFFLINE, problems, refusal, UNREADABLE } from '../testing/failures.ts';
import { httpError } from '../transport/ApiError.ts';
import {
  avatarGenerationMessage,
  avatarMessages,
  avatarsLoadDetails,
  avatarsLoadMessage,
  customRequestMessage,
} from './avatarErrors.ts';

// Specification: errors.32
describe('section 8, Avatars', () => {
  it("the wizard's list says 'Error loading avatars: {message}'", () => {
    expect(avatarsLoadMessage(OFFLINE)).toBe('Error loading avatars: Network Error');
  });

  it("the library's list says 'Failed to load avatars. Please try again later.'", () => {
    expect(avatarMessages.loadLibraryFailed).toBe(
      'Failed to load avatars. Please try again later.',
    );
  });

  it("the library's technical details name the status, where there is one", () => {
    expect(avatarsLoadDetails(httpError(503, { message: 'Down.' }))).toBe('Status 503: Down.');
    expect(avatarsLoadDetails(OFFLINE)).toBe('Network Error');
  });

  it("an answer without an image says 'Failed to generate avatar image. Please try again.'", () => {
    expect(avatarGenerationMessage(UNREADABLE)).toBe(
      'Failed to generate avatar image. Please try again.',
    );
  });

  it.each([httpError(500, null), OFFLINE])(
    "a generation that failed says 'Error generating avatar. Please try again.' (%#)",
    (error) => {
      expect(avatarGenerationMessage(error)).toBe('Error generating avatar. Please try again.');
    },
  );

  it("an avatar that was not saved says 'Error saving avatar. Please try again.'", () => {
    expect(avatarMessages.saveFailed).toBe('Error saving avatar. Please try again.');
  });

  it('a custom request shows the server detail', () => {
    expect(customRequestMessage(refusal(422, 'Too large.'))).toBe('Too large.');
  });

  it.each([refusal(422, problems('email')), httpError(500, null), OFFLINE, null])(
    "a custom request without a detail says 'Failed to submit request. Please try again.' (%#)",
    (error) => {
      expect(customRequestMessage(error)).toBe('Failed to submit request. Please try again.');
    },
  );
});
