import { object, ref, string } from 'yup';
import { EMAIL_SHAPE } from '../../lib/email.ts';
import { fieldErrors } from '../../lib/fieldErrors.ts';

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

const schema = object({
  username: string().trim().required('Username is required'),
  email: string().trim().required('Email is required').matches(EMAIL_SHAPE, {
    message: 'Please enter a valid email address',
    excludeEmptyString: true,
  }),
  password: string()
    .required('Password is required')
    .min(8, 'Password must be at least 8 characters long'),
  confirmPassword: string()
    .required('Please confirm your password')
    .oneOf([ref('password')], 'Passwords do not match'),
});

/** The first rule that each field breaks, in the words of the specification's section 5. */
export function validateRegistration(values: RegistrationValues): RegistrationErrors {
  return fieldErrors(schema, values, REGISTRATION_FIELDS);
}

/** The first error in the order of the form, for the banner and for focus. */
export function firstInvalid(errors: RegistrationErrors): RegistrationField | undefined {
  return REGISTRATION_FIELDS.find((field) => errors[field] !== undefined);
}
