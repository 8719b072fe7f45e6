import { readTokenPair, type TokenPair } from '../auth/auth.schema.ts';
import { readAnswer } from '../transport/answer.ts';
import { isApiError } from '../transport/ApiError.ts';
import type { ApiRequest } from '../transport/request.ts';
import { send, type Transport } from '../transport/send.ts';
import { markRenewed, wasRenewed, withRefreshLock } from './refreshLock.ts';
import type { SessionStore } from './sessionStore.ts';

/** What a refused request was sent with. */
export interface SentWith {
  generation: number;
  token: string | null;
  /** Who was signed in; null where that was not known. */
  identity: string | null;
}

/**
 * - `renewed`: this token is good for the replay;
 * - `over`: the session that sent the request is no more;
 * - `offline`: the refresh got no answer; the session stays.
 */
export type Renewal =
  { kind: 'renewed'; token: string } | { kind: 'over' } | { kind: 'offline'; cause: unknown };

/** In an outage, calls that are refused one after another must not each ask again. Milliseconds. */
const OFFLINE_PAUSE_MS = 1_000;

/** How long another tab's new pair may take to appear in this tab's storage, and how often to look. Milliseconds. */
const ARRIVAL_MS = 5_000;
const LOOK_MS = 20;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function refreshRequest(refreshToken: string): ApiRequest<TokenPair> {
  return {
    method: 'POST',
    path: '/auth/refresh',
    body: { kind: 'form', value: { refresh_token: refreshToken } },
    read: readTokenPair,
  };
}

/**
 * Makes the function that renews the tokens after a 401: one refresh for any number of calls in
 * this tab (single flight) and in the others (Web Lock; a sibling's new token is adopted).
 * Section 4 (Authentication), section 8 (Token handling).
 */
export function createRefresher(
  transport: Transport,
  store: SessionStore,
): (sent: SentWith) => Promise<Renewal> {
  let current: { generation: number; renewal: Promise<Renewal> } | null = null;
  let outage: { refreshToken: string; until: number; renewal: Renewal } | null = null;

  const isCurrent = (sent: SentWith) => store.getSnapshot().generation === sent.generation;

  /** Another call or tab may have renewed already. Never the token of another user. */
  function adopt(sent: SentWith): Renewal | null {
    const token = store.readAccessToken();
    const isSamePerson = sent.identity === null || sent.identity === store.readIdentity();
    if (!token || token === sent.token || !isSamePerson || !isCurrent(sent)) return null;
    return { kind: 'renewed', token };
  }

  async function ask(sent: SentWith, refreshToken: string): Promise<Renewal> {
    try {
      const request = refreshRequest(refreshToken);
      const { response, text } = await send(transport, request, { token: null });
      const tokens = readAnswer(request, response, text);
      if (store.replaceTokens(sent.generation, refreshToken, tokens)) {
        // Of the pair, the token that was refused names the renewal: the two arrive one by one.
        if (sent.token && tokens.accessToken !== sent.token) await markRenewed(sent.token);
        return { kind: 'renewed', token: tokens.accessToken };
      }
    } catch (error) {
      if (isApiError(error, 'network')) {
        const renewal: Renewal = { kind: 'offline', cause: error };
        outage = { refreshToken, until: performance.now() + OFFLINE_PAUSE_MS, renewal };
        return isCurrent(sent) ? renewal : { kind: 'over' };
      }
      // Any answer that is not a new pair ends the session, unless the pair was another's by then.
      if (isCurrent(sent) && store.readRefreshToken() === refreshToken) store.end();
    }
    return adopt(sent) ?? { kind: 'over' };
  }

  /** Waits for the pair that another tab got in the place of the refused token; null where none did. */
  async function awaitSibling(sent: SentWith): Promise<Renewal | null> {
    if (!sent.token || !(await wasRenewed(sent.token))) return null;
    for (let waited = 0; waited < ARRIVAL_MS && isCurrent(sent); waited += LOOK_MS) {
      const adopted = adopt(sent);
      if (adopted) return adopted;
      await pause(LOOK_MS);
    }
    return null;
  }

  async function renewAlone(sent: SentWith): Promise<Renewal> {
    const adopted = adopt(sent) ?? (await awaitSibling(sent));
    if (adopted) return adopted;
    if (!isCurrent(sent)) return { kind: 'over' };
    const refreshToken = store.readRefreshToken();
    if (!refreshToken) {
      // Nothing is left to renew with: the refused session cannot come back.
      store.end();
      return { kind: 'over' };
    }
    if (outage?.refreshToken === refreshToken && performance.now() < outage.until) {
      return outage.renewal;
    }
    return ask(sent, refreshToken);
  }

  return (sent) => {
    const adopted = adopt(sent);
    if (adopted) return Promise.resolve(adopted);
    if (!isCurrent(sent)) return Promise.resolve({ kind: 'over' });
    if (current?.generation === sent.generation) return current.renewal;
    const renewal = withRefreshLock(() => renewAlone(sent)).finally(() => {
      if (current?.renewal === renewal) current = null;
    });
    current = { generation: sent.generation, renewal };
    return renewal;
  };
}
