import { useRef, useState } from 'react';
import { useUnmount } from '../useUnmount.ts';

/** Work that a press starts: one piece at a time. */
export interface Attempt {
  isRunning: boolean;
  /** Starts work, replacing any in progress. The signal is aborted when the component unmounts. */
  begin: (work: (signal: AbortSignal) => Promise<void>) => void;
  cancel: () => void;
}

/** Runs one abortable piece of work at a time. Work reports its own failures: it must not reject. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    setRunning(false);
  }
  useUnmount(() => running.current?.abort());

  return {
    isRunning,
    cancel,
    begin(work) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setRunning(true);
      void work(controller.signal).then(() => {
        if (running.current !== controller) return;
        running.current = null;
        setRunning(false);
      });
    },
  };
}
