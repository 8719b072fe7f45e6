import type { Recipe } from '@lectern/studio/recipe';
import type { Table } from '@lectern/studio/table';
import { describe, expect, test } from 'vitest';
import type { PackOnDevice } from '../../backend/voicePacks.ts';
import {
  EMPTY_SETUP,
  obstacleOf,
  planOf,
  withColumn,
  withoutRows,
  withRecipe,
} from './tableSetup.ts';
import { withTable, withTitle } from './tableSetup.ts';
import { storyRecipe } from './stories/storyTables.ts';

const table: Table = {
  columns: ['First name', 'Job title', 'Start'],
  rows: [
    { row: 1, cells: ['Ines', 'Ward nurse', 'Monday'] },
    { row: 2, cells: ['Okan', 'Night porter', ''] },
    { row: 4, cells: ['Zoë', 'Cook', 'Friday'], hasMore: true },
  ],
};
const setup = withTable(withRecipe(EMPTY_SETUP, { name: 'a.json', content: storyRecipe }), {
  name: 'b.csv',
  content: table,
});
const ready = withColumn(setup, 'role', 1);

describe('the plan of a table', () => {
  test('is null until both files are chosen', () => {
    expect(planOf(EMPTY_SETUP)).toBeNull();
    expect(obstacleOf(EMPTY_SETUP, null, null)).toBeNull();
  });

  test('requires a column to be chosen if no name matches', () => {
    const plan = planOf(setup);
    expect(setup.columnOf).toEqual({ name: 0, role: null, start: 2 });
    expect(plan?.problems).toEqual([]);
    expect(obstacleOf(setup, plan, null)).toBe('Choose a column for {{role}}.');
  });

  test('has the values of each row, and the problems as sentences', () => {
    const plan = planOf(ready);
    expect(obstacleOf(ready, plan, null)).toBeNull();
    expect(plan?.columns).toEqual({ name: 'First name', role: 'Job title', start: 'Start' });
    expect(plan?.rows[0]).toEqual({
      row: 1,
      values: { name: 'Ines', role: 'Ward nurse', start: 'Monday' },
    });
    expect(plan?.problems.map(({ sentence }) => sentence)).toEqual([
      'Row 2 has no start.',
      'Row 4 has more cells than the table has columns.',
    ]);
  });

  test('marks rows that have more cells than the table', () => {
    expect(planOf(ready)?.rows.map(({ hasMore }) => hasMore)).toEqual([undefined, undefined, true]);
  });

  test('excludes rows that are left out', () => {
    const left = withoutRows(ready, [2, 4]);
    expect(planOf(left)?.rows.map(({ row }) => row)).toEqual([1]);
    expect(planOf(left)?.problems).toEqual([]);
    const none = withoutRows(left, [1]);
    expect(obstacleOf(none, planOf(none), null)).toBe('Every row is left out.');
  });

  test('follows the name of the videos, and matches columns to its new blanks', () => {
    const named = withTitle(ready, '{{first-name}} starts on {{start}}');
    expect(named.columnOf).toEqual({ name: 0, role: 1, start: 2, 'first-name': 0 });
    expect(planOf(named)?.blanks).toEqual(['name', 'role', 'start', 'first-name']);
  });

  test('cannot be made from a recipe without blanks', () => {
    const plain: Recipe = { ...storyRecipe, title: 'Welcome', script: 'Hello all.' };
    const fixed = withRecipe(ready, { name: 'a.json', content: plain });
    expect(obstacleOf(fixed, planOf(fixed), null)).toMatch(/^This recipe has no blanks\./);
  });

  test('cannot be made while the pack of its voice is not on this device', () => {
    const voice = { id: 'ana', speed: 1, pack: { id: 'coast' } };
    const packed = withRecipe(ready, { name: 'a.json', content: { ...storyRecipe, voice } });
    const pack = (state: PackOnDevice['state'], id: string): PackOnDevice => ({
      ...{ id: 'coast', state, loaded: 0, secondsLeft: null, problem: null },
      pack: {
        ...{ id: 'coast', name: 'Coast voices', description: '', files: [], needs: [] },
        ...{ license: '', attribution: '', source: '', isHeard: true },
        voices: [{ id, name: 'Ana', language: 'es' }],
      },
    });
    const withPacks = (packs: readonly PackOnDevice[] | null) =>
      obstacleOf(packed, planOf(packed), packs);
    const words =
      'Its voice is from the pack “coast”, which is not on this device: load it at the voice step of a video, or choose another recipe.';
    expect(withPacks([])).toBe(words);
    expect(withPacks([pack('loading', 'ana')])).toBe(words);
    expect(withPacks([pack('installed', 'rui')])).toBe(words);
    expect(withPacks([pack('installed', 'ana')])).toBe('Choose a column for {{role}}.');
    // Until the packs are known.
    expect(withPacks(null)).toBe('Choose a column for {{role}}.');
    expect(obstacleOf(ready, planOf(ready), [])).toBeNull();
  });

  test('reads the script once for 10,000 rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, place) => ({
      row: place + 1,
      cells: ['Ines', 'Ward nurse', place % 2 ? '' : 'Monday'],
    }));
    const script = `${storyRecipe.script} ${'And so on. '.repeat(2_000)}`;
    const long = withRecipe(ready, { name: 'a', content: { ...storyRecipe, script } });
    const many = withColumn(withTable(long, { name: 'b', content: { ...table, rows } }), 'role', 1);
    const plan = planOf(many);
    expect(plan?.rows).toHaveLength(10_000);
    expect(plan?.problems[0]?.rows).toHaveLength(5_000);
  });
});
