import glob from 'fast-glob';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDrawn } from './drawnRecord.mjs';
import { isCondition, stylesheetName, stylesheetOf } from './drawnStylesheets.mjs';
import { filesOf } from './moduleGraph.mjs';
import { ROOT } from './run.mjs';
import { sampleEach } from './sampledComponents.mjs';

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
const GLOBAL = /\b(?:createGlobal|global(?!Style))|globalStyle\((?!\s*`\$\{)/;

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

/** A component's folder in the design system. */
const COMPONENT = /^packages\/ui\/src\/(?:components\/[^/]+|layout)(?=\/)/;
const STORIES = /\.stories\.tsx$/;

/**
 * The folder that a file is of, and the stylesheets there that show a change of it; undefined where imports alone
 * tell who shows it. A module of a component shows in what is drawn with any of its stylesheets.
 *
 * @param {string} file
 * @returns {{ folder: string; stylesheets: readonly string[] } | undefined}
 */
function componentOf(file) {
  const folder = COMPONENT.exec(file)?.[0];
  if (file.endsWith(STYLESHEET)) {
    if (!isOfClasses(file)) return undefined;
    return { folder: folder ?? dirname(file), stylesheets: [file] };
  }
  if (folder === undefined || !MODULE.test(file) || STORIES.test(file)) return undefined;
  const stylesheets = glob.sync(`${folder}/**/*${STYLESHEET}`, { cwd: ROOT });
  return stylesheets.length > 0 && stylesheets.every(isOfClasses)
    ? { folder, stylesheets }
    : undefined;
}

/**
 * The names of the stylesheets of a story that a change of one of them changes: itself, and what is made of it.
 *
 * @param {string} file
 * @param {ReadonlySet<string>} files - Of the story.
 */
const madeOf = (file, files) =>
  [...files]
    .filter((other) => other.endsWith(STYLESHEET) && knownFilesOf(other).has(file))
    .map(stylesheetName);

/**
 * What a change touches: files of stories of which all are taken, and single stories of others.
 *
 * @typedef {{ files: string[]; stories: string[]; sampled: import('./sampledComponents.mjs').Sampled[] }} Touched
 */

/**
 * The stories that look different, perhaps, after a change; `all` where the change is of something that all of them
 * share, or of a file whose use the imports do not tell. Of a component, or of another stylesheet, those are taken
 * that import it and were drawn with it when they were last pictured, and of many a sample; all that import it where
 * that is not known.
 *
 * @param {readonly string[]} changed - Files, from the repository's root.
 * @param {readonly string[]} storyFiles
 * @param {import('./drawnRecord.mjs').DrawnStories} drawn
 * @returns {'all' | Touched}
 */
export function touchedStories(changed, storyFiles, drawn = readDrawn()) {
  const seen = changed.filter((file) => !UNSEEN.test(file));
  if (seen.length === 0) return { files: [], stories: [], sampled: [] };
  const shared = filesOf('.storybook/preview.tsx', PAGES);
  const stories = storyFiles.map((file) => ({ file, files: knownFilesOf(file) }));
  const isUnknown = (/** @type {string} */ file) =>
    SOURCES.test(file) && !MODULE.test(file) && !stories.some(({ files }) => files.has(file));
  const isOfAll = (/** @type {string} */ file) =>
    EVERY_PICTURE.test(file) || shared.has(file) || isUnknown(file);
  if (seen.some(isOfAll)) return 'all';

  /** @type {Set<string>} */
  const whole = new Set();
  /** @type {Map<string, import('./sampledComponents.mjs').ChangedComponent>} */
  const components = new Map();
  for (const file of seen) {
    const of = componentOf(file);
    for (const { file: story, files } of stories) {
      if (!files.has(file)) continue;
      const known = drawn[story];
      if (of === undefined || known === undefined) whole.add(story);
      else addDrawn(components, of, file, { story, files, known });
    }
  }
  const count = Object.values(drawn).flatMap((known) => Object.keys(known)).length;
  const { stories: taken, sampled } = sampleEach(components, count);
  const inWhole = new Set([...whole].flatMap((file) => Object.keys(drawn[file] ?? {})));
  return {
    files: [...whole].toSorted(),
    stories: [...taken].filter((id) => !inWhole.has(id)).toSorted(),
    sampled,
  };
}

/**
 * Adds to a component the stories of a file that are drawn with it.
 *
 * @param {Map<string, import('./sampledComponents.mjs').ChangedComponent>} components
 * @param {{ folder: string; stylesheets: readonly string[] }} of
 * @param {string} file - The changed one.
 * @param {{ story: string; files: ReadonlySet<string>; known: Readonly<Record<string, readonly string[]>> }} stories
 */
function addDrawn(components, { folder, stylesheets }, file, { story, files, known }) {
  const component = components.get(folder) ?? {
    folder,
    names: new Set(),
    stories: new Map(),
    own: new Set(),
  };
  components.set(folder, component);
  for (const stylesheet of stylesheets) component.names.add(stylesheetName(stylesheet));
  const names = new Set(stylesheets.flatMap((stylesheet) => madeOf(stylesheet, files)));
  const isOwn = dirname(story) === folder;
  const isOfModule = isOwn && !file.endsWith(STYLESHEET);
  for (const [id, rules] of Object.entries(known)) {
    const shown = rules.filter((rule) => names.has(stylesheetOf(rule)));
    if (shown.length === 0 && !isOfModule) continue;
    if (isOwn) component.own.add(id);
    const before = component.stories.get(id) ?? [];
    component.stories.set(id, new Set([...before, ...shown, ...rules.filter(isCondition)]));
  }
}
