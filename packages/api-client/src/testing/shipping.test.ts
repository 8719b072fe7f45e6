// @vitest-environment node
import { expect, it } from 'vitest';

/** All files of this package that a build may contain. */
const shipped = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no shipped file imports test code', () => {
  const files = Object.entries(shipped);
  expect(files.length).toBeGreaterThan(50);
  const importing = files.filter(([, text]) => /from '[^']*\/testing\/|from 'vitest'/.test(text));
  expect(importing.map(([file]) => file)).toEqual([]);
});
