import { readFilledText, readRecord } from '../values/read.ts';

/**
 * Why a call failed.
 * - `http`: the server answered and said no (`status` and `data` are its answer's);
 * - `network`: no answer came (`status` 0);
 * - `aborted`: the caller cancelled it (`status` 0);
 * - `invalid-response`: an answer came that the product cannot read (`status` is its own).
 */
export type ApiErrorKind = 'http' | 'network' | 'aborted' | 'invalid-response';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** Body of the answer: parsed JSON, text, or null. */
  data?: unknown;
  cause?: unknown;
}

/** The only error with which a call rejects. Map it to words with the functions of `errors/`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Body of the answer: parsed JSON, text, or null. */
  readonly data: unknown;

  constructor({ kind, message, status = 0, data = null, cause }: ApiErrorInit) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.data = data;
  }
}

/** Whether a value is an {@link ApiError}, of one kind if it is named. */
export function isApiError(value: unknown, kind?: ApiErrorKind): value is ApiError {
  return value instanceof ApiError && (kind === undefined || value.kind === kind);
}

/** No answer came. The message is the one the specification's section 8 names. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'network', message: 'Network Error', cause });
}

/** The caller cancelled. */
export function abortedError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'aborted', message: 'The request was canceled', cause });
}

/** What the server says in a body: `detail`, `message` or `error` as text, or a body of text. */
export function serverMessage(data: unknown): string | null {
  if (typeof data === 'string') return readFilledText(data);
  const body = readRecord(data);
  if (!body) return null;
  for (const value of [body.detail, body.message, body.error]) {
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

/** The server answered with a status outside 200–299. */
export function httpError(status: number, data: unknown): ApiError {
  const message = serverMessage(data) ?? `Request failed with status ${status}`;
  return new ApiError({ kind: 'http', message, status, data });
}
