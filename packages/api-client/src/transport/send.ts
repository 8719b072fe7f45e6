import { abortedError, networkError } from './ApiError.ts';
import type { ApiRequest, RequestBody } from './request.ts';
import { buildUrl } from './url.ts';

/** What a request is sent with. */
export interface SentInit extends RequestInit {
  method: string;
  headers: Headers;
  body?: XMLHttpRequestBodyInit;
}

/** Sends as `fetch` does, and tells what part of the body has left: 0–1. */
export type Upload = (
  url: string,
  init: SentInit,
  onProgress: (fraction: number) => void,
) => Promise<Response>;

/** How requests leave. */
export interface Transport {
  baseUrl: string;
  fetch: typeof fetch;
  /** For forms whose caller wants to be told of their progress; without it nobody is told. */
  upload?: Upload | undefined;
}

/** An answer whose body has been read. */
export interface Answer {
  response: Response;
  text: string;
}

interface SendOptions {
  /** Bearer token; none is sent where it is null. */
  token: string | null;
  signal?: AbortSignal | undefined;
}

function encodeBody(body: RequestBody): {
  body: XMLHttpRequestBodyInit;
  contentType: string | null;
} {
  // The browser names the boundary of a multipart body itself.
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
  // An answer that the browser keeps would be the next user's too, and tabs that ask for the same
  // would wait for each other's place in its cache.
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
 * Waits for a promise until the signal fires, then rejects at once; what is waited for goes on.
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
    // A refusal stands even where its body breaks off.
    const text = response.ok ? await response.text() : await response.text().catch(() => '');
    return { response, text };
  } catch (cause) {
    throw options.signal?.aborted ? abortedError(cause) : networkError(cause);
  }
}

/**
 * Sends a request and reads the body of its answer, whatever the status. There is no time-out
 * (section 7). The request leaves before the first await.
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
