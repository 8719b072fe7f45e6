import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/failures.ts';
import { httpError } from '../transport/ApiError.ts';
import { videoErrorMessage, videoFailedMessage, videoStatusMessage } from './videoErrors.ts';

describe('section 8, Video', () => {
  it("a render that did not start says 'Error generating video: {message}'", () => {
    expect(videoErrorMessage(refusal(400, 'No audio.'))).toBe('Error generating video: No audio.');
  });

  it("a failed render says 'Video generation failed: {error or Unknown error}'", () => {
    expect(videoFailedMessage('Out of memory.')).toBe('Video generation failed: Out of memory.');
    expect(videoFailedMessage(null)).toBe('Video generation failed: Unknown error');
  });

  it("a status that did not come says 'Error checking video status: {message}'", () => {
    expect(videoStatusMessage(httpError(500, null))).toBe(
      'Error checking video status: Request failed with status 500',
    );
  });
});
