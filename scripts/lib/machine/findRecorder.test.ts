import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.mjs';

/** The output of a fresh Node process: Playwright sets its folders once, when it is loaded. */
const printed = (...command: string[]) =>
  spawnSync('node', command, { cwd: ROOT, encoding: 'utf8' }).stdout;

test('the program that records pages is where Playwright would install it', () => {
  const list = printed('node_modules/@playwright/test/cli.js', 'install', '--dry-run', 'ffmpeg');
  const [, folder] = /Install location: +(.+)/.exec(list) ?? [];
  const file = printed(
    ...['--input-type=module', '-e'],
    "import { recorderFile } from './scripts/lib/machine/findRecorder.mjs'; console.log(recorderFile());",
  ).trim();
  expect(dirname(file)).toBe(folder);
});
