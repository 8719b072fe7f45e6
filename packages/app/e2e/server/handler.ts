import type { Answer, Received } from './exchange.ts';
import type { Account, Store } from './store.ts';

interface Context {
  request: Received;
  store: Store;
}

interface SignedInContext extends Context {
  /** Who asks. */
  account: Account;
}

/** Answers a call that needs no token. */
export type PublicHandler = (context: Context) => Answer;
/** Answers a call of a signed-in user. */
export type Handler = (context: SignedInContext) => Answer | Promise<Answer>;
