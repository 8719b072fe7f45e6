import { Copy, EllipsisVertical, Palette, Pause, Share2 } from 'lucide-react';
import { expect, test } from 'vitest';
import { outline } from './outline.ts';

test('circles, lines and boxes become paths, in the order of the icon', () => {
  expect(outline(EllipsisVertical)).toBe(
    ['12', '5', '19'].map((cy) => `M12 ${cy}m-1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z`).join(''),
  );
  expect(outline(Share2)).toContain('M8.59 13.51L15.42 17.49');
  expect(outline(Copy)).toContain('M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10');
  // The corner of its path is where the box before it left off, unless the path starts again.
  expect(outline(Copy)).toContain('zM0 0M4 16c');
});

test('a box without round corners has none', () => {
  expect(outline(Pause)).not.toContain('NaN');
});

test('an icon with shapes filled by themselves is left as it is', () => {
  expect(outline(Palette)).toBeNull();
});
