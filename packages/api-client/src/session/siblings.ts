import { networkError } from '../transport/ApiError.ts';
import type { RefreshMarks } from './refreshMarks.ts';
import { OVER, type Renewal, type SentWith } from './renewal.ts';
import type { SessionStore } from './sessionStore.ts';

interface SiblingsParts {
  store: SessionStore;
  marks: RefreshMarks;
}

/** How long what another tab wrote may take to appear in this tab's storage. Milliseconds. */
const ARRIVAL_MS = 5_000;

/** How often to look. Milliseconds. */
const LOOK_MS = 20;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Makes what a tab learns of the others of its session, and lets them learn. The lock and the marks
 * are the same for all tabs at once; what another tab wrote to storage is here some moments later.
 */
export function createSiblings({ store, marks }: SiblingsParts) {
  const isCurrent = (sent: SentWith) => store.getSnapshot().generation === sent.generation;

  /** Another call or tab may have renewed already. Never the token of another user. */
  function adopt(sent: SentWith): Renewal | null {
    const token = store.readAccessToken();
    const isSamePerson = sent.identity === null || sent.identity === store.readIdentity();
    if (!token || token === sent.token || !isSamePerson || !isCurrent(sent)) return null;
    return { kind: 'renewed', token };
  }

  /** Passes a renewal on. Where it ended the session, the other tabs are told before the lock goes. */
  async function told(refreshToken: string, renewal: Renewal): Promise<Renewal> {
    const isGone = store.readRefreshToken() !== refreshToken;
    if (renewal.kind === 'over' && isGone) await marks.set('ended', refreshToken);
    return renewal;
  }

  /**
   * Ends a session that cannot be renewed, of which this refresh token (null: none) is stored. Where
   * another tab has removed it, that one may be writing its next session now: nothing is removed here.
   */
  function leave(sent: SentWith, refreshToken: string | null): void {
    if (!isCurrent(sent)) return;
    if (store.readAccessToken() === null) store.sync(false);
    else if (store.readRefreshToken() === refreshToken) store.end();
  }

  /** Waits until what another tab wrote is here, the session is over, or five seconds have passed. */
  async function arrival(sent: SentWith, isHere: () => boolean): Promise<void> {
    for (let waited = 0; waited < ARRIVAL_MS && isCurrent(sent); waited += LOOK_MS) {
      if (isHere()) return;
      await pause(LOOK_MS);
    }
  }

  /**
   * Waits for the pair that another tab got in the place of the refused token; null where none did.
   * What that tab sent is spent, so that this one sends nothing even where the pair does not arrive.
   */
  async function awaitRenewed(sent: SentWith): Promise<Renewal | null> {
    if (!sent.token || !(await marks.isSet('renewed', sent.token))) return null;
    await arrival(sent, () => adopt(sent) !== null);
    const adopted = adopt(sent);
    if (adopted) return adopted;
    return isCurrent(sent) ? { kind: 'offline', cause: networkError() } : OVER;
  }

  /** Waits until this tab's storage, too, says that the session is over; null where none ended it. */
  async function awaitEnded(sent: SentWith, refreshToken: string): Promise<Renewal | null> {
    if (!(await marks.isSet('ended', refreshToken))) return null;
    await arrival(sent, () => store.readRefreshToken() !== refreshToken);
    leave(sent, refreshToken);
    return adopt(sent) ?? OVER;
  }

  return { isCurrent, adopt, told, awaitRenewed, awaitEnded, leave };
}
