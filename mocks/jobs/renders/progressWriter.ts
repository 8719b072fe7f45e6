import type { StudioProgress } from '@lectern/studio';

/** Milliseconds between writes: four per second look live without straining the database. */
const INTERVAL = 250;

/**
 * Writes progress to the database, at most four times a second, one write at a time. Another finished part
 * is written at once, because the page counts the parts.
 */
export interface ProgressWriter {
  report(progress: StudioProgress): void;
  /** Resolves when no write is pending. */
  settled(): Promise<void>;
}

/**
 * @param write resolves to false if the render is no longer wanted
 * @param onUnwanted called for each such write
 */
export function createProgressWriter(
  write: (progress: StudioProgress) => Promise<boolean>,
  onUnwanted: () => void,
  now: () => number,
): ProgressWriter {
  let writing: Promise<void> | null = null;
  let last: { at: number; stage: StudioProgress['stage']; done: number } | null = null;
  /** The latest progress reported during a write. */
  let missed: StudioProgress | null = null;

  async function put(progress: StudioProgress): Promise<void> {
    try {
      if (!(await write(progress))) onUnwanted();
    } catch (cause) {
      // Losing progress is harmless: the end of the render is written in any case.
      console.warn('The progress of a render could not be written.', cause);
    }
    writing = null;
    const next = missed;
    missed = null;
    if (next) report(next);
  }

  function report(progress: StudioProgress): void {
    if (writing !== null) {
      missed = progress;
      return;
    }
    const at = now();
    const { stage, parts = [] } = progress;
    const done = parts.filter(({ state }) => state === 'made').length;
    const isNews = last === null || last.stage !== stage || done > last.done;
    if (!isNews && at - (last?.at ?? 0) < INTERVAL) return;
    last = { at, stage, done };
    writing = put(progress);
  }

  return {
    report,
    async settled() {
      for (let each = writing; each !== null; each = writing) await each;
    },
  };
}
