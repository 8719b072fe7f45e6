import { ApiError, httpError, networkError } from '../transport/ApiError.ts';

/** The error of a call without a response. */
export const OFFLINE = networkError();

/** The error for a response that the product cannot read. */
export const UNREADABLE = new ApiError({
  kind: 'invalid-response',
  message: 'Invalid response format from API',
  status: 200,
});

/** Creates a refusal whose body has a `detail`. */
export function refusal(status: number, detail: unknown): ApiError {
  return httpError(status, { detail });
}

/** Creates the items of a 422's detail list, one per field. */
export function problems(...fields: string[]) {
  return fields.map((field) => ({ loc: ['body', field], msg: `${field} is wrong` }));
}
