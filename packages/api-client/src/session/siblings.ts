import { networkError } from '../transport/ApiError.ts';
import type { RefreshMarks } from './refreshMarks.ts';
import { OVER, type Renewal, type SentWith } from './renewal.ts';
import type { SessionStore } from './sessionStore.ts';

interface SiblingsParts {
  store: SessionStore;
  marks: RefreshMarks;
}

/** Milliseconds that another tab's write may take to appear in this tab's storage. */
const ARRIVAL_MS = 5_000;

/** Milliseconds between checks. */
const LOOK_MS = 20;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates the functions with which the tabs of a session learn from each other. Locks and marks are visible
 * to all tabs at once; another tab's writes to storage arrive some moments later.
 */
export function createSiblings({ store, marks }: SiblingsParts) {
  const isCurrent = (sent: SentWith) => store.getSnapshot().generation === sent.generation;

  /**
   * Adopts the token that another call or tab may already have renewed; never the token of another user.
   */
  function adopt(sent: SentWith): Renewal | null {
    const token = store.readAccessToken();
    const isSamePerson = sent.identity === null || sent.identity === store.readIdentity();
    if (!token || token === sent.token || !isSamePerson || !isCurrent(sent)) return null;
    return { kind: 'renewed', token };
  }

  /**
   * Passes a renewal on. If it ended the session, the other tabs are informed before the lock is released.
   */
  async function told(refreshToken: string, renewal: Renewal): Promise<Renewal> {
    const isGone = store.readRefreshToken() !== refreshToken;
    if (renewal.kind === 'over' && isGone) await marks.set('ended', refreshToken);
    return renewal;
  }

  /**
   * Ends a session that cannot be renewed if this refresh token (null: none) is the stored one. If another
   * tab has removed the session, it may be writing its next one now, so nothing is removed here.
   */
  function leave(sent: SentWith, refreshToken: string | null): void {
    if (!isCurrent(sent)) return;
    if (store.readAccessToken() === null) store.sync('change');
    else if (store.readRefreshToken() === refreshToken) store.end();
  }

  /** Waits until another tab's write has arrived, the session is over, or five seconds have passed. */
  async function arrival(sent: SentWith, isHere: () => boolean): Promise<void> {
    for (let waited = 0; waited < ARRIVAL_MS && isCurrent(sent); waited += LOOK_MS) {
      if (isHere()) return;
      await pause(LOOK_MS);
    }
  }

  /**
   * Waits for the pair that another tab got for the refused token; null if none did. The refresh token that
   * that tab sent is used up, so this tab sends nothing even if the pair does not arrive.
   */
  async function awaitRenewed(sent: SentWith): Promise<Renewal | null> {
    if (!sent.token || !(await marks.isSet('renewed', sent.token))) return null;
    await arrival(sent, () => adopt(sent) !== null);
    const adopted = adopt(sent);
    if (adopted) return adopted;
    return isCurrent(sent) ? { kind: 'offline', cause: networkError() } : OVER;
  }

  /** Waits until this tab's storage also shows the end of the session; null if no tab ended it. */
  async function awaitEnded(sent: SentWith, refreshToken: string): Promise<Renewal | null> {
    if (!(await marks.isSet('ended', refreshToken))) return null;
    await arrival(sent, () => store.readRefreshToken() !== refreshToken);
    leave(sent, refreshToken);
    return adopt(sent) ?? OVER;
  }

  return { isCurrent, adopt, told, awaitRenewed, awaitEnded, leave };
}
