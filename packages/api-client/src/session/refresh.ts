import { currentUserRequest } from '../auth/auth.ts';
import { readTokenPair, type TokenPair } from '../auth/auth.schema.ts';
import { readAnswer } from '../transport/answer.ts';
import { isApiError, networkError } from '../transport/ApiError.ts';
import type { ApiRequest } from '../transport/request.ts';
import { send, type Transport } from '../transport/send.ts';
import type { RefreshLock } from './refreshLock.ts';
import type { RefreshMarks } from './refreshMarks.ts';
import { OVER, type Refresher, type Renewal, type SentWith } from './renewal.ts';
import { createRestartable } from './restartable.ts';
import { askForRetry, onRetryRequested } from './retryChannel.ts';
import type { SessionStore } from './sessionStore.ts';
import { createSiblings } from './siblings.ts';

interface RefresherParts {
  transport: Transport;
  store: SessionStore;
  lock: RefreshLock;
  marks: RefreshMarks;
}

/**
 * Milliseconds during an outage in which calls that are refused one after another do not each refresh
 * again.
 */
const OFFLINE_PAUSE_MS = 1_000;

function refreshRequest(refreshToken: string): ApiRequest<TokenPair> {
  return {
    method: 'POST',
    path: '/auth/refresh',
    body: { kind: 'form', value: { refresh_token: refreshToken } },
    read: readTokenPair,
  };
}

/**
 * Creates the refresher that renews the tokens after a 401. A refresh token is sent by one tab at a time,
 * and not again while a request with it may be pending; a sibling's new pair is adopted instead. Section 4
 * (Authentication), section 8 (Token handling).
 */
export function createRefresher({ transport, store, lock, marks }: RefresherParts): Refresher {
  const { isCurrent, adopt, told, awaitRenewed, awaitEnded, leave } = createSiblings({
    store,
    marks,
  });
  let current: { generation: number; renewal: Promise<Renewal> } | null = null;
  let outage: { refreshToken: string; until: number; renewal: Renewal } | null = null;
  const request = createRestartable();

  /** Whether a new token belongs to the signed-in user. True if the server does not say. */
  async function isOwn(token: string, over: AbortSignal): Promise<boolean> {
    if (store.readIdentity() === null) return true;
    const { response, text } = await request.run(
      (signal) => send(transport, currentUserRequest, { token, signal }),
      over,
    );
    try {
      return store.mayBeUser(readAnswer(currentUserRequest, response, text));
    } catch {
      return true;
    }
  }

  async function take(
    sent: SentWith,
    refreshToken: string,
    tokens: TokenPair,
    over: AbortSignal,
  ): Promise<Renewal> {
    const { accessToken } = tokens;
    const { generation } = sent;
    // Replace the token at once, before any request: a tab that dies now must not leave the used one
    // behind.
    if (!store.replaceRefreshToken(generation, refreshToken, tokens.refreshToken)) {
      return adopt(sent) ?? OVER;
    }
    const settle = async (): Promise<Renewal> => {
      const isTheirs = await isOwn(accessToken, over);
      if (!isTheirs && isCurrent(sent) && store.readRefreshToken() === tokens.refreshToken) {
        console.error('The server answered a refresh with the tokens of another user');
        store.end();
      }
      if (!isTheirs || !store.replaceTokens(generation, tokens.refreshToken, tokens)) {
        return told(tokens.refreshToken, adopt(sent) ?? OVER);
      }
      // The refused access token identifies the renewal, because the two tokens of a pair arrive one by
      // one.
      if (sent.token && accessToken !== sent.token) await marks.set('renewed', sent.token);
      return { kind: 'renewed', token: accessToken };
    };
    // Lock the new refresh token too, so that no tab that finds it in storage sends it in the meantime.
    return tokens.refreshToken === refreshToken ? settle() : lock(tokens.refreshToken, settle);
  }

  async function goOffline(sent: SentWith, refreshToken: string, cause: unknown): Promise<Renewal> {
    const renewal: Renewal = { kind: 'offline', cause };
    outage = { refreshToken, until: performance.now() + OFFLINE_PAUSE_MS, renewal };
    await marks.set('unanswered', refreshToken);
    return isCurrent(sent) ? renewal : OVER;
  }

  async function ask(sent: SentWith, refreshToken: string): Promise<Renewal> {
    const over = new AbortController();
    // Once the session is over, no one waits for the response, and the next session must not be held back.
    const unsubscribe = store.subscribe(() => isCurrent(sent) || over.abort());
    const stopListening = onRetryRequested(request.restart);
    try {
      const refresh = refreshRequest(refreshToken);
      const { response, text } = await request.run(
        (signal) => send(transport, refresh, { token: null, signal }),
        over.signal,
      );
      return await take(sent, refreshToken, readAnswer(refresh, response, text), over.signal);
    } catch (error) {
      if (!isCurrent(sent)) return OVER;
      if (isApiError(error, 'network')) {
        return await goOffline(sent, store.readRefreshToken() ?? refreshToken, error);
      }
      // Any response other than a new pair ends the session, unless the stored pair is no longer the same.
      if (store.readRefreshToken() === refreshToken) store.end();
      return adopt(sent) ?? OVER;
    } finally {
      unsubscribe();
      stopListening();
    }
  }

  /** Returns null if the storage now holds another refresh token. */
  async function renewAlone(sent: SentWith, refreshToken: string): Promise<Renewal | null> {
    const learnt =
      adopt(sent) ?? (await awaitRenewed(sent)) ?? (await awaitEnded(sent, refreshToken));
    if (learnt) return learnt;
    if (!isCurrent(sent)) return OVER;
    if (store.readRefreshToken() !== refreshToken) return null;
    if (outage?.refreshToken === refreshToken && performance.now() < outage.until) {
      return outage.renewal;
    }
    if (await marks.isSet('unanswered', refreshToken)) {
      return { kind: 'offline', cause: networkError() };
    }
    return told(refreshToken, await ask(sent, refreshToken));
  }

  async function renewInTurn(sent: SentWith): Promise<Renewal> {
    for (;;) {
      const refreshToken = store.readRefreshToken();
      if (!refreshToken) break;
      const renewal = await lock(refreshToken, () => renewAlone(sent, refreshToken));
      if (renewal) return renewal;
    }
    const adopted = adopt(sent) ?? (await awaitRenewed(sent));
    if (adopted) return adopted;
    // There is nothing left to renew with, so the refused session cannot be restored.
    leave(sent, null);
    return OVER;
  }

  return {
    renew: (sent) => {
      const adopted = adopt(sent);
      if (adopted) return Promise.resolve(adopted);
      if (!isCurrent(sent)) return Promise.resolve(OVER);
      if (current?.generation === sent.generation) return current.renewal;
      const renewal = renewInTurn(sent).finally(() => {
        if (current?.renewal === renewal) current = null;
      });
      current = { generation: sent.generation, renewal };
      return renewal;
    },
    retry: () => {
      request.restart();
      if (current) askForRetry();
    },
  };
}
