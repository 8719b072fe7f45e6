import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { recorderFile } from './findRecorder.mjs';
import { ROOT } from './run.mjs';

test('the program that films pages is where Playwright would put it', () => {
  const command = ['node_modules/@playwright/test/cli.js', 'install', '--dry-run', 'ffmpeg'];
  const { stdout } = spawnSync('node', command, { cwd: ROOT, encoding: 'utf8' });
  const [, folder] = /Install location: +(.+)/.exec(stdout) ?? [];
  expect(dirname(recorderFile())).toBe(folder);
});
