import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';
import { sourcesState } from './sourcesState.mjs';

const FOLDER = join(ROOT, 'storybook-static');
const STAMP = join(FOLDER, '.sources');
const SOURCES = ['packages', 'mocks', '.storybook', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the workbench unless the last build is of these very sources. */
export async function buildStorybookIfStale() {
  const state = sourcesState(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  console.log('Building the workbench…');
  const code = await run('npm', ['run', '--silent', 'build:storybook']);
  if (code !== 0) throw new Error(`The build of the workbench failed with code ${code}.`);
  writeFileSync(STAMP, state);
}
