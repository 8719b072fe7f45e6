import type { QueryValue } from './url.ts';

/** The body of a call. It is encoded again for a replay, so that it stays intact. */
export type RequestBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: Readonly<Record<string, string>> }
  | {
      kind: 'multipart';
      value: FormData;
      /** Reports the fraction of the form sent so far, 0–1; starts again if the form is sent again. */
      onProgress?: ((fraction: number) => void) | undefined;
    };

/** One call of the contract: what to send and how to read the response. */
export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path relative to the base URL, made with `apiPath`. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  body?: RequestBody;
  /**
   * `json` by default. `text`: the response may be text that is not JSON, but never an HTML page.
   * `nothing`: the body is ignored.
   */
  accepts?: 'json' | 'text' | 'nothing';
  /** Turns the body of a success into the result; throws if it cannot be read. */
  read: (data: unknown, status: number) => T;
  /** The message for an unreadable response; 'Invalid response format from API' by default. */
  invalidMessage?: string;
}

/** The options that every call accepts in addition to its arguments. */
export interface CallOptions {
  /** Cancels the call; it then rejects with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal | undefined;
}
