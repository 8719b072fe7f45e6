// @vitest-environment node
import { expect, it } from 'vitest';

/** Everything of this package that a build may hold. */
const shipped = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('nothing that ships imports what is for tests', () => {
  const files = Object.entries(shipped);
  expect(files.length).toBeGreaterThan(50);
  const importing = files.filter(([, text]) => /from '[^']*\/testing\/|from 'vitest'/.test(text));
  expect(importing.map(([file]) => file)).toEqual([]);
});
