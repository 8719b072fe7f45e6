import { tabId } from '../../../lib/tab.ts';
import type { Draft, DraftAddress, DraftStore } from './draftStore.ts';

/** What became of the newest words: on their way, safe, or refused by the browser. */
export type DraftStatus = 'keeping' | 'kept' | 'failed';

/** Writes the newest draft, one write at a time; what comes meanwhile replaces what waits. */
export interface DraftKeeper {
  /** Writes a draft as soon as the last write is answered; null removes it. */
  keep: (draft: Draft | null) => void;
  /** The draft has another place from now on; the old one is given up once the new one is kept. */
  moveTo: (address: DraftAddress) => void;
  address: () => DraftAddress;
  /** Hands over what waits now: the page may end. */
  flush: () => void;
  /** When the newest draft that this tab knows of was written, in milliseconds since 1970. */
  newestAt: () => number;
  /** Takes note of a draft of another tab. */
  follow: (theirs: Draft) => void;
  statusOf: (draft: Draft | null) => DraftStatus;
  /** Calls back when a status may have changed. */
  subscribe: (listener: () => void) => () => void;
}

/** 'Kept' waits for a pause in typing of so many milliseconds, or it would blink with every letter. */
const QUIET = 250;

/** Whether two drafts hold the same work, whatever the server has of it. */
function isSameWork(one: Draft, other: Draft): boolean {
  return (
    one.script === other.script &&
    one.prompt === other.prompt &&
    one.voiceId === other.voiceId &&
    one.avatarId === other.avatarId &&
    one.settings === other.settings
  );
}

export interface DraftKeeperParts {
  store: DraftStore;
  address: DraftAddress;
  /** What the journey begins with: what was just read is kept already. */
  draft: Draft | null;
  /** When it was written; 0 where it is the server's alone. */
  savedAt: number;
}

export function createDraftKeeper({
  store,
  address: begun,
  draft: first,
  savedAt,
}: DraftKeeperParts): DraftKeeper {
  const listeners = new Set<() => void>();
  let address = begun;
  /** Where the draft was before. */
  let left: DraftAddress | null = null;
  let latest = first;
  let isDue = false;
  let isWriting = false;
  let newestAt = savedAt;
  let kept = first;
  let hasFailed = false;
  /** Writes asked for; an answer counts only for the last one. */
  let asked = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function end(draft: Draft | null, isKept: boolean): void {
    hasFailed = !isKept;
    if (isKept) {
      quiet = setTimeout(() => {
        kept = draft;
        notify();
      }, QUIET);
    }
    notify();
  }

  async function send(): Promise<void> {
    if (!isDue) return;
    const draft = latest;
    const from = left;
    const number = asked;
    isDue = false;
    if (draft === null) {
      store.remove(address);
      return;
    }
    newestAt = Date.now();
    const isKept = await store.write(address, { ...draft, savedAt: newestAt, writer: tabId() });
    if (isKept && from) {
      store.remove(from);
      if (left === from) left = null;
    }
    if (number === asked) end(draft, isKept);
  }

  async function run(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (isDue) await send();
    isWriting = false;
  }

  function begin(): void {
    isDue = true;
    asked += 1;
    void run();
  }

  return {
    keep(draft) {
      clearTimeout(quiet);
      if (draft === null || kept === null || !isSameWork(draft, kept)) kept = null;
      latest = draft;
      begin();
    },
    moveTo(next) {
      left = address;
      address = next;
      begin();
    },
    address: () => address,
    flush() {
      void send();
      store.flush();
    },
    newestAt: () => newestAt,
    follow: (theirs) => {
      newestAt = theirs.savedAt;
    },
    statusOf(draft) {
      if (hasFailed) return 'failed';
      return draft !== null && kept !== null && isSameWork(draft, kept) ? 'kept' : 'keeping';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
