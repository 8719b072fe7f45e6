import { describe, expect, it } from 'vitest';
import { OFFLINE } from '../testing/failures.ts';
import { abortedError, httpError } from '../transport/ApiError.ts';
import { isOffline, isSignInNeeded, messageOf } from './errorMessage.ts';

describe('what any error says', () => {
  it("is 'Unknown error' where it has no message", () => {
    expect(messageOf(undefined)).toBe('Unknown error');
    expect(messageOf({ message: ' ' })).toBe('Unknown error');
  });

  it('is that a sign-in is needed, for a 401 alone', () => {
    const errors = [httpError(401, null), httpError(403, null), OFFLINE, null];
    expect(errors.map(isSignInNeeded)).toEqual([true, false, false, false]);
  });

  it('is that there was no response, as opposed to a cancelled call or a refusal', () => {
    const errors = [OFFLINE, abortedError(), httpError(500, null), null];
    expect(errors.map(isOffline)).toEqual([true, false, false, false]);
  });
});
