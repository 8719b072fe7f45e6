import { EMAIL_SHAPE } from '../../lib/forms/email.ts';

/** The form's values; the confirmation is never sent (specification section 3). */
export interface RegistrationValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The fields in form order, which is also the order of their errors. */
export const REGISTRATION_FIELDS = ['username', 'email', 'password', 'confirmPassword'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

export const EMPTY_REGISTRATION: RegistrationValues = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

const MIN_PASSWORD = 8;

/** Returns the message of the first rule that a field breaks; undefined if it is valid. */
type Rule = (values: RegistrationValues) => string | undefined;

// Written without yup, because visitors wait for this page and would have to wait for yup too.
const RULES: Readonly<Record<RegistrationField, Rule>> = {
  username: ({ username }) => (username.trim() === '' ? 'Username is required' : undefined),
  email({ email }) {
    if (email.trim() === '') return 'Email is required';
    return EMAIL_SHAPE.test(email.trim()) ? undefined : 'Please enter a valid email address';
  },
  password({ password }) {
    if (password === '') return 'Password is required';
    return password.length < MIN_PASSWORD
      ? 'Password must be at least 8 characters long'
      : undefined;
  },
  confirmPassword({ password, confirmPassword }) {
    if (confirmPassword === '') return 'Please confirm your password';
    return confirmPassword === password ? undefined : 'Passwords do not match';
  },
};

/**
 * Returns the message of the first rule that each field breaks, worded as in section 5 of the specification
 * and in form order; empty if the form is valid.
 */
export function validateRegistration(values: RegistrationValues): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const field of REGISTRATION_FIELDS) {
    const broken = RULES[field](values);
    if (broken !== undefined) errors[field] = broken;
  }
  return errors;
}

/** Returns the first invalid field in form order, for the banner and for focus. */
export function firstInvalid(errors: RegistrationErrors): RegistrationField | undefined {
  return REGISTRATION_FIELDS.find((field) => errors[field] !== undefined);
}
