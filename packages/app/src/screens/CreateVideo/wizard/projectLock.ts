import type { LockHolder } from './machine/state.ts';

/** A reloaded tab releases its lock sooner than this; longer means that another tab is open. */
const PATIENCE_MS = 300;

/** The lock of one project at a time, held or requested by this tab. */
export interface ProjectLock {
  /** Requests the lock of a project, and releases any other one. */
  ask: (projectId: string) => void;
  /** Steals the lock from the other tab, which becomes read-only. */
  takeOver: () => void;
  release: () => void;
}

/** Null outside secure contexts, where tabs cannot detect each other this way. */
function lockManager(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/** Requests a lock for this tab; the callbacks are not called after it is given up. */
function askFor(locks: LockManager, name: string, tell: (holder: LockHolder) => void) {
  const gone = new AbortController();
  let release: () => void = () => undefined;
  let waiting = new AbortController();

  const hold = () => {
    if (gone.signal.aborted) return undefined;
    tell('here');
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  // A stolen lock rejects; the tab then queues again.
  const onLost = () => {
    if (gone.signal.aborted) return;
    tell('elsewhere');
    wait();
  };
  function wait(): void {
    waiting = new AbortController();
    const { signal } = waiting;
    let timer = setTimeout(look, PATIENCE_MS);
    let isDecided = false;
    const decide = () => {
      isDecided = true;
      clearTimeout(timer);
    };
    // A busy page may get a free lock late, so only a lock that is held counts as another tab's.
    function look(): void {
      void locks.query().then(({ held = [] }) => {
        if (isDecided) return;
        if (held.some((lock) => lock.name === name)) tell('elsewhere');
        else timer = setTimeout(look, PATIENCE_MS);
      });
    }
    const granted = () => {
      decide();
      return hold();
    };
    locks.request(name, { signal }, granted).catch(() => {
      // Aborted by this tab itself, which has left or steals the lock.
      if (!signal.aborted) onLost();
    });
    signal.addEventListener('abort', decide);
  }

  tell('asking');
  wait();
  return {
    takeOver: () => {
      waiting.abort();
      locks.request(name, { steal: true }, hold).catch(onLost);
    },
    giveUp: () => {
      gone.abort();
      waiting.abort();
      release();
    },
  };
}

/**
 * Lets only one tab at a time edit a project, with a Web Lock on its id. The others queue, and get the lock
 * when the tab before them closes. Without Web Locks every tab may edit.
 */
export function createProjectLock(tell: (holder: LockHolder) => void): ProjectLock {
  let held: { projectId: string; lock: ReturnType<typeof askFor> } | null = null;
  function release(): void {
    held?.lock.giveUp();
    held = null;
  }
  return {
    ask(projectId) {
      const locks = lockManager();
      if (!locks || held?.projectId === projectId) return;
      release();
      held = { projectId, lock: askFor(locks, `lectern.project.${projectId}`, tell) };
    },
    takeOver: () => held?.lock.takeOver(),
    release,
  };
}
