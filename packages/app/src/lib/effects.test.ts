import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!**/stories/**', '!**/*.{stories,test,css,arbitrary}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/**
 * Effects are for synchronising with things outside React; more than this suggests that they pass data
 * around.
 */
const MOST_PER_THOUSAND_LINES = 2;

it('the app has few effects', () => {
  const files = Object.values(sources);
  expect(files.length).toBeGreaterThan(300);
  const count = (pattern: RegExp) =>
    files.reduce((sum, source) => sum + (source.match(pattern)?.length ?? 0), 0);
  const effects = count(/\buse(?:Layout|Insertion)?Effect\(/g);
  expect((effects / count(/\n/g)) * 1_000).toBeLessThanOrEqual(MOST_PER_THOUSAND_LINES);
});
