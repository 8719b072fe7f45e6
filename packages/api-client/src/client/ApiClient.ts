import type { SessionStore } from '../session/sessionStore.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';

/**
 * Everything a call needs: the session and two ways to send (section 7). Made by `createApiClient`;
 * one for an app. Pass it to the calls; components get it by `useApiClient`.
 */
export interface ApiClient {
  /** Tokens, the signed-in user, and their changes. */
  readonly session: SessionStore;
  /**
   * Fetches the current user if a token is stored, and follows the other tabs until the returned
   * function is called. `ApiProvider` does it.
   */
  start: () => () => void;
  /**
   * For a user who has waited for seconds: what the session waits for, the current user or a renewal
   * of the tokens, is cancelled by the tab that sent it, and sent again.
   */
  retry: () => void;
  /** Sends what tells who is signed in, in the way that {@link ApiClient.retry} sends again. */
  askUser: <T>(send: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /**
   * An authenticated call: bearer token, one refresh and one replay on 401.
   * Rejects with an `ApiError` only.
   */
  request: <T>(request: ApiRequest<T>, options?: CallOptions) => Promise<T>;
  /** A call without the Authorization header and without a refresh (sign-in, registration). */
  requestAnonymously: <T>(request: ApiRequest<T>, options?: CallOptions) => Promise<T>;
}
