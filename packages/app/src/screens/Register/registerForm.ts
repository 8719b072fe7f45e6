import type { RegisterErrors } from '@lectern/api-client';
import {
  EMPTY_REGISTRATION,
  firstInvalid,
  REGISTRATION_FIELDS,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from './registration.ts';

export interface RegisterFormState {
  values: RegistrationValues;
  /** Fields that have been left at least once. */
  touched: readonly RegistrationField[];
  /** Whether the form has been submitted: all errors show from then on. */
  isAttempted: boolean;
  /** The server's errors for the last attempt. */
  server: RegisterErrors | null;
}

export type RegisterFormEvent =
  | { type: 'changed'; field: RegistrationField; value: string }
  | { type: 'left'; field: RegistrationField }
  | { type: 'attempted' }
  | { type: 'refused'; errors: RegisterErrors };

export const INITIAL_REGISTER_FORM: RegisterFormState = {
  values: EMPTY_REGISTRATION,
  touched: [],
  isAttempted: false,
  server: null,
};

/** Reduces the registration form: errors show after a field is left or the form is submitted. */
export function registerForm(
  state: RegisterFormState,
  event: RegisterFormEvent,
): RegisterFormState {
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, [event.field]: event.value },
        // The server's errors were about the old values.
        server: null,
      };
    case 'left':
      return state.touched.includes(event.field)
        ? state
        : { ...state, touched: [...state.touched, event.field] };
    case 'attempted':
      return { ...state, isAttempted: true, server: null };
    case 'refused':
      return { ...state, server: event.errors };
  }
}

/** Returns the visible errors, and the one in the banner (specification sections 2 and 8). */
export function visibleErrors({ values, touched, isAttempted, server }: RegisterFormState): {
  fields: RegistrationErrors;
  banner: string | null;
} {
  const broken = validateRegistration(values);
  const fields: RegistrationErrors = {};
  for (const field of REGISTRATION_FIELDS) {
    const message =
      server?.fields[field] ?? (isAttempted || touched.includes(field) ? broken[field] : undefined);
    if (message !== undefined) fields[field] = message;
  }
  const first = firstInvalid(fields);
  return { fields, banner: server?.banner ?? (first ? (fields[first] ?? null) : null) };
}
