import { describe, expect, it } from 'vitest';
import { OFFLINE, problems, refusal, UNREADABLE } from '../testing/failures.ts';
import { httpError } from '../transport/ApiError.ts';
import { loginErrorMessage, registerErrors } from './authErrors.ts';

describe('section 8, Login', () => {
  it.each([401, 403])("a %d says 'Invalid credentials. Please try again.'", (status) => {
    expect(loginErrorMessage(refusal(status, 'Incorrect password.'))).toBe(
      'Invalid credentials. Please try again.',
    );
  });

  it('a 422 with a detail list shows the field name and the message of the first item', () => {
    expect(loginErrorMessage(refusal(422, problems('identifier', 'password')))).toBe(
      'identifier: identifier is wrong',
    );
  });

  it('a 422 that names no field shows the message alone', () => {
    expect(loginErrorMessage(refusal(422, [{ loc: ['body'], msg: 'bad' }]))).toBe('bad');
    expect(loginErrorMessage(refusal(422, [{ msg: 'bad' }]))).toBe('bad');
  });

  // Specification: errors.3
  it('a string detail of a 422 is shown as is', () => {
    expect(loginErrorMessage(refusal(422, 'Too short.'))).toBe('Too short.');
  });

  it.each([
    ['Too many requests.', 'Too many requests.'],
    [429, '429'],
  ])('any other detail is shown as is: %j', (detail, message) => {
    expect(loginErrorMessage(refusal(429, detail))).toBe(message);
  });

  it("a 'Network Error' says 'Unable to connect to the server.'", () => {
    expect(OFFLINE.message).toBe('Network Error');
    expect(loginErrorMessage(OFFLINE)).toBe('Unable to connect to the server.');
  });

  it.each([
    httpError(500, { message: 'Internal server error.' }),
    httpError(500, null),
    refusal(422, []),
    refusal(422, [null, {}]),
    UNREADABLE,
    new Error('x'),
    null,
  ])("otherwise it says 'An error occurred during login.' (%#)", (error) => {
    expect(loginErrorMessage(error)).toBe('An error occurred during login.');
  });
});

describe('section 8, Register', () => {
  // Specification: errors.33
  it("a 422 with a detail list maps messages to fields and shows the first as 'field: message'", () => {
    expect(registerErrors(refusal(422, problems('email', 'password')))).toEqual({
      fields: { email: 'email is wrong', password: 'password is wrong' },
      banner: 'email: email is wrong',
    });
  });

  it('the first message of a field is kept, and one without a field is assigned to none', () => {
    const items = [
      { loc: ['body', 'email'], msg: 'first' },
      { loc: ['body', 'email'], msg: 'second' },
      { loc: ['body'], msg: 'of the whole' },
    ];
    expect(registerErrors(refusal(422, items))).toEqual({
      fields: { email: 'first' },
      banner: 'email: first',
    });
  });

  // Specification: errors.7
  it("a 422 with an empty list says 'Please correct the errors in the form'", () => {
    expect(registerErrors(refusal(422, []))).toEqual({
      fields: {},
      banner: 'Please correct the errors in the form',
    });
  });

  it.each([
    ['a text', 'Taken.'],
    ['a list', problems('email')],
  ])("a 409 with %s says 'Username or email already exists'", (_name, detail) => {
    expect(registerErrors(refusal(409, detail))).toEqual({
      fields: {},
      banner: 'Username or email already exists',
    });
  });

  it('a detail string is shown as is', () => {
    expect(registerErrors(refusal(422, 'No more accounts.')).banner).toBe('No more accounts.');
    expect(registerErrors(refusal(400, 'Not JSON.')).banner).toBe('Not JSON.');
  });

  it('a 400 shows the first value of the body, and maps all of them', () => {
    const body = { password: ['Too short', 'Too plain'], email: 'Not an address', code: null };
    expect(registerErrors(httpError(400, body))).toEqual({
      fields: { password: 'Too short', email: 'Not an address' },
      banner: 'Too short',
    });
  });

  it("a network error says 'Unable to connect to the server. Please check your internet connection.'", () => {
    expect(registerErrors(OFFLINE)).toEqual({
      fields: {},
      banner: 'Unable to connect to the server. Please check your internet connection.',
    });
  });

  it.each([
    httpError(500, { email: 'x' }),
    httpError(400, {}),
    httpError(400, null),
    UNREADABLE,
    5,
  ])(
    "otherwise it says 'An error occurred during registration. Please try again.' (%#)",
    (error) => {
      expect(registerErrors(error)).toEqual({
        fields: {},
        banner: 'An error occurred during registration. Please try again.',
      });
    },
  );
});
