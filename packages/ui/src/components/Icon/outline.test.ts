import { Copy, EllipsisVertical, Palette, Pause, Share2 } from 'lucide-react';
import { expect, test } from 'vitest';
import { outline } from './outline.ts';

test('circles, lines and boxes become paths in the order of the icon', () => {
  expect(outline(EllipsisVertical)).toBe(
    ['12', '5', '19'].map((cy) => `M12 ${cy}m-1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z`).join(''),
  );
  expect(outline(Share2)).toContain('M8.59 13.51L15.42 17.49');
  expect(outline(Copy)).toContain('M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10');
  // A relative path would start where the box before it ended, so each path restarts at the origin.
  expect(outline(Copy)).toContain('zM0 0M4 16c');
});

test('a box without rounded corners becomes a path without NaN', () => {
  expect(outline(Pause)).not.toContain('NaN');
});

test('an icon with separately filled shapes has no outline', () => {
  expect(outline(Palette)).toBeNull();
});
