import { filesOf } from './moduleGraph.mjs';

/** Files that no picture is made of, wherever they are. */
const UNSEEN =
  /(?:^|\/)(?:e2e|docs|bench|cli|\.tsc|dist)\/|\.(?:test|test-d)\.tsx?$|\.(?:mdx?|screen\.ts)$/;
/** What stories are built and pictured with. */
const EVERY_PICTURE =
  /^(?:package-lock\.json|tsconfig\.base\.json|visual\/[^/]+\.ts|scripts\/lib\/pictureModes\.mjs|mocks\/public\/.+|\.storybook\/(?:main\.ts|preview-.+|.+\.html))$/;
/** Where files of pictures are. What is imported by no story there, and is no module, may be fetched. */
const SOURCES = /^(?:mocks|packages\/(?:ui|app|studio|api-client))\//;
const MODULE = /\.(?:tsx?|mjs)$/;

/** Loaded with the page of a screen, which is not pictured. */
const PAGES = new Set(['.storybook/ScreenPage.tsx', '.storybook/DocsContainer.tsx']);

/** @type {Map<string, ReadonlySet<string>>} */
const known = new Map();

/** @param {string} story */
function filesOfStory(story) {
  const files = known.get(story) ?? filesOf(story);
  known.set(story, files);
  return files;
}

/**
 * The files of stories that look different, perhaps, after a change; `all` where the change is of
 * something that all of them share, or of a file whose use the imports do not tell.
 *
 * @param {readonly string[]} changed - Files, from the repository's root.
 * @param {readonly string[]} storyFiles
 * @returns {'all' | string[]}
 */
export function touchedStories(changed, storyFiles) {
  const seen = changed.filter((file) => !UNSEEN.test(file));
  if (seen.length === 0) return [];
  const shared = filesOf('.storybook/preview.tsx', PAGES);
  const stories = storyFiles.map((file) => ({ file, files: filesOfStory(file) }));
  const isUnknown = (/** @type {string} */ file) =>
    SOURCES.test(file) && !MODULE.test(file) && !stories.some(({ files }) => files.has(file));
  const isOfAll = (/** @type {string} */ file) =>
    EVERY_PICTURE.test(file) || shared.has(file) || isUnknown(file);
  if (seen.some(isOfAll)) return 'all';
  return stories
    .filter(({ files }) => seen.some((file) => files.has(file)))
    .map(({ file }) => file);
}
