import { expect, test } from 'vitest';
import { aptGet } from './aptGet.mjs';

const APT_GET = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
/** A runner of GitHub: not root, with sudo that asks for no password. */
const runner = { hasApt: true, isRoot: false, isCi: true, canSudo: () => true };

test('root installs packages directly', () => {
  expect(aptGet({ ...runner, isRoot: true, isCi: false, canSudo: () => false })).toEqual(APT_GET);
});

test('a runner that is not root installs packages with sudo, which asks for nothing', () => {
  expect(aptGet(runner)).toEqual(['sudo', '-n', ...APT_GET]);
});

test.each([
  ['without apt', { hasApt: false }],
  ['if sudo asks for a password', { canSudo: () => false }],
  ['on a contributor’s machine, even if sudo asks for no password', { isCi: false }],
])('nothing is installed %s', (_case, different) => {
  expect(aptGet({ ...runner, ...different })).toBeUndefined();
});
