import { abortedError, networkError } from './ApiError.ts';
import type { ApiRequest, RequestBody } from './request.ts';
import { buildUrl } from './url.ts';

/** The options with which a request is sent. */
export interface SentInit extends RequestInit {
  method: string;
  headers: Headers;
  body?: XMLHttpRequestBodyInit;
}

/** Sends like `fetch` and reports the fraction of the body sent so far: 0–1. */
export type Upload = (
  url: string,
  init: SentInit,
  onProgress: (fraction: number) => void,
) => Promise<Response>;

/** The means of sending requests. */
export interface Transport {
  baseUrl: string;
  fetch: typeof fetch;
  /** For forms with a progress callback; without it, progress is not reported. */
  upload?: Upload | undefined;
}

/** A response whose body has been read. */
export interface Answer {
  response: Response;
  text: string;
}

interface SendOptions {
  /** The bearer token; null to send none. */
  token: string | null;
  signal?: AbortSignal | undefined;
}

function encodeBody(body: RequestBody): {
  body: XMLHttpRequestBodyInit;
  contentType: string | null;
} {
  // The browser sets the boundary of a multipart body itself.
  if (body.kind === 'multipart') return { body: body.value, contentType: null };
  if (body.kind === 'json') {
    return { body: JSON.stringify(body.value), contentType: 'application/json' };
  }
  const form = new URLSearchParams(body.value).toString();
  return { body: form, contentType: 'application/x-www-form-urlencoded' };
}

function requestInit<T>(request: ApiRequest<T>, { token, signal }: SendOptions): SentInit {
  const headers = new Headers({
    Accept: request.accepts === 'text' ? 'application/json, text/plain' : 'application/json',
  });
  // The next user could get a cached response, and tabs with the same request would wait for each other's
  // cache entry.
  const cache = 'no-store';
  const init: SentInit = { method: request.method, headers, cache, signal: signal ?? null };
  if (request.body) {
    const { body, contentType } = encodeBody(request.body);
    init.body = body;
    if (contentType) headers.set('Content-Type', contentType);
  }
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return init;
}

/**
 * Waits for a promise until the signal fires, then rejects at once; the work behind the promise continues.
 * @throws ApiError of kind `aborted`
 */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortedError(signal.reason));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function exchange<T>(
  transport: Transport,
  request: ApiRequest<T>,
  options: SendOptions,
): Promise<Answer> {
  const url = buildUrl(transport.baseUrl, request.path, request.query);
  const init = requestInit(request, options);
  try {
    const onProgress = request.body?.kind === 'multipart' ? request.body.onProgress : undefined;
    const response = await (onProgress && transport.upload
      ? transport.upload(url, init, onProgress)
      : transport.fetch(url, init));
    // A refusal is kept even if its body is interrupted.
    const text = response.ok ? await response.text() : await response.text().catch(() => '');
    return { response, text };
  } catch (cause) {
    throw options.signal?.aborted ? abortedError(cause) : networkError(cause);
  }
}

/**
 * Sends a request and reads the body of its response, whatever the status. There is no timeout (section 7).
 * The request is sent before the first await.
 * @throws ApiError of kind `network` or `aborted`
 */
export function send<T>(
  transport: Transport,
  request: ApiRequest<T>,
  options: SendOptions,
): Promise<Answer> {
  if (options.signal?.aborted) return Promise.reject(abortedError(options.signal.reason));
  return untilAborted(exchange(transport, request, options), options.signal);
}
