import { expect, it } from 'vitest';
import type { Change } from './changes.ts';
import { NO_FILTERS, passes, widthsOf } from './filters.ts';

const change = (theme: Change['theme'], width: number): Change => ({
  id: `card-${theme}-${width}`,
  storyId: 'card',
  section: 'Domain',
  group: 'Card',
  story: 'Default',
  theme,
  width,
  isNew: false,
  hasConflict: false,
});
const light = change('light', 1280);
const dark = change('dark', 1280);
const phone = change('light', 390);
const all = [light, dark, phone];

it.each([
  [NO_FILTERS, all],
  [{ theme: 'dark', width: 'all' } as const, [dark]],
  [{ theme: 'both', width: '1280' } as const, [light, dark]],
  [{ theme: 'light', width: '390' } as const, [phone]],
  [{ theme: 'dark', width: '390' } as const, []],
])('%o keeps only matching pictures', (filters, expected) => {
  expect(all.filter((each) => passes(filters, each))).toEqual(expected);
});

it('offers the widths in use, narrowest first', () => {
  expect(widthsOf(all)).toEqual([390, 1280]);
});
