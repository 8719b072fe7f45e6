import type { FilmPart, StudioProgress } from '@lectern/studio';

/** Seconds of a part. */
const LENGTH = 8;

/**
 * The finished parts of one film, kept over several attempts as the studio keeps its files.
 *
 * @param count parts of the film
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
    /** An attempt begins: what earlier ones made is kept. */
    open() {
      kept = new Set([...kept, ...made]);
      made.clear();
    },
    make(at: number) {
      made.add(at);
    },
  };
}
