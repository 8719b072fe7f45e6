import { readList } from '../values/read.ts';
import { ApiError, httpError } from './ApiError.ts';
import type { ApiRequest } from './request.ts';

const DEFAULT_INVALID = 'Invalid response format from API';
const HTML = /^\s*<(?:!doctype|html|head|body|\?xml)/i;

/** Thrown by a reader if the response lacks something essential. */
export class UnreadableAnswer extends Error {}

/** Returns the normalised response; throws if it is null and therefore unreadable. */
export function usable<T>(value: T | null): T {
  if (value === null) throw new UnreadableAnswer('The answer lacks what is needed');
  return value;
}

/**
 * Returns the usable items of a list. An invalid record is omitted, because it must not take the list away;
 * a list without any usable record is a different kind of response and unreadable.
 */
export function usableItems<T>(items: unknown, normalise: (item: unknown) => T | null): T[] {
  const list = readList(items);
  const read = list.map(normalise).filter((item) => item !== null);
  if (!Array.isArray(items) || (list.length > 0 && read.length === 0)) {
    throw new UnreadableAnswer('A list was expected');
  }
  return read;
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function readBody<T>(request: ApiRequest<T>, response: Response, text: string): unknown {
  if (request.accepts === 'nothing' || text.trim() === '') return null;
  const type = response.headers.get('content-type') ?? '';
  const isPlainText = request.accepts === 'text' && type.includes('text/plain');
  const json = isPlainText ? null : parseJson(text);
  if (json) return json.value;
  const mayBeText = request.accepts === 'text' && !type.includes('json') && !type.includes('html');
  if (mayBeText && !HTML.test(text)) return text;
  throw new UnreadableAnswer('The body is neither JSON nor text');
}

/**
 * Reads the body of a refusal as JSON or text; an HTML error page is of no use to a user and is dropped.
 */
function readErrorBody(text: string): unknown {
  if (text.trim() === '') return null;
  const json = parseJson(text);
  if (json) return json.value;
  return HTML.test(text) ? null : text;
}

/**
 * Turns a response into the call's result. Status 200–299 counts as success (section 7). Throws an
 * {@link ApiError} of kind `http` or `invalid-response`.
 */
export function readAnswer<T>(request: ApiRequest<T>, response: Response, text: string): T {
  if (!response.ok) throw httpError(response.status, readErrorBody(text));
  try {
    return request.read(readBody(request, response, text), response.status);
  } catch (cause) {
    if (!(cause instanceof UnreadableAnswer)) throw cause;
    throw new ApiError({
      kind: 'invalid-response',
      message: request.invalidMessage ?? DEFAULT_INVALID,
      status: response.status,
      data: readErrorBody(text),
      cause,
    });
  }
}
