import { expect, it } from 'vitest';
import { PURPOSES } from '../../../.storybook/pages/purposes.ts';
import { readStatusSources, statusOf } from './componentStatus.mjs';

const sources = {
  unreleased: [
    '**Breaking** `Tabs`: `end` is gone.\n\n`Button` is smaller.',
    'New: `KeyCap` shows a key. `Menu` takes a `description`.',
  ],
  newest: '1.2.0\n\n- New: `Drawer` is a sheet.',
  exported: new Set(['Button', 'Tabs', 'KeyCap', 'Menu', 'Drawer', 'Modal']),
  deprecated: new Set(['Modal']),
};

it.each([
  ['Button', 'stable'],
  ['Menu', 'stable'],
  ['Tabs', 'changing'],
  ['KeyCap', 'new'],
  ['Drawer', 'new'],
  ['Modal', 'deprecated'],
  ['ErrorSummary', 'internal'],
])('%s is %s', (name, status) => {
  expect(statusOf(name, sources)).toBe(status);
});

it('reads the sources of the package', () => {
  const own = readStatusSources();
  const names = PURPOSES.flatMap(({ components }) => components);
  expect(names.length).toBeGreaterThan(90);
  expect(names.filter((name) => statusOf(name, own) === 'internal')).toEqual([
    'Picture',
    'TimeSlider',
  ]);
  // Part of the first version, and never withdrawn.
  expect(statusOf('Button', own)).not.toBe('new');
});
