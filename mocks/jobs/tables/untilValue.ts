import { liveQuery } from 'dexie';

/**
 * Resolves to the first matching value of a query, whichever tab made the change.
 *
 * @throws the signal's reason
 */
export async function untilValue<T>(
  query: () => Promise<T>,
  isWanted: (value: T) => boolean,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const watch = liveQuery(query).subscribe({
      next(value) {
        if (!isWanted(value)) return;
        resolve(value);
        watch.unsubscribe();
      },
      error: reject,
    });
    const stop = () => {
      watch.unsubscribe();
      reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped.'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
