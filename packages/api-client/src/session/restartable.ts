/** A request younger than this is not cancelled for another. Milliseconds. */
const RESTART_AFTER_MS = 5_000;

/**
 * One request at a time that can be cancelled and sent again while it has no answer: for what is sent by
 * a press. A hook's `refresh` and `resend` do it for what is loaded.
 */
export interface Restartable {
  /** Sends; cancelled for good by `over`. */
  run: <T>(send: (signal: AbortSignal) => Promise<T>, over?: AbortSignal) => Promise<T>;
  /** Cancels a request that has had no answer for five seconds, and sends it again. */
  restart: () => void;
}

/** Makes a {@link Restartable} without a request. */
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
