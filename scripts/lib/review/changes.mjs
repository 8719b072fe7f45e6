import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { SCREEN_SIZES, USUAL_WIDTH } from '../pictures/pictureModes.mjs';

/** The suffix that Playwright adds to the name of a screenshot that differs. */
const ACTUAL = '-actual.png';
const EXPECTED = '-expected.png';
/**
 * `components-button--states-dark`, `screens-login--default-390-light`: the story, the width if it is
 * unusual, the theme.
 */
const PICTURE = new RegExp(
  String.raw`^([a-z\d-]+--[a-z\d-]+?)(?:-(${Object.keys(SCREEN_SIZES).join('|')}))?-(light|dark)$`,
);

/** @typedef {{ id: string; title: string; name: string }} IndexEntry */

/**
 * A screenshot that differs from the stored one, or that has no stored one yet.
 *
 * @typedef {{
 *   id: string;
 *   storyId: string;
 *   section: string;
 *   group: string;
 *   story: string;
 *   theme: 'light' | 'dark';
 *   width: number;
 *   isNew: boolean;
 *   hasConflict: boolean;
 * }} Change
 */

/**
 * A change with its files: `before` is what it was compared with, `baseline` the screenshot in the
 * repository.
 *
 * @typedef {{ change: Change; before: string | undefined; after: string; baseline: string }} ChangeFiles
 */

/**
 * The index of a built workbench, by story id; empty if there is none.
 *
 * @param {string} workbench - Folder of the built workbench.
 * @returns {Readonly<Record<string, IndexEntry>>}
 */
export function readIndex(workbench) {
  const file = join(workbench, 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).entries : {};
}

/** 'Components/Domain/ProjectCard' is ProjectCard in Domain; 'Screens/My Videos' is My Videos in Screens. */
function placeOf(/** @type {string} */ title) {
  const parts = title.split('/').filter((part) => part !== 'Components');
  return { section: parts.slice(0, -1).join(' / '), group: parts.at(-1) ?? title };
}

/** @param {string} one @param {string} other */
const areSame = (one, other) => readFileSync(one).equals(readFileSync(other));

/**
 * The screenshots that differ in the last comparison, by component.
 *
 * @param {object} folders
 * @param {string} folders.results - Playwright's output folder with the differences.
 * @param {string} folders.baselines - Screenshots of the repository, for this browser and system.
 * @param {Readonly<Record<string, IndexEntry>>} index
 * @returns {ChangeFiles[]}
 */
export function readChanges({ results, baselines }, index) {
  if (!existsSync(results)) return [];
  const files = readdirSync(results, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    // A symbolic link may point outside the folder.
    entry.isFile() && entry.name.endsWith(ACTUAL) ? [`${entry.parentPath}${sep}${entry.name}`] : [],
  );
  return files
    .flatMap((after) => {
      const stem = after.slice(0, -ACTUAL.length);
      const id = stem.slice(stem.lastIndexOf(sep) + 1);
      const [, storyId, width = USUAL_WIDTH, theme] = PICTURE.exec(id) ?? [];
      if (storyId === undefined || (theme !== 'light' && theme !== 'dark')) return [];
      const expected = `${stem}${EXPECTED}`;
      const before = existsSync(expected) ? expected : undefined;
      const baseline = join(baselines, `${id}.png`);
      const hasBaseline = existsSync(baseline);
      const { title = storyId, name: story = '' } = index[storyId] ?? {};
      /** @type {Change} */
      const change = {
        id,
        storyId,
        ...placeOf(title),
        story,
        theme,
        width: Number(width),
        isNew: before === undefined,
        // Someone has stored another screenshot since this comparison.
        hasConflict:
          before === undefined ? hasBaseline : !hasBaseline || !areSame(before, baseline),
      };
      return { change, before, after, baseline };
    })
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = (/** @type {ChangeFiles} */ { change }) =>
  `${change.section}/${change.group}/${change.id.replace(/-light$/, '-a')}`;
