import { describe, expect, it } from 'vitest';
import { BOUNDARY_TITLE, boundaryMessage, statusHint } from './boundaryErrors.ts';

describe('section 8, Error boundary', () => {
  it("is headed 'Something went wrong'", () => {
    expect(BOUNDARY_TITLE).toBe('Something went wrong');
  });

  // Specification: errors.29
  it('shows the detail message', () => {
    expect(boundaryMessage(new Error('It broke.'))).toBe('It broke.');
  });

  // Specification: errors.30
  it.each([null, 'text', {}, new Error('')])(
    "says 'An unknown error occurred' where there is no message (%#)",
    (error) => {
      expect(boundaryMessage(error)).toBe('An unknown error occurred');
    },
  );

  // Specification: errors.29
  it.each([
    [404, 'The requested resource was not found.'],
    [400, 'Please check your input and try again.'],
    [403, 'You do not have permission to perform this action.'],
    [401, 'Please log in to continue.'],
    [500, 'There was a server error. Please try again later.'],
  ])("hints for a %d '%s'", (status, hint) => {
    expect(statusHint(status)).toBe(hint);
  });

  // Specification: errors.29
  it.each([503, 0, undefined, null])(
    "otherwise, with %s, hints 'Please try again or contact support.'",
    (status) => {
      expect(statusHint(status)).toBe('Please try again or contact support.');
    },
  );
});
