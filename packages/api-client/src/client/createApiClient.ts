import { getCurrentUser } from '../auth/auth.ts';
import { createAuthorisedRequest } from '../session/authorisedRequest.ts';
import { followOtherTabs } from '../session/otherTabs.ts';
import { createRefresher } from '../session/refresh.ts';
import { createRefreshLock } from '../session/refreshLock.ts';
import { createRefreshMarks } from '../session/refreshMarks.ts';
import { createSafeStorage, pageStorage } from '../session/safeStorage.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { readAnswer } from '../transport/answer.ts';
import { isApiError } from '../transport/ApiError.ts';
import { send, type Transport, type Upload } from '../transport/send.ts';
import type { ApiClient } from './ApiClient.ts';
import { createRequestScopes } from './requestScopes.ts';

/** The endpoints and storages of a client; each defaults to the browser's own. */
export interface ApiClientOptions {
  /** The base of the contract's paths; `/api` on the same origin by default. */
  baseUrl?: string | undefined;
  /** Sends the requests; the page's own `fetch` by default. */
  fetch?: typeof fetch | undefined;
  /** Sends forms with files and reports their progress; used by default unless `fetch` is replaced. */
  upload?: Upload | undefined;
  /** Stores the tokens and the user; the page's own by default. */
  localStorage?: Storage | undefined;
  /** Stores the current project's ID; the page's own by default. */
  sessionStorage?: Storage | undefined;
  /** Ensures that one tab at a time renews the tokens; the page's own by default. */
  locks?: LockManager | undefined;
}

/** The name of the request for the current user. */
const USER = 'user';

/** Loaded with the first form, because no other call needs it. */
const lazyUpload: Upload = async (...request) => {
  const { xhrUpload } = await import('../transport/xhrUpload.ts');
  return xhrUpload(...request);
};

/**
 * Creates the client for all calls and for `ApiProvider` (section 7: calls are below `/api`). Sends nothing
 * until a call needs it, and does not throw if storage is refused.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const local = options.localStorage ?? pageStorage('localStorage');
  const safeLocal = createSafeStorage(local);
  const session = createSessionStore(
    safeLocal,
    createSafeStorage(options.sessionStorage ?? pageStorage('sessionStorage')),
  );
  const transport: Transport = {
    baseUrl: options.baseUrl ?? '/api',
    // Looked up at each call, so that later replacements of the page's `fetch` are used.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    upload: options.upload ?? (options.fetch ? undefined : lazyUpload),
  };
  const locks = options.locks ?? globalThis.navigator?.locks;
  const refresher = createRefresher({
    transport,
    store: session,
    lock: createRefreshLock(locks, safeLocal),
    marks: createRefreshMarks(locks),
  });
  const scopes = createRequestScopes();
  let loading: number | null = null;

  const client: ApiClient = {
    session,
    request: createAuthorisedRequest(transport, session, refresher.renew),
    requestAnonymously: async (request, { signal } = {}) => {
      const { response, text } = await send(transport, request, { token: null, signal });
      return readAnswer(request, response, text);
    },
    retry: () => {
      refresher.retry();
      void scopes.restart(USER);
    },
    askUser: (send) => scopes.run(USER, send),
    start: () => {
      const load = () => void loadUser();
      const stopFollowing = followOtherTabs(session, local, load);
      // If the app started offline without a stored user, fetch the name as soon as possible.
      const onOnline = () => void (session.getSnapshot().user ?? load());
      window.addEventListener('online', onOnline);
      load();
      return () => {
        stopFollowing();
        window.removeEventListener('online', onOnline);
      };
    },
  };

  async function loadUser(): Promise<void> {
    const { generation } = session.getSnapshot();
    if (loading === generation || !session.readAccessToken()) return;
    loading = generation;
    try {
      await client.askUser((signal) => getCurrentUser(client, { signal }));
    } catch (error) {
      // A refused token ends the session; if there is no usable response, the stored user remains.
      const isRefused = isApiError(error) && error.status === 401;
      if (!isRefused) session.settle(generation, null);
      else if (session.getSnapshot().generation === generation) session.end();
    } finally {
      if (loading === generation) loading = null;
    }
  }

  return client;
}
