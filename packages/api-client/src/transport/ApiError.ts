import { readFilledText, readRecord } from '../values/read.ts';

/**
 * The reason why a call failed.
 * - `http`: the server responded with a refusal (`status` and `data` are from its response);
 * - `network`: there was no response (`status` 0);
 * - `aborted`: the caller cancelled it (`status` 0);
 * - `invalid-response`: the product cannot read the response (`status` is from that response).
 */
export type ApiErrorKind = 'http' | 'network' | 'aborted' | 'invalid-response';

export interface ApiErrorInit {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; 0 without a response. */
  status?: number;
  /** Body of the response: parsed JSON, text, or null. */
  data?: unknown;
  cause?: unknown;
}

/** The only error with which a call rejects. The functions of `errors/` map it to a message. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Body of the response: parsed JSON, text, or null. */
  readonly data: unknown;

  constructor({ kind, message, status = 0, data = null, cause }: ApiErrorInit) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.data = data;
  }
}

/** Whether a value is an {@link ApiError}, optionally of one kind. */
export function isApiError(value: unknown, kind?: ApiErrorKind): value is ApiError {
  return value instanceof ApiError && (kind === undefined || value.kind === kind);
}

/**
 * Creates the error for a call without a response. The message is the one in section 8 of the
 * specification.
 */
export function networkError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'network', message: 'Network Error', cause });
}

/** Creates the error for a call that the caller cancelled. */
export function abortedError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'aborted', message: 'The request was canceled', cause });
}

/** Returns the server's message in a body: `detail`, `message` or `error` as text, or a text body. */
export function serverMessage(data: unknown): string | null {
  if (typeof data === 'string') return readFilledText(data);
  const body = readRecord(data);
  if (!body) return null;
  for (const value of [body.detail, body.message, body.error]) {
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

/** Creates the error for a response with a status outside 200–299. */
export function httpError(status: number, data: unknown): ApiError {
  const message = serverMessage(data) ?? `Request failed with status ${status}`;
  return new ApiError({ kind: 'http', message, status, data });
}
