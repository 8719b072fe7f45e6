import type { JsonBodyType } from 'msw';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'The request body is not valid JSON.',
  401: 'Could not validate credentials.',
  403: 'You do not have permission to perform this action.',
  404: 'Not found.',
  409: 'Username or email already exists',
  429: 'Too many requests.',
  500: 'Internal server error.',
  507: 'This device is out of space for Lectern. Delete a video you no longer need and try again.',
};

/** The body for a status in the contract's examples. */
export function failureBody(status: number): JsonBodyType {
  if (status === 422) {
    return {
      detail: [
        { loc: ['body', 'email'], msg: 'value is not a valid email address', type: 'value_error' },
      ],
    };
  }
  return { detail: TEXTS[status] ?? 'Something went wrong.' };
}
