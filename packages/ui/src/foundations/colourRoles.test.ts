import { expect, it } from 'vitest';
import { vars } from '../theme/contract.css.ts';
import { COLOUR_GROUPS } from './colourRoles.ts';
import { CONTRAST_PAIRS } from './contrast.ts';

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    pathsOf(child, path === '' ? key : `${path}.${key}`),
  );
}

const contract = pathsOf(vars.color).toSorted();

it('explains every role of the contract once', () => {
  const explained = COLOUR_GROUPS.flatMap(({ roles }) => roles.map(({ path }) => path));
  expect(explained.toSorted()).toEqual(contract);
});

it('checks only pairs of roles, each pair once', () => {
  const names = CONTRAST_PAIRS.flatMap(({ foreground, background }) => [
    foreground,
    ...background.split(' over '),
  ]);
  expect(names.filter((name) => !contract.includes(name))).toEqual([]);
  const pairs = CONTRAST_PAIRS.map(({ foreground, background }) => `${foreground} ${background}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
