import type { QueryValue } from './url.ts';

/** What a call sends. It is built anew for a replay, so that the body is intact. */
export type RequestBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: Readonly<Record<string, string>> }
  | {
      kind: 'multipart';
      value: FormData;
      /** Told what part of the form has left, 0–1; begins anew where the form is sent again. */
      onProgress?: ((fraction: number) => void) | undefined;
    };

/** One call of the contract: what to send and how to read the answer. */
export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base URL, made with `apiPath`. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  body?: RequestBody;
  /**
   * `json` by default. `text`: text that is no JSON may be the answer, an HTML page never.
   * `nothing`: the body is not looked at.
   */
  accepts?: 'json' | 'text' | 'nothing';
  /** Turns the body of a success into the result; throws when it cannot be read. */
  read: (data: unknown, status: number) => T;
  /** Words for an answer that cannot be read; 'Invalid response format from API' by default. */
  invalidMessage?: string;
}

/** What every call takes beside its arguments. */
export interface CallOptions {
  /** Cancels the call; it then rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal | undefined;
}
