import type { SessionStore } from '../session/sessionStore.ts';
import type { ApiRequest, CallOptions } from '../transport/request.ts';

/**
 * Everything a call needs: the session and two ways to send (section 7). An app has one, made by
 * `createApiClient`. Pass it to the calls; components get it from `useApiClient`.
 */
export interface ApiClient {
  /** The tokens, the signed-in user, and their changes. */
  readonly session: SessionStore;
  /**
   * Fetches the current user if a token is stored, and follows the other tabs until the returned function
   * is called. `ApiProvider` calls this.
   */
  start: () => () => void;
  /**
   * Retries for a user who has waited for seconds: a pending request of the session, for the current user
   * or new tokens, is cancelled by the tab that sent it and sent again.
   */
  retry: () => void;
  /** Sends a request for the signed-in user so that {@link ApiClient.retry} can send it again. */
  askUser: <T>(send: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /**
   * Sends an authenticated call with a bearer token, and one refresh and one replay on a 401. Rejects only
   * with an `ApiError`.
   */
  request: <T>(request: ApiRequest<T>, options?: CallOptions) => Promise<T>;
  /** Sends a call without the Authorization header and without a refresh (sign-in, registration). */
  requestAnonymously: <T>(request: ApiRequest<T>, options?: CallOptions) => Promise<T>;
}
