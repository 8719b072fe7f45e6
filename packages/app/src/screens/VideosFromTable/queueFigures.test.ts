import { describe, expect, test } from 'vitest';
import { figuresOf, QUEUE_FILTERS, rowsOf, timeLeft } from './queueFigures.ts';
import { storyTable } from './stories/storyTables.ts';

const minute = 60_000;

describe('the figures of a table', () => {
  const table = storyTable(['made', 'made', 'failed', 'making', 'waiting', 'waiting', 'left-out']);

  test('count the rows by state, and leave out rows from the total if they are left out', () => {
    expect(figuresOf(table)).toMatchObject({
      total: 6,
      made: 2,
      making: 1,
      waiting: 2,
      failed: 1,
      leftOut: 1,
      bytes: 28_000_000,
    });
  });

  test('estimate the time left from at most the last ten finished films', () => {
    const [first] = storyTable(['made']).rows;
    if (!first) throw new Error('There is no row');
    const rows = Array.from({ length: 12 }, (_, place) => ({
      ...first,
      startedAt: place * minute,
      // The two oldest ended an hour before they started, and must not count.
      endedAt: place * minute + (place < 2 ? -60 : 1) * minute,
    }));
    const waiting = storyTable(['waiting', 'waiting']).rows;
    expect(figuresOf({ ...table, rows: [...rows, ...waiting] }).millisecondsLeft).toBe(2 * minute);
  });

  test('have no time left before the first film is finished or after the last', () => {
    expect(figuresOf(storyTable(['making', 'waiting'])).millisecondsLeft).toBeNull();
    expect(figuresOf(storyTable(['made', 'failed'])).millisecondsLeft).toBeNull();
  });
});

test.each([
  [20_000, 'Less than a minute left'],
  [minute, 'About 1 minute left'],
  [4.2 * minute, 'About 4 minutes left'],
  [150 * minute, 'About 3 hours left'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(timeLeft(milliseconds)).toBe(words);
});

test('a filter shows its rows; the row being made counts as waiting', () => {
  const { rows } = storyTable(['made', 'making', 'failed', 'waiting', 'left-out']);
  const shown = QUEUE_FILTERS.map((filter) => rowsOf(rows, filter).map(({ row }) => row));
  expect(shown).toEqual([[1, 2, 3, 4], [1], [3], [2, 4], [5]]);
});
