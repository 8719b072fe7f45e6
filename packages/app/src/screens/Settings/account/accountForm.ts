import { object, string } from 'yup';
import { EMAIL_SHAPE } from '../../../lib/forms/email.ts';
import { fieldErrors } from '../../../lib/forms/fieldErrors.ts';
import type { Messages } from '../../../lib/forms/useMessages.ts';

const MIN_PASSWORD = 8;

/** The account form. Passwords are validated and then discarded: nothing here could store them safely. */
export interface AccountForm {
  fullName: string;
  email: string;
  company: string;
  password: string;
  confirmPassword: string;
}

/** The fields in form order. */
export const ACCOUNT_FIELDS = [
  'fullName',
  'email',
  'company',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof AccountForm)[];

export type AccountErrors = Messages<keyof AccountForm>;

const readPassword = (form: unknown): unknown =>
  form instanceof Object && 'password' in form ? form.password : undefined;

// Section 5: the generic messages for required fields, registration's for email and password.
const formSchema = object({
  fullName: string().trim().required("'Full Name' is required"),
  email: string().trim().required("'Email Address' is required").matches(EMAIL_SHAPE, {
    message: 'Please enter a valid email address',
    excludeEmptyString: true,
  }),
  company: string().defined(),
  password: string()
    .defined()
    .test(
      'long-enough',
      'Password must be at least 8 characters long',
      (value) => value === '' || value.length >= MIN_PASSWORD,
    ),
  confirmPassword: string()
    .defined()
    .when('password', ([password], rule) =>
      password === '' ? rule : rule.required('Please confirm your password'),
    )
    // Not `oneOf`, which would hide the message for a missing value.
    .test('same', 'Passwords do not match', (value, { parent }) => value === readPassword(parent)),
});

/** Returns the message of the first rule that each field breaks; empty if the form can be saved. */
export function validateAccount(values: AccountForm): AccountErrors {
  return fieldErrors(formSchema, values, ACCOUNT_FIELDS);
}
