import { isApiError } from '../transport/ApiError.ts';
import { readFilledText, readRecord } from '../values/read.ts';
import { isOffline, statusOf, textDetail } from './errorMessage.ts';
import { fieldProblems, problemText } from './validationDetail.ts';

/** Returns the message for a failed sign-in (section 8, Login). */
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

/** A failed registration: messages by field, and the one above the form (section 8, Register). */
export interface RegisterErrors {
  /** Keyed by the server's field names: `username`, `email`, `password`. */
  fields: Readonly<Record<string, string>>;
  banner: string;
}

/** Returns the value if it is text, or the first text of a list. */
function firstText(value: unknown): string | null {
  return readFilledText(Array.isArray(value) ? value[0] : value);
}

/** Returns the messages by field in the body of a 400, in its order. */
function bodyProblems(error: unknown): [string, string][] {
  const body = isApiError(error) ? readRecord(error.data) : null;
  return Object.entries(body ?? {})
    .map(([field, value]): [string, string | null] => [field, firstText(value)])
    .filter((entry): entry is [string, string] => entry[1] !== null);
}

/** Returns the messages for a failed registration (section 8, Register). */
export function registerErrors(error: unknown): RegisterErrors {
  const none: RegisterErrors['fields'] = {};
  const status = statusOf(error);

  const problems = fieldProblems(error);
  if (status === 422 && problems) {
    // Keep the first message of a field: later ones are consequences of it.
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
