import type { FilmPart, StudioProgress } from '@lectern/studio';

/** Length of a part in seconds. */
const LENGTH = 8;

/**
 * Creates a store for the finished parts of one film, which survive several attempts like the studio's
 * files.
 *
 * @param count number of parts of the film
 */
export function createPartsDisk(count: number) {
  let kept = new Set<number>();
  const made = new Set<number>();

  function progress(working: Readonly<Record<number, number>> = {}): StudioProgress {
    const parts = Array.from({ length: count }, (_, at): FilmPart => {
      const share = working[at];
      const isDone = kept.has(at) || made.has(at);
      return {
        start: at * LENGTH,
        end: (at + 1) * LENGTH,
        state: kept.has(at)
          ? 'kept'
          : made.has(at)
            ? 'made'
            : share === undefined
              ? 'waiting'
              : 'working',
        share: isDone ? 1 : (share ?? 0),
      };
    });
    const fraction = parts.reduce((sum, { share }) => sum + share, 0) / count;
    return { stage: 'frames', fraction, parts };
  }

  return {
    progress,
    /** Starts an attempt, which keeps the parts that earlier ones made. */
    open() {
      kept = new Set([...kept, ...made]);
      made.clear();
    },
    make(at: number) {
      made.add(at);
    },
  };
}
