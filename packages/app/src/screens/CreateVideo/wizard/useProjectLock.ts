import { useCallback, useEffect, useRef, useState } from 'react';

/** Who may edit the project: this tab, another one, or nobody knows yet. */
export type LockHolder = 'here' | 'elsewhere' | 'asking';

/** A tab that was just reloaded gives its lock back in less; longer means that another tab is open. */
const PATIENCE_MS = 300;

export interface ProjectLock {
  holder: LockHolder;
  /** Takes the lock from the other tab, which then becomes the reader. */
  takeOver: () => void;
}

/** Absent outside secure contexts, where two tabs cannot know of each other this way. */
function lockManager(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/**
 * Lets one tab at a time edit a project, by a Web Lock of its id. The others wait in line, and get
 * the lock when the tab before them closes. Without an id or Web Locks every tab may edit.
 */
export function useProjectLock(projectId: string | null): ProjectLock {
  const [state, setState] = useState<{ id: string | null; holder: LockHolder }>({
    id: null,
    holder: 'here',
  });
  const takeOverRef = useRef<() => void>(() => undefined);

  useEffect(() => {
    const locks = lockManager();
    if (projectId === null || !locks) return undefined;
    const name = `lectern.project.${projectId}`;
    const gone = new AbortController();
    let release: () => void = () => undefined;
    let waiting = new AbortController();
    const tell = (holder: LockHolder) => {
      if (!gone.signal.aborted) setState({ id: projectId, holder });
    };

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
        void locks?.query().then(({ held = [] }) => {
          if (isDecided) return;
          if (held.some((lock) => lock.name === name)) tell('elsewhere');
          else timer = setTimeout(look, PATIENCE_MS);
        });
      }
      const granted = () => {
        decide();
        return hold();
      };
      locks?.request(name, { signal }, granted).catch(() => {
        // Given up by this tab itself, which has left or takes the lock by other means.
        if (!signal.aborted) onLost();
      });
      signal.addEventListener('abort', decide);
    }

    takeOverRef.current = () => {
      waiting.abort();
      locks.request(name, { steal: true }, hold).catch(onLost);
    };
    tell('asking');
    wait();
    return () => {
      gone.abort();
      waiting.abort();
      release();
      takeOverRef.current = () => undefined;
    };
  }, [projectId]);

  const takeOver = useCallback(() => takeOverRef.current(), []);
  // A project that was just created here is this tab's until the lock says otherwise.
  return { holder: state.id === projectId ? state.holder : 'here', takeOver };
}
