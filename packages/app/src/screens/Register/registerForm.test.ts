import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  INITIAL_REGISTER_FORM,
  registerForm,
  type RegisterFormEvent,
  visibleErrors,
} from './registerForm.ts';
import {
  firstInvalid,
  REGISTRATION_FIELDS,
  type RegistrationValues,
  validateRegistration,
} from './registration.ts';

const VALID: RegistrationValues = {
  username: 'maya',
  email: 'maya@northlight.studio',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

const after = (...events: RegisterFormEvent[]) =>
  visibleErrors(events.reduce(registerForm, INITIAL_REGISTER_FORM));

const typed = (values: Partial<RegistrationValues>): RegisterFormEvent[] =>
  REGISTRATION_FIELDS.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{ type: 'changed', field, value }];
  });

describe('validation', () => {
  // Specification: validation.1
  test('an empty form lacks every field', () => {
    expect(validateRegistration(INITIAL_REGISTER_FORM.values)).toEqual({
      username: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
    });
  });

  test.each<[Partial<RegistrationValues>, Partial<RegistrationValues>]>([
    [{ username: '   ' }, { username: 'Username is required' }],
    [{ email: 'maya@northlight' }, { email: 'Please enter a valid email address' }],
    [{ email: 'maya northlight@a.b' }, { email: 'Please enter a valid email address' }],
    [
      { password: '1234567', confirmPassword: '1234567' },
      { password: 'Password must be at least 8 characters long' },
    ],
    [{ confirmPassword: 'other-horse' }, { confirmPassword: 'Passwords do not match' }],
    [{}, {}],
  ])('%o', (change, errors) => {
    expect(validateRegistration({ ...VALID, ...change })).toEqual(errors);
  });

  // Specification: validation.1, constants.15
  test('any confirmed password of eight or more characters is valid', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (password) => {
        expect(validateRegistration({ ...VALID, password, confirmPassword: password })).toEqual({});
      }),
    );
  });

  // Specification: sign-in.10
  test('the first error is the first in form order', () => {
    expect(firstInvalid({ confirmPassword: 'x', email: 'y' })).toBe('email');
    expect(firstInvalid({})).toBeUndefined();
  });
});

describe('visible errors', () => {
  // Specification: sign-in.9
  test('are empty until a field is left', () => {
    expect(after(...typed({ email: 'maya' }))).toEqual({ fields: {}, banner: null });
  });

  test('include a field that was left, with its error in the banner', () => {
    expect(after(...typed({ email: 'maya' }), { type: 'left', field: 'email' })).toEqual({
      fields: { email: 'Please enter a valid email address' },
      banner: 'Please enter a valid email address',
    });
  });

  test('include everything after a submit, with the first in the banner', () => {
    const { fields, banner } = after({ type: 'attempted' });
    expect(Object.keys(fields)).toEqual([...REGISTRATION_FIELDS]);
    expect(banner).toBe('Username is required');
  });

  test("include the server's messages until something changes", () => {
    const refused: RegisterFormEvent = {
      type: 'refused',
      errors: { fields: { email: 'is taken' }, banner: 'email: is taken' },
    };
    expect(after(...typed(VALID), { type: 'attempted' }, refused)).toEqual({
      fields: { email: 'is taken' },
      banner: 'email: is taken',
    });
    expect(after(...typed(VALID), refused, ...typed({ email: 'm@n.org' }))).toEqual({
      fields: {},
      banner: null,
    });
  });
});
