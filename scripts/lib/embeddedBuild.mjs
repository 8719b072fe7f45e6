import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';
import { sourcesState } from './sourcesState.mjs';

/** Where `npm run build:embedded` writes. */
export const EMBEDDED_FOLDER = join(ROOT, 'packages/app/dist-embedded');
const STAMP = join(EMBEDDED_FOLDER, '.sources');
const SOURCES = ['packages', 'mocks', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the app with its embedded backend unless the last build is of these very sources. */
export async function buildEmbeddedIfStale() {
  const state = sourcesState(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  console.log('Building Lectern…');
  const code = await run('npm', [
    'run',
    '--silent',
    '-w',
    '@lectern/app',
    'build:embedded',
    '--',
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new Error(`The build failed with code ${code}.`);
  writeFileSync(STAMP, state);
}
