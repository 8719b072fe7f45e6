/** Milliseconds before which a pending request is not cancelled in favour of another. */
const RESTART_AFTER_MS = 5_000;

/**
 * One request at a time that can be cancelled and sent again while it has no response, for requests sent on
 * a press. For loaded data, a hook's `refresh` and `resend` do the same.
 */
export interface Restartable {
  /** Sends a request; `over` cancels it for good. */
  run: <T>(send: (signal: AbortSignal) => Promise<T>, over?: AbortSignal) => Promise<T>;
  /** Cancels a request that has had no response for five seconds and sends it again. */
  restart: () => void;
}

/** Creates a {@link Restartable} without a request. */
export function createRestartable(): Restartable {
  let current: { controller: AbortController; since: number } | null = null;

  return {
    run: async (send, over) => {
      for (;;) {
        const controller = new AbortController();
        const attempt = { controller, since: performance.now() };
        const cancel = () => controller.abort();
        current = attempt;
        over?.addEventListener('abort', cancel);
        if (over?.aborted) cancel();
        try {
          return await send(controller.signal);
        } catch (error) {
          if (over?.aborted || !controller.signal.aborted) throw error;
        } finally {
          over?.removeEventListener('abort', cancel);
          if (current === attempt) current = null;
        }
      }
    },
    restart: () => {
      if (current && performance.now() - current.since >= RESTART_AFTER_MS) {
        current.controller.abort();
      }
    },
  };
}
