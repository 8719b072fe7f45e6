import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';

/** What a fresh process of Node prints: Playwright decides on its folders once, when it is loaded. */
const printed = (...command: string[]) =>
  spawnSync('node', command, { cwd: ROOT, encoding: 'utf8' }).stdout;

test('the program that films pages is where Playwright would put it', () => {
  const list = printed('node_modules/@playwright/test/cli.js', 'install', '--dry-run', 'ffmpeg');
  const [, folder] = /Install location: +(.+)/.exec(list) ?? [];
  const file = printed(
    ...['--input-type=module', '-e'],
    "import { recorderFile } from './scripts/lib/findRecorder.mjs'; console.log(recorderFile());",
  ).trim();
  expect(dirname(file)).toBe(folder);
});
