import glob from 'fast-glob';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDrawn } from './drawnRecord.mjs';
import { isCondition, stylesheetName, stylesheetOf } from './drawnStylesheets.mjs';
import { filesOf } from './moduleGraph.mjs';
import { ROOT } from '../run.mjs';
import { sampleEach } from './sampledComponents.mjs';

/** Files that never affect a screenshot, wherever they are. */
const UNSEEN =
  /(?:^|\/)(?:e2e|docs|bench|cli|\.tsc|dist)\/|\.(?:test|test-d)\.tsx?$|\.(?:mdx?|screen\.ts)$/;
/** Files that all stories are built and captured with. */
const EVERY_PICTURE =
  /^(?:package-lock\.json|tsconfig\.base\.json|visual\/[^/]+\.ts|scripts\/lib\/pictureModes\.mjs|mocks\/public\/.+|\.storybook\/(?:main\.ts|preview-.+|.+\.html))$/;
/**
 * Folders of files that affect screenshots. A file there that is not a module and that no story imports may
 * be fetched at run time.
 */
const SOURCES = /^(?:mocks|packages\/(?:ui|app|studio|api-client))\//;
const MODULE = /\.(?:tsx?|mjs)$/;
const STYLESHEET = '.css.ts';
/** Rules that apply without one of the stylesheet's own classes. */
const GLOBAL = /\b(?:createGlobal|global(?!Style))|globalStyle\((?!\s*`\$\{)/;

/** Loaded with the page of a screen, which is not captured. */
const PAGES = new Set(['.storybook/pages/ScreenPage.tsx', '.storybook/pages/DocsContainer.tsx']);

/** @type {Map<string, ReadonlySet<string>>} */
const known = new Map();

/** @param {string} start */
function knownFilesOf(start) {
  const files = known.get(start) ?? filesOf(start);
  known.set(start, files);
  return files;
}

/** Whether a file only affects elements that have its classes. @param {string} file */
function isOfClasses(file) {
  const path = join(ROOT, file);
  return file.endsWith(STYLESHEET) && existsSync(path) && !GLOBAL.test(readFileSync(path, 'utf8'));
}

/** A component's folder in the design system. */
const COMPONENT = /^packages\/ui\/src\/(?:components\/[^/]+|layout)(?=\/)/;
const STORIES = /\.stories\.tsx$/;

/**
 * The folder that a file belongs to, and the stylesheets there that reveal a change to it; undefined if
 * only imports show which stories it affects. A component's module affects everything drawn with any of its
 * stylesheets.
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
 * The names of a story's stylesheets that a change to one of them affects: itself, and those made of it.
 *
 * @param {string} file
 * @param {ReadonlySet<string>} files - Of the story.
 */
const madeOf = (file, files) =>
  [...files]
    .filter((other) => other.endsWith(STYLESHEET) && knownFilesOf(other).has(file))
    .map(stylesheetName);

/**
 * The stories that a change affects: story files taken as a whole, and single stories of others.
 *
 * @typedef {{ files: string[]; stories: string[]; sampled: import('./sampledComponents.mjs').Sampled[] }}
 *   Touched
 */

/**
 * The stories that may look different after a change; `all` if the change is to something that all of them
 * share, or to a file whose uses the imports do not show. For a component, or another stylesheet, these are
 * the stories that import it and were drawn with it when they were last captured, or a sample if there are
 * many; all stories that import it if that record is missing.
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
 * @param {string} file - The changed file.
 * @param {{ story: string; files: ReadonlySet<string>; known: Readonly<Record<string, readonly string[]>>
 *   }} stories
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
