import { describe, expect, it } from 'vitest';
import { OFFLINE, refusal, UNREADABLE } from '../testing/failures.ts';
import { abortedError, httpError } from '../transport/ApiError.ts';
import { aiEditFailedMessage, aiEditFailure, aiEditMessages } from './aiEditErrors.ts';

// Specification: edit.18
describe('section 8, AI edit error wrapper', () => {
  it.each([
    [401, 'Authentication required. Please log in again.'],
    [403, 'You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [429, 'Too many requests. Please try again later.'],
  ])("a %d says '%s'", (status, message) => {
    expect(aiEditFailure(refusal(status, 'Other words.'))).toEqual({
      success: false,
      message,
      status,
      data: { detail: 'Other words.' },
    });
  });

  it.each([
    [{ message: 'M', error: 'E', detail: 'D' }, 'M'],
    [{ error: 'E', detail: 'D' }, 'E'],
    [{ detail: 'D' }, 'D'],
    [{ message: '', error: 5, detail: 'D' }, 'D'],
    ['A text.', 'A text.'],
  ])("otherwise the server's message, error or detail field, or a string body: %j", (...row) => {
    const [body, message] = row;
    expect(aiEditFailure(httpError(500, body))).toEqual({
      success: false,
      message,
      status: 500,
      data: body,
    });
  });

  it.each(['', {}, null])("the body %j says the default 'Failed to apply AI edit'", (body) => {
    expect(aiEditFailure(httpError(500, body)).message).toBe('Failed to apply AI edit');
  });

  it("no response says 'No response received from server. Please check your internet connection.' with status 0", () => {
    expect(aiEditFailure(OFFLINE)).toEqual({
      success: false,
      message: 'No response received from server. Please check your internet connection.',
      status: 0,
      data: null,
    });
  });

  it.each([UNREADABLE, abortedError(), new Error('x'), undefined])(
    "anything else says 'An unexpected error occurred' (%#)",
    (error) => {
      expect(aiEditFailure(error).message).toBe('An unexpected error occurred');
    },
  );

  it('has status 0 and no data without a response', () => {
    expect(aiEditFailure(null)).toMatchObject({ status: 0, data: null });
  });
});

describe('section 8, AI edit toasts', () => {
  it("without a video it says 'No video selected'", () => {
    expect(aiEditMessages.noVideo).toBe('No video selected');
  });

  it("a video that did not load says 'Failed to load video data'", () => {
    expect(aiEditMessages.loadFailed).toBe('Failed to load video data');
  });

  it("without a template it says 'Please select an AI edit template'", () => {
    expect(aiEditMessages.noTemplate).toBe('Please select an AI edit template');
  });

  it("success says 'AI edit applied successfully'", () => {
    expect(aiEditMessages.applied).toBe('AI edit applied successfully');
  });

  it.each([null, {}, { message: 'Failed to apply AI edit' }])(
    'the message is not repeated as its own reason: %j',
    (body) => {
      expect(aiEditFailedMessage(httpError(500, body))).toBe('Failed to apply AI edit');
    },
  );

  it("a failure says 'Failed to apply AI edit: {reason}'", () => {
    expect(aiEditFailedMessage(httpError(400, { error: 'No template.' }))).toBe(
      'Failed to apply AI edit: No template.',
    );
  });
});
