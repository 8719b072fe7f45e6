import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** Where `npm run build:embedded` writes. */
export const EMBEDDED_FOLDER = join(ROOT, 'packages/app/dist-embedded');
const STAMP = join(EMBEDDED_FOLDER, '.sources');
const SOURCES = ['packages', 'mocks', 'package-lock.json', 'tsconfig.base.json'];
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-embedded',
  '.tsc',
  'e2e',
  '__screenshots__',
]);

function addFiles(hash, path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!SKIPPED.has(name)) addFiles(hash, join(path, name));
  }
}

/** One value for the state of everything that goes into the build (sizes and times, not contents). */
function sourcesState() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addFiles(hash, join(ROOT, source));
  return hash.digest('hex');
}

/** Builds the app with its embedded backend unless the last build is of these very sources. */
export async function buildEmbeddedIfStale() {
  const state = sourcesState();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return;
  console.log('Building Lectern…');
  const code = await run('npm', ['run', '--silent', 'build:embedded']);
  if (code !== 0) throw new Error(`The build failed with code ${code}.`);
  writeFileSync(STAMP, state);
}
