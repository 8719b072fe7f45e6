import { tabId } from '../../../lib/page/tab.ts';
import type { DraftAddress } from './draftAddress.ts';
import type { Draft, DraftStore } from './draftStore.ts';

/** State of the latest changes: being written, stored, or refused by the browser. */
export type DraftStatus = 'keeping' | 'kept' | 'failed';

/** Writes the latest draft, one write at a time; newer drafts replace the one that waits. */
export interface DraftKeeper {
  /** Writes a draft as soon as the previous write has finished; null removes it. */
  keep: (draft: Draft | null) => void;
  /** Moves the draft to another address; the old one is removed once the draft is kept at the new one. */
  moveTo: (address: DraftAddress) => void;
  address: () => DraftAddress;
  /** Writes pending changes now, because the page may end. */
  flush: () => void;
  /** When the latest draft known to this tab was written, in milliseconds since 1970. */
  newestAt: () => number;
  /** Registers a draft from another tab. */
  follow: (theirs: Draft) => void;
  statusOf: (draft: Draft | null) => DraftStatus;
  /** Calls back when a status may have changed. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * 'Kept' waits for a pause in typing of this many milliseconds; otherwise it would flicker with every
 * letter.
 */
const QUIET = 250;

/** Whether two drafts contain the same work, regardless of what the server has. */
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
  /** The initial draft; it has just been read, so it counts as kept. */
  draft: Draft | null;
  /** When it was written; 0 if it exists only on the server. */
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
  /** The previous address of the draft. */
  let left: DraftAddress | null = null;
  let latest = first;
  let isDue = false;
  let isWriting = false;
  let newestAt = savedAt;
  let kept = first;
  let hasFailed = false;
  /** Number of requested writes; only the result of the last one counts. */
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
