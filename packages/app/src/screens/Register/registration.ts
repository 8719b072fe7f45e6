import { object, ref, string, ValidationError } from 'yup';

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

/** Something, an at sign, something with a dot in it: as simple as the specification asks. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const schema = object({
  username: string().trim().required('Username is required'),
  email: string()
    .trim()
    .required('Email is required')
    .matches(EMAIL, { message: 'Please enter a valid email address', excludeEmptyString: true }),
  password: string()
    .required('Password is required')
    .min(8, 'Password must be at least 8 characters long'),
  confirmPassword: string()
    .required('Please confirm your password')
    .oneOf([ref('password')], 'Passwords do not match'),
});

/** The first rule that each field breaks, in the words of the specification's section 5. */
export function validateRegistration(values: RegistrationValues): RegistrationErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors: RegistrationErrors = {};
    for (const field of REGISTRATION_FIELDS) {
      const broken = error.inner.filter(({ path }) => path === field);
      // An empty field is missing before it is anything else.
      const first = broken.find(({ type }) => type === 'required') ?? broken[0];
      if (first) errors[field] = first.message;
    }
    return errors;
  }
}

/** The first error in the order of the form, for the banner and for focus. */
export function firstInvalid(errors: RegistrationErrors): RegistrationField | undefined {
  return REGISTRATION_FIELDS.find((field) => errors[field] !== undefined);
}
