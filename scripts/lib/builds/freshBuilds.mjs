import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../run.mjs';
import { sourcesState } from './sourcesState.mjs';

/** Files that decide how every build is made. */
const SETTINGS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/builds/fromSources.mjs',
  'scripts/lib/builds/literalTokens.mjs',
];

/** Files and folders that both builds of the app are made of. */
export const APP_SOURCES = ['packages', 'mocks', ...SETTINGS];

/** Files and folders that the workbench is made of. */
export const WORKBENCH_SOURCES = [...APP_SOURCES, '.storybook', 'scripts/lib'];

/** Files and folders that the review page is made of. */
export const REVIEW_SOURCES = ['packages/review', 'packages/ui', ...SETTINGS];

/** The folder that `npm run build:embedded` writes to. */
export const EMBEDDED_FOLDER = join(ROOT, 'packages/app/dist-embedded');

/**
 * Builds into a folder unless the last build there was made from exactly these sources.
 *
 * @param {{ what: string; folder: string; sources: readonly string[]; command: readonly string[] }} build
 */
async function buildIfStale({ what, folder, sources, command }) {
  const stamp = join(folder, '.sources');
  const state = sourcesState(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log(`Building ${what}…`);
  const code = await run('npm', ['run', '--silent', ...command]);
  if (code !== 0) throw new Error(`The build of ${what} failed with code ${code}.`);
  writeFileSync(stamp, state);
}

/** The folder that `npm run build` writes to. */
const HOSTED_FOLDER = join(ROOT, 'packages/app/dist');

/** Builds the app for a hosted backend. */
export const buildHostedIfStale = () =>
  buildIfStale({
    what: 'the hosted app',
    folder: HOSTED_FOLDER,
    sources: APP_SOURCES,
    command: ['-w', '@lectern/app', 'build', '--', '--logLevel', 'warn'],
  });

/** Builds the app with its embedded backend. */
export const buildEmbeddedIfStale = () =>
  buildIfStale({
    what: 'Lectern',
    folder: EMBEDDED_FOLDER,
    sources: APP_SOURCES,
    command: ['-w', '@lectern/app', 'build:embedded', '--', '--logLevel', 'warn'],
  });

/** Builds the workbench. */
export const buildStorybookIfStale = () =>
  buildIfStale({
    what: 'the workbench',
    folder: join(ROOT, 'storybook-static'),
    sources: WORKBENCH_SOURCES,
    command: ['build:storybook'],
  });

/** The folder of the built review page. */
export const REVIEW_FOLDER = join(ROOT, 'packages/review/dist');

/** Builds the page on which changed screenshots are reviewed. */
export const buildReviewIfStale = () =>
  buildIfStale({
    what: 'the review page',
    folder: REVIEW_FOLDER,
    sources: REVIEW_SOURCES,
    command: ['-w', '@lectern/review', 'build', '--', '--logLevel', 'warn'],
  });
