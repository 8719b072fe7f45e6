import { getResponse, type HttpHandler } from 'msw';
import { unexpectedFailure } from '../handlers/unexpectedFailure.ts';

/** Base of relative paths outside a page. */
const NO_PAGE = 'http://localhost/';

function toRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, init);
  const base = typeof location === 'undefined' ? NO_PAGE : location.href;
  return new Request(new URL(input, base), init);
}

/** The error that `fetch` throws for network failures. */
function networkError(): TypeError {
  return new TypeError('Failed to fetch');
}

/**
 * Whether a path segment matches any text: a parameter, the origin's asterisk, or the page's own origin.
 */
const isOpen = (part: string) => part === '' || part === '*' || part.startsWith(':');

/**
 * The handlers that may match a request. MSW tries all of them in turn, and for each one reads the page's
 * cookies and compiles its path: sixty times per request, which takes 30 ms on a slow phone.
 */
function handlersFor(handlers: readonly HttpHandler[], { method, url }: Request): HttpHandler[] {
  const { origin, pathname } = new URL(url);
  const parts = `${origin}${pathname.replace(/\/$/, '')}`.toLowerCase().split('/').toReversed();
  return handlers.filter(({ info }) => {
    if (typeof info.method === 'string' && info.method !== method) return false;
    // Paths with groups, or with an asterisk beyond the origin, have no fixed number of segments.
    if (typeof info.path !== 'string' || /[(){}?+]|.\*/.test(info.path)) return true;
    const own = info.path.toLowerCase().split('/').toReversed();
    return own.every((part, index) => isOpen(part) || part === parts[index]);
  });
}

/**
 * Creates a `fetch` that the handlers answer in the page, without a service worker.
 *
 * It behaves like the browser's: it rejects with the signal's reason when the call is aborted (also while a
 * handler is working), and with a `TypeError` for a network error. An exception in a handler becomes a 500
 * with JSON. Requests that no handler matches go to `realFetch`.
 */
export function createInPageFetch(
  handlers: HttpHandler[],
  realFetch: typeof fetch = globalThis.fetch.bind(globalThis),
): typeof fetch {
  async function answer(request: Request): Promise<Response | undefined> {
    try {
      return await getResponse(handlersFor(handlers, request), request);
    } catch (cause) {
      return unexpectedFailure(cause);
    }
  }

  return async (input, init) => {
    const request = toRequest(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    // MSW consumes the body of the request it gets, so the real fetch needs its own copy.
    const untouched = request.clone();
    const response = await new Promise<Response | undefined>((resolve, reject) => {
      const stop = (): void => {
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'));
      };
      signal.addEventListener('abort', stop, { once: true });
      void answer(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });
    if (response === undefined) return realFetch(untouched);
    if (response.type === 'error') throw networkError();
    return response;
  };
}
