import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawn, stylesheetName } from './drawnStylesheets.mjs';
import { filesOf } from './moduleGraph.mjs';
import { ROOT } from './run.mjs';

/** Files that no picture is made of, wherever they are. */
const UNSEEN =
  /(?:^|\/)(?:e2e|docs|bench|cli|\.tsc|dist)\/|\.(?:test|test-d)\.tsx?$|\.(?:mdx?|screen\.ts)$/;
/** What stories are built and pictured with. */
const EVERY_PICTURE =
  /^(?:package-lock\.json|tsconfig\.base\.json|visual\/[^/]+\.ts|scripts\/lib\/pictureModes\.mjs|mocks\/public\/.+|\.storybook\/(?:main\.ts|preview-.+|.+\.html))$/;
/** Where files of pictures are. What is imported by no story there, and is no module, may be fetched. */
const SOURCES = /^(?:mocks|packages\/(?:ui|app|studio|api-client))\//;
const MODULE = /\.(?:tsx?|mjs)$/;
const STYLESHEET = '.css.ts';
/** Of rules that hold without one of the stylesheet's own classes. */
const GLOBAL = /\b(?:createGlobal|global(?!Style))|globalStyle\(\s*(?!`\$\{)/;

/** Loaded with the page of a screen, which is not pictured. */
const PAGES = new Set(['.storybook/ScreenPage.tsx', '.storybook/DocsContainer.tsx']);

/** @type {Map<string, ReadonlySet<string>>} */
const known = new Map();

/** @param {string} start */
function knownFilesOf(start) {
  const files = known.get(start) ?? filesOf(start);
  known.set(start, files);
  return files;
}

/** Whether what a file says reaches those elements alone that have its classes. @param {string} file */
function isOfClasses(file) {
  const path = join(ROOT, file);
  return file.endsWith(STYLESHEET) && existsSync(path) && !GLOBAL.test(readFileSync(path, 'utf8'));
}

/**
 * The stylesheets of a story that a change of one of them changes: itself, and what is made of it.
 *
 * @param {string} file
 * @param {ReadonlySet<string>} files - Of the story.
 */
const madeOf = (file, files) =>
  [...files].filter((other) => other.endsWith(STYLESHEET) && knownFilesOf(other).has(file));

/**
 * The files of stories that look different, perhaps, after a change; `all` where the change is of
 * something that all of them share, or of a file whose use the imports do not tell. Of stories that a
 * stylesheet is imported by, those are taken that had elements of it when they were last pictured.
 *
 * @param {readonly string[]} changed - Files, from the repository's root.
 * @param {readonly string[]} storyFiles
 * @param {import('./drawnStylesheets.mjs').DrawnStylesheets} drawn
 * @returns {'all' | string[]}
 */
export function touchedStories(changed, storyFiles, drawn = readDrawn()) {
  const seen = changed.filter((file) => !UNSEEN.test(file));
  if (seen.length === 0) return [];
  const shared = filesOf('.storybook/preview.tsx', PAGES);
  const stories = storyFiles.map((file) => ({ file, files: knownFilesOf(file) }));
  const isUnknown = (/** @type {string} */ file) =>
    SOURCES.test(file) && !MODULE.test(file) && !stories.some(({ files }) => files.has(file));
  const isOfAll = (/** @type {string} */ file) =>
    EVERY_PICTURE.test(file) || shared.has(file) || isUnknown(file);
  if (seen.some(isOfAll)) return 'all';
  const ofClasses = new Set(seen.filter(isOfClasses));
  return stories
    .filter(({ file: story, files }) =>
      seen.some((file) => {
        if (!files.has(file)) return false;
        const names = drawn[story];
        if (names === undefined || !ofClasses.has(file)) return true;
        return madeOf(file, files).some((other) => names.includes(stylesheetName(other)));
      }),
    )
    .map(({ file }) => file);
}
