import { EMAIL_SHAPE } from '../../lib/email.ts';

/** What the form holds; the confirmation is never sent (specification section 3). */
export interface RegistrationValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The fields in the order of the form, which is also the order of their errors. */
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

/** The first rule that a field breaks; undefined where it is sound. */
type Rule = (values: RegistrationValues) => string | undefined;

// By hand: the page is one of those that visitors wait for, and would wait for yup too.
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
 * The first rule that each field breaks, in the words of the specification's section 5 and in the
 * order of the form; empty when the form is sound.
 */
export function validateRegistration(values: RegistrationValues): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const field of REGISTRATION_FIELDS) {
    const broken = RULES[field](values);
    if (broken !== undefined) errors[field] = broken;
  }
  return errors;
}

/** The first error in the order of the form, for the banner and for focus. */
export function firstInvalid(errors: RegistrationErrors): RegistrationField | undefined {
  return REGISTRATION_FIELDS.find((field) => errors[field] !== undefined);
}
