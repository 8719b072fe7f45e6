import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PROGRAMS = { darwin: 'ffmpeg-mac', win32: 'ffmpeg-win64.exe' };

/**
 * The path at which Playwright expects the ffmpeg that records pages, next to its browsers, whether or not
 * it is there.
 */
export function recorderFile() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('playwright')} */
  const { chromium } = require('playwright');
  let folder = chromium.executablePath();
  while (!/^chromium[-_]/.test(basename(folder)) && folder !== dirname(folder)) {
    folder = dirname(folder);
  }
  const list = join(dirname(require.resolve('playwright-core/package.json')), 'browsers.json');
  /** @type {{ browsers: { name: string; revision: string }[] }} */
  const { browsers } = JSON.parse(readFileSync(list, 'utf8'));
  const { revision } = browsers.find(({ name }) => name === 'ffmpeg') ?? {};
  const program = Reflect.get(PROGRAMS, process.platform) ?? 'ffmpeg-linux';
  return join(dirname(folder), `ffmpeg-${revision}`, program);
}
