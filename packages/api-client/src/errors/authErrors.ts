import { isApiError } from '../transport/ApiError.ts';
import { readFilledText, readRecord } from '../values/read.ts';
import { isOffline, statusOf, textDetail } from './errorMessage.ts';
import { fieldProblems, problemText } from './validationDetail.ts';

/** The words for a failed sign-in (section 8, Login). */
export function loginErrorMessage(error: unknown): string {
  const status = statusOf(error);
  if (status === 401 || status === 403) return 'Invalid credentials. Please try again.';
  const [first] = fieldProblems(error) ?? [];
  if (first) return problemText(first);
  const detail = textDetail(error);
  if (detail !== null) return detail;
  if (isOffline(error)) return 'Unable to connect to the server.';
  return 'An error occurred during login.';
}

/** A failed registration: each field's words, and those above the form (section 8, Register). */
export interface RegisterErrors {
  /** By the server's field names: `username`, `email`, `password`. */
  fields: Readonly<Record<string, string>>;
  banner: string;
}

/** The first text of a value that is text or a list of texts. */
function firstText(value: unknown): string | null {
  return readFilledText(Array.isArray(value) ? value[0] : value);
}

/** Messages by field of a 400's body, in its order. */
function bodyProblems(error: unknown): [string, string][] {
  const body = isApiError(error) ? readRecord(error.data) : null;
  return Object.entries(body ?? {})
    .map(([field, value]): [string, string | null] => [field, firstText(value)])
    .filter((entry): entry is [string, string] => entry[1] !== null);
}

/** The words for a failed registration (section 8, Register). */
export function registerErrors(error: unknown): RegisterErrors {
  const none: RegisterErrors['fields'] = {};
  const status = statusOf(error);

  const problems = fieldProblems(error);
  if (status === 422 && problems) {
    // The first message of a field stands: later ones are its consequences.
    const fields = Object.fromEntries(
      problems.toReversed().map((problem) => [problem.field ?? '', problem.message]),
    );
    delete fields[''];
    const [first] = problems;
    return {
      fields,
      banner: first ? problemText(first) : 'Please correct the errors in the form',
    };
  }
  if (status === 409) return { fields: none, banner: 'Username or email already exists' };
  const detail = textDetail(error);
  if (detail !== null) return { fields: none, banner: detail };
  if (status === 400) {
    const entries = bodyProblems(error);
    const [first] = entries;
    if (first) return { fields: Object.fromEntries(entries), banner: first[1] };
  }
  if (isOffline(error)) {
    const banner = 'Unable to connect to the server. Please check your internet connection.';
    return { fields: none, banner };
  }
  return { fields: none, banner: 'An error occurred during registration. Please try again.' };
}
