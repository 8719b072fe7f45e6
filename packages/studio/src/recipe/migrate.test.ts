import { expect, it } from 'vitest';
import { type Fields, type Migrations, migrate } from './migrate.ts';

const MIGRATIONS: Migrations = new Map<number, (fields: Fields) => Fields>([
  [1, ({ name, ...rest }) => ({ ...rest, title: name })],
  [2, ({ pace, ...rest }) => ({ ...rest, voice: { id: rest['voice'], speed: pace } })],
]);

it('takes a file through every step to the current version', () => {
  const old = { version: 1, name: 'Launch', voice: 'olivia', pace: 1.2 };
  const current = { version: 3, title: 'Launch', voice: { id: 'olivia', speed: 1.2 } };
  expect(migrate(old, 3, MIGRATIONS)).toEqual(current);
  expect(
    migrate({ version: 2, title: 'Launch', voice: 'olivia', pace: 1.2 }, 3, MIGRATIONS),
  ).toEqual(current);
  expect(old).toEqual({ version: 1, name: 'Launch', voice: 'olivia', pace: 1.2 });
});

it('leaves a current file alone', () => {
  const file = { version: 3, name: 'Launch' };
  expect(migrate(file, 3, MIGRATIONS)).toBe(file);
});

it('refuses a newer file and reports both versions', () => {
  expect(() => migrate({ version: 4 }, 3, MIGRATIONS)).toThrow(
    'This project file was made by a newer Lectern (file version 4, this one reads up to 3).',
  );
});

it('needs a step for every version', () => {
  expect(() => migrate({ version: 1 }, 2, new Map())).toThrow(RangeError);
});
