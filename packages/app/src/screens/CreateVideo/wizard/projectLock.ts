import type { LockHolder } from './machine/state.ts';

/** A tab that was just reloaded gives its lock back in less; longer means that another tab is open. */
const PATIENCE_MS = 300;

/** One project at a time, locked for this tab or waited for. */
export interface ProjectLock {
  /** Asks for the lock of a project, and gives up any other one. */
  ask: (projectId: string) => void;
  /** Takes the lock from the other tab, which then becomes the reader. */
  takeOver: () => void;
  release: () => void;
}

/** Absent outside secure contexts, where two tabs cannot know of each other this way. */
function lockManager(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/** A lock that this tab asked for; the callbacks are silent once it is given up. */
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
  // A lock that was taken away rejects; the tab then waits in line again.
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
    // A busy page is given a free lock late: only one that is held belongs to another tab.
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
      // Given up by this tab itself, which has left or takes the lock by other means.
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
 * Lets one tab at a time edit a project, by a Web Lock of its id. The others wait in line, and get
 * the lock when the tab before them closes. Without Web Locks every tab may edit.
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
