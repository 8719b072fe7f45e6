/** The session data with which a refused request was sent. */
export interface SentWith {
  generation: number;
  token: string | null;
  /** The signed-in user; null if unknown at the time. */
  identity: string | null;
}

/**
 * - `renewed`: the replay can use this token;
 * - `over`: the session that sent the request has ended;
 * - `offline`: the refresh got no response; the session stays.
 */
export type Renewal =
  { kind: 'renewed'; token: string } | { kind: 'over' } | { kind: 'offline'; cause: unknown };

export const OVER: Renewal = { kind: 'over' };

/** Renews the tokens of a session. */
export interface Refresher {
  /** Renews after a 401, with one refresh for any number of calls and tabs. */
  renew: (sent: SentWith) => Promise<Renewal>;
  /**
   * Retries for a user who does not want to wait: the tab whose request has had no response for five
   * seconds, this one or another, cancels it and sends it again. No other tab sends in addition.
   */
  retry: () => void;
}
