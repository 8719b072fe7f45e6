import { describe, expect, test } from 'vitest';

/** Patterns of assertions that cannot fail, by their fault. */
const EMPTY = {
  // `[].every(…)` is true: name what should be absent, with `filter(…)` and `toEqual([])`, or check each
  // value.
  'a claim about every item, which an empty list keeps':
    /expect\(\s*(?:await )?[^;]*?\.every\([^;]*?\)\.toBe\(true\)/g,
  // If the element is not found, the fallback is not what was meant to be pressed: throw instead.
  'a query with another element in its place':
    /(?:getAll|findAll|queryAll)By\w+\([^;]*?\)(?:\.at\(-?\d+\)|\[\d+\])\s*\?\?/g,
};

const emptyClaims = (source: string) =>
  Object.entries(EMPTY).flatMap(([fault, pattern]) =>
    [...source.matchAll(pattern)].map(
      ({ index }) => `line ${source.slice(0, index).split('\n').length}: ${fault}`,
    ),
  );

describe('emptyClaims', () => {
  test.each([
    ['expect(items.every((item) => item.isOn)).toBe(true);', 1],
    ['\nawait waitFor(() => expect(films(root).every(({ paused }) => !paused)).toBe(true));', 1],
    ["click(canvas.getAllByRole('button', { name: 'Clear' }).at(-1) ?? canvas.getByRole('x'))", 1],
    ['expect(items.filter((item) => !item.isOn)).toEqual([]);', 0],
    ['expect(items.every((item) => item.isOn)).toBe(false);', 0],
    ["const top = canvas.getAllByRole('row')[0]?.getBoundingClientRect().top ?? Infinity;", 0],
    ["const last = canvas.getAllByRole('button').at(-1);\nif (!last) throw new Error('None');", 0],
  ])('%s', (source, count) => {
    expect(emptyClaims(source)).toHaveLength(count);
  });
});

test('no test or story has an assertion that cannot fail', () => {
  const sources = import.meta.glob<string>(
    [
      '../../*/src/**/*.{test,stories}.{ts,tsx}',
      '../e2e/**/*.ts',
      '../../../mocks/**/*.test.ts',
      '!./emptyClaims.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const found = Object.entries(sources).flatMap(([path, source]) =>
    emptyClaims(source).map((fault) => `${path}, ${fault}`),
  );
  expect(found).toEqual([]);
});
