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

export const OVER: Renewal = { kind: 'over' };

/** Renews the tokens of a session. */
export interface Refresher {
  /** After a 401: one refresh for any number of calls and tabs. */
  renew: (sent: SentWith) => Promise<Renewal>;
  /**
   * For a user who does not want to wait: the tab whose request has had no answer for five seconds,
   * be it this one or another, cancels it and sends it again. No tab sends beside it.
   */
  retry: () => void;
}
