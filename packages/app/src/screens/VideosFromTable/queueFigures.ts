import type { VideoRow, VideoTable } from '../../backend/videoTables.ts';

/** The filters of the queue's rows. */
export const QUEUE_FILTERS = ['all', 'made', 'failed', 'waiting', 'left-out'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

export const FILTER_LABELS: Readonly<Record<QueueFilter, string>> = {
  all: 'All',
  made: 'Made',
  failed: 'Failed',
  waiting: 'Waiting',
  'left-out': 'Left out',
};

/** The progress of a queue in figures. */
export interface QueueFigures {
  /** The number of rows, except those left out. */
  total: number;
  made: number;
  making: number;
  waiting: number;
  failed: number;
  leftOut: number;
  /** The size of the finished films. */
  bytes: number;
  /**
   * Milliseconds left, estimated from the finished films; null before the first, and when no rows remain.
   */
  millisecondsLeft: number | null;
}

/** How many of the newest finished films determine the pace. */
const SAMPLE = 10;

/** Returns the milliseconds that one film takes here; null before the first one is finished. */
function paceOf(rows: readonly VideoRow[]): number | null {
  const times = rows
    .flatMap(({ state, startedAt, endedAt }) =>
      state === 'made' && startedAt !== null && endedAt !== null ? [{ startedAt, endedAt }] : [],
    )
    .toSorted((a, b) => b.endedAt - a.endedAt)
    .slice(0, SAMPLE);
  if (times.length === 0) return null;
  const sum = times.reduce((all, { startedAt, endedAt }) => all + (endedAt - startedAt), 0);
  // The clock may have been set back.
  return Math.max(0, sum / times.length);
}

export function figuresOf({ rows }: VideoTable): QueueFigures {
  const count = (state: VideoRow['state']) => rows.filter((row) => row.state === state).length;
  const [made, making, waiting, failed] = [
    count('made'),
    count('making'),
    count('waiting'),
    count('failed'),
  ];
  const pace = paceOf(rows);
  const open = making + waiting;
  return {
    total: made + making + waiting + failed,
    ...{ made, making, waiting, failed, leftOut: count('left-out') },
    bytes: rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    millisecondsLeft: pace === null || open === 0 ? null : pace * open,
  };
}

/** Returns 'About 4 minutes left'. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'Less than a minute left';
  if (minutes < 90) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  return `About ${Math.round(minutes / 60)} hours left`;
}

/** Returns the rows of a filter; the row being made counts as waiting. */
export function rowsOf(rows: readonly VideoRow[], filter: QueueFilter): readonly VideoRow[] {
  if (filter === 'all') return rows.filter(({ state }) => state !== 'left-out');
  if (filter !== 'waiting') return rows.filter(({ state }) => state === filter);
  return rows.filter(({ state }) => state === 'waiting' || state === 'making');
}
