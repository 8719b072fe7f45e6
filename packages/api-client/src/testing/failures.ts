import { ApiError, httpError, networkError } from '../transport/ApiError.ts';

/** A call that got no answer. */
export const OFFLINE = networkError();

/** An answer that the product cannot read. */
export const UNREADABLE = new ApiError({
  kind: 'invalid-response',
  message: 'Invalid response format from API',
  status: 200,
});

/** A refusal whose body holds a `detail`. */
export function refusal(status: number, detail: unknown): ApiError {
  return httpError(status, { detail });
}

/** The items of a 422's detail list, one a field. */
export function problems(...fields: string[]) {
  return fields.map((field) => ({ loc: ['body', field], msg: `${field} is wrong` }));
}
