import type { VideoRow, VideoTable } from '../../backend/videoTables.ts';

/** The rows that a filter of the queue shows. */
export const QUEUE_FILTERS = ['all', 'made', 'failed', 'waiting', 'left-out'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

export const FILTER_LABELS: Readonly<Record<QueueFilter, string>> = {
  all: 'All',
  made: 'Made',
  failed: 'Failed',
  waiting: 'Waiting',
  'left-out': 'Left out',
};

/** What a queue has done, in figures. */
export interface QueueFigures {
  /** Rows without those left out. */
  total: number;
  made: number;
  making: number;
  waiting: number;
  failed: number;
  leftOut: number;
  /** Of the finished films. */
  bytes: number;
  /** Milliseconds left, by the films that were made; null until there is one, and when none is. */
  millisecondsLeft: number | null;
}

/** Finished films that tell the pace: the newest ones. */
const SAMPLE = 10;

/** Milliseconds that one film takes here; null before the first one. */
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

/** 'About 4 minutes left' */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'Less than a minute left';
  if (minutes < 90) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  return `About ${Math.round(minutes / 60)} hours left`;
}

/** The rows of a filter; the one in work counts as waiting. */
export function rowsOf(rows: readonly VideoRow[], filter: QueueFilter): readonly VideoRow[] {
  if (filter === 'all') return rows.filter(({ state }) => state !== 'left-out');
  if (filter !== 'waiting') return rows.filter(({ state }) => state === filter);
  return rows.filter(({ state }) => state === 'waiting' || state === 'making');
}
