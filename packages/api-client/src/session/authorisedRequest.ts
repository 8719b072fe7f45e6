import { readAnswer } from '../transport/answer.ts';
import { networkError } from '../transport/ApiError.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';
import { send, type Transport, untilAborted } from '../transport/send.ts';
import type { Renewal, SentWith } from './renewal.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Creates the function behind every authenticated call: it sends a bearer token, and on a 401 renews once
 * and replays once with the body intact (section 8, Token handling). If the replay is refused too, the
 * error is passed on and the session ends, because a server that refuses even a new token does not know the
 * user.
 */
export function createAuthorisedRequest(
  transport: Transport,
  store: SessionStore,
  renew: (sent: SentWith) => Promise<Renewal>,
) {
  return async function request<T>(apiRequest: ApiRequest<T>, options: CallOptions = {}) {
    const { signal } = options;
    const sent: SentWith = {
      generation: store.getSnapshot().generation,
      token: store.readAccessToken(),
      identity: store.readIdentity(),
    };
    if (!sent.token) {
      console.warn(`No access token is stored: ${apiRequest.path} is called without one`);
    }
    const { response, text } = await send(transport, apiRequest, { token: sent.token, signal });
    if (response.status !== 401) return readAnswer(apiRequest, response, text);

    // The renewal serves other calls too, so a cancelled call only stops waiting for it.
    const renewal = await untilAborted(renew(sent), signal);
    if (renewal.kind === 'offline') throw networkError(renewal.cause);
    const isStillTheirs = store.getSnapshot().generation === sent.generation;
    if (renewal.kind === 'over' || !isStillTheirs) return readAnswer(apiRequest, response, text);
    const replay = await send(transport, apiRequest, { token: renewal.token, signal });
    // Another tab may have renewed or signed in again in the meantime; this refusal says nothing about its
    // session.
    const isJudged =
      store.getSnapshot().generation === sent.generation &&
      store.readAccessToken() === renewal.token;
    if (replay.response.status === 401 && isJudged) store.end();
    return readAnswer(apiRequest, replay.response, replay.text);
  };
}
