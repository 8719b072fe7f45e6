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

/** Where a client sends to and keeps things; each has the browser's own as its default. */
export interface ApiClientOptions {
  /** Where the contract's paths begin; `/api` of the same origin by default. */
  baseUrl?: string | undefined;
  /** Sends the requests; the page's own `fetch` by default. */
  fetch?: typeof fetch | undefined;
  /** Sends forms with files and tells of their progress; by default wherever `fetch` is the page's. */
  upload?: Upload | undefined;
  /** Holds tokens and user; the page's own by default. */
  localStorage?: Storage | undefined;
  /** Holds the current project's id; the page's own by default. */
  sessionStorage?: Storage | undefined;
  /** Has one tab at a time renew the tokens; the page's own by default. */
  locks?: LockManager | undefined;
}

/** The name of the request for the current user. */
const USER = 'user';

/** Comes with the first form: no other call needs it. */
const lazyUpload: Upload = async (...request) => {
  const { xhrUpload } = await import('../transport/xhrUpload.ts');
  return xhrUpload(...request);
};

/**
 * Makes the client that every call and `ApiProvider` take (section 7: calls go below `/api`). Sends
 * nothing until asked to, and throws nothing where storage is refused.
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
    // Looked up at each call, so that whatever takes over the page's fetch later is used.
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
      // Offline at the start and no stored user: the name is fetched as soon as that is possible.
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
      // A refused token ends the session; without an answer to build on, the stored user stands.
      const isRefused = isApiError(error) && error.status === 401;
      if (!isRefused) session.settle(generation, null);
      else if (session.getSnapshot().generation === generation) session.end();
    } finally {
      if (loading === generation) loading = null;
    }
  }

  return client;
}
