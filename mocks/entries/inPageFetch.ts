import { getResponse, type HttpHandler } from 'msw';

/** The base of relative paths where there is no page. */
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

/** Whether a part of a path takes any text: a parameter, the asterisk of the origin, the place of the page's. */
const isOpen = (part: string) => part === '' || part === '*' || part.startsWith(':');

/**
 * The handlers that may take a request. MSW tries all in turn, and for each reads the page's cookies and
 * compiles its path: sixty times a request, which a slow phone takes 30 ms for.
 */
function handlersFor(handlers: readonly HttpHandler[], { method, url }: Request): HttpHandler[] {
  const { origin, pathname } = new URL(url);
  const parts = `${origin}${pathname.replace(/\/$/, '')}`.toLowerCase().split('/').toReversed();
  return handlers.filter(({ info }) => {
    if (typeof info.method === 'string' && info.method !== method) return false;
    // Paths with groups, or with an asterisk for more than the origin, have no fixed number of parts.
    if (typeof info.path !== 'string' || /[(){}?+]|.\*/.test(info.path)) return true;
    const own = info.path.toLowerCase().split('/').toReversed();
    return own.every((part, index) => isOpen(part) || part === parts[index]);
  });
}

/**
 * A `fetch` answered by the handlers in the page, without a service worker.
 *
 * It behaves like the browser's: it rejects with the signal's reason when the call is aborted (also
 * while a handler works), and with a `TypeError` for a network error. A fault of a handler becomes
 * a 500 with JSON. Requests that no handler takes go to `realFetch`.
 */
export function createInPageFetch(
  handlers: HttpHandler[],
  realFetch: typeof fetch = globalThis.fetch.bind(globalThis),
): typeof fetch {
  async function answer(request: Request): Promise<Response | undefined> {
    try {
      return await getResponse(handlersFor(handlers, request), request);
    } catch (cause) {
      console.error('The embedded backend failed.', cause);
      return Response.json({ detail: 'The embedded backend failed.' }, { status: 500 });
    }
  }

  return async (input, init) => {
    const request = toRequest(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    // MSW reads the body of the request it is given; the real fetch needs one of its own.
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
