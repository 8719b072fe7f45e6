// oxlint-disable max-lines -- Reading, writing and following share the state of one closure.
import type { Mirror, Stamped } from './mirror.ts';
import type { RecordDatabase, StoredRecord } from './recordDatabase.ts';

/** This browser's texts by key: shown at once, acknowledged once they would survive a crash. */
export interface Records<Key extends string = string> {
  /** The newest text of this page, whether stored yet or not; null if there is none. */
  read: (key: Key) => string | null;
  /**
   * Shows a text everywhere at once and writes it. `null` removes it.
   *
   * @returns whether it is kept: false if the database refuses it or does not respond in time
   */
  write: (key: Key, text: string | null, options?: WriteOptions) => Promise<boolean>;
  /** The keys with this prefix that have a text. */
  keys: <Prefix extends Key>(prefix: Prefix) => `${Prefix}${string}`[];
  /** Calls back with the key whose text may have changed, here or in another tab; null for any key. */
  subscribe: (listener: (key: string | null) => void) => () => void;
  /**
   * Synchronises database and mirror; the newer text of each key wins. Await it before the first read:
   * after a crash the mirror may be seconds behind.
   *
   * @param families prefixes of record keys; other keys are not touched
   */
  open: (families: readonly string[]) => Promise<void>;
  /** Hands everything pending to the database now, because the page may end. */
  flush: () => void;
  /** Receives a text from another tab that the mirror has no room for. */
  hear: (record: StoredRecord) => void;
  /** Called when another tab has changed the mirror: one key, or (null) all of them. */
  mirrorChanged: (key: string | null) => void;
}

interface WriteOptions {
  /** Reverts to the last stored text if this one cannot be kept; otherwise it stays in view. */
  takesBack?: boolean;
}

export interface RecordParts {
  database: RecordDatabase;
  mirror: Mirror;
  /** Sends the other tabs a text that the mirror has no room for. */
  announce: (record: StoredRecord) => void;
  now?: () => number;
}

/** Milliseconds after which a write without a response counts as failed. */
const PATIENCE = 5_000;
/** Milliseconds that a removal is remembered; the mirror is minutes behind at most. */
const REMOVAL_KEPT = 24 * 60 * 60_000;

interface Job extends StoredRecord {
  takesBack: boolean;
  timer: ReturnType<typeof setTimeout>;
  waiting: ((isKept: boolean) => void)[];
}

/** Creates the records on top of a database and its mirror. Only one transaction runs at a time. */
export function createRecords({
  database,
  mirror,
  announce,
  now = Date.now,
}: RecordParts): Records {
  /** Texts that are newer than the mirror, which could not be updated. */
  const held = new Map<string, Stamped>();
  /** The previously stored text, by key of an unanswered write. */
  const keptBefore = new Map<string, string | null>();
  /** In the order of their first request; a newer text replaces one that is still waiting. */
  const due = new Map<string, Job>();
  const listeners = new Set<(key: string | null) => void>();
  let isWriting = false;
  /** The newest stamp seen: a clock that stops or goes back must not make a text look old. */
  let newest = 0;

  function current(key: string): Stamped {
    const mirrored = mirror.read(key);
    const own = held.get(key);
    return own && own.at >= mirrored.at ? own : mirrored;
  }

  function nextStamp(key: string): number {
    newest = Math.max(now(), newest + 1, current(key).at + 1);
    return newest;
  }

  function notify(key: string | null): void {
    for (const listener of listeners) listener(key);
  }

  function show(record: StoredRecord): void {
    const { key, text, at } = record;
    if (mirror.write(key, record)) held.delete(key);
    else {
      held.set(key, { text, at });
      announce({ key, text, at });
    }
    notify(key);
  }

  function answer(job: Job, isKept: boolean): void {
    clearTimeout(job.timer);
    const waiting = job.waiting.splice(0);
    if (!isKept && job.takesBack && waiting.length > 0) takeBack(job);
    for (const tell of waiting) tell(isKept);
  }

  function takeBack(job: Job): void {
    const { key } = job;
    // Do not write it later either: its writer is told that it failed.
    if (due.get(key) === job) due.delete(key);
    const before = keptBefore.get(key);
    // A newer text gets its own result.
    if (before !== undefined && !due.has(key)) show({ key, text: before, at: nextStamp(key) });
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    for (const { key } of jobs) due.delete(key);
    const isKept = await database.put(jobs.map(({ key, text, at }) => ({ key, text, at }))).then(
      () => true,
      (error: unknown) => {
        console.warn('A change could not be kept in this browser.', error);
        return false;
      },
    );
    for (const job of jobs) {
      answer(job, isKept);
      if (due.has(job.key)) {
        if (isKept) keptBefore.set(job.key, job.text);
      } else keptBefore.delete(job.key);
    }
  }

  async function drain(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (due.size > 0) await commit([...due.values()]);
    isWriting = false;
  }

  function write(key: string, text: string | null, { takesBack = false }: WriteOptions = {}) {
    return new Promise<boolean>((resolve) => {
      const before = current(key);
      const at = nextStamp(key);
      if (!keptBefore.has(key)) keptBefore.set(key, before.text);
      show({ key, text, at });
      const job = due.get(key);
      if (job) {
        Object.assign(job, { text, at, takesBack });
        job.waiting.push(resolve);
      } else {
        const timer = setTimeout(() => answer(made, false), PATIENCE);
        const made: Job = { key, text, at, takesBack, waiting: [resolve], timer };
        due.set(key, made);
      }
      void drain();
    });
  }

  async function open(families: readonly string[]): Promise<void> {
    const stored = new Map((await database.readAll()).map((record) => [record.key, record]));
    for (const record of stored.values()) {
      newest = Math.max(newest, record.at);
      const mirrored = current(record.key);
      if (record.at > mirrored.at && record.text !== mirrored.text) show(record);
    }
    // Texts from before there was a database, or written just before a crash.
    const unkept = mirror
      .keys()
      .filter((key) => families.some((family) => key.startsWith(family)))
      .map((key) => ({ key, ...current(key) }))
      .filter(({ key, text, at }) => {
        const known = stored.get(key);
        return text !== known?.text && (known === undefined || at > known.at);
      })
      .map((record) => ({ ...record, at: nextStamp(record.key) }));
    if (unkept.length > 0) await database.put(unkept);
    const past = [...stored.values()].filter(
      ({ text, at }) => text === null && at < now() - REMOVAL_KEPT,
    );
    if (past.length > 0) await database.forget(past.map(({ key }) => key));
  }

  return {
    read: (key) => current(key).text,
    write,
    keys: (prefix) =>
      [...new Set([...mirror.keys(), ...held.keys()])].filter(
        (key): key is `${typeof prefix}${string}` =>
          key.startsWith(prefix) && current(key).text !== null,
      ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    flush: () => {
      if (due.size > 0) void commit([...due.values()]);
    },
    hear: ({ key, text, at }) => {
      if (at <= current(key).at) return;
      held.set(key, { text, at });
      notify(key);
    },
    mirrorChanged: notify,
  };
}
