import glob from 'fast-glob';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run.mjs';

/** @typedef {'stable' | 'new' | 'changing' | 'deprecated' | 'internal'} ComponentStatus */

/**
 * The sources of a status.
 *
 * @typedef {object} StatusSources
 * @property {readonly string[]} unreleased - Text of the changesets.
 * @property {string} newest - The changelog's entry for the newest version.
 * @property {ReadonlySet<string>} exported - Names that the package exports.
 * @property {ReadonlySet<string>} deprecated - Components whose export carries `@deprecated`.
 */

/**
 * The status of a component, by the first rule that applies: deprecated by its own comment; internal if
 * nothing exports it; changing while an unreleased note says Breaking and names it; new while a note
 * announces it that is unreleased or of the newest version; otherwise stable.
 *
 * @param {string} name
 * @param {StatusSources} sources
 * @returns {ComponentStatus}
 */
export function statusOf(name, { unreleased, newest, exported, deprecated }) {
  if (deprecated.has(name)) return 'deprecated';
  if (!exported.has(name)) return 'internal';
  const isNamed = (/** @type {string} */ words) => words.includes(`\`${name}\``);
  const paragraphs = unreleased.flatMap((words) => words.split('\n\n'));
  if (paragraphs.some((words) => words.includes('**Breaking**') && isNamed(words))) {
    return 'changing';
  }
  const isAnnounced = (/** @type {string} */ words) => words.includes(`New: \`${name}\``);
  return [...unreleased, newest].some(isAnnounced) ? 'new' : 'stable';
}

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Reads the package's current changesets, changelog, exports and comments. @returns {StatusSources} */
export function readStatusSources() {
  const changelog = 'packages/ui/CHANGELOG.md';
  const [, newest = ''] = existsSync(join(ROOT, changelog)) ? read(changelog).split(/^## /m) : [];
  const isDeprecated = /@deprecated(?:(?!\*\/)[\s\S])*\*\/\nexport (?:function|const) ([A-Z]\w+)/g;
  return {
    unreleased: glob
      .sync('.changeset/*.md', { cwd: ROOT, ignore: ['**/README.md'] })
      .map((file) => read(file).replace(/^---\n[\s\S]*?---\n+/, '')),
    newest,
    exported: new Set(read('packages/ui/src/index.ts').match(/\b[A-Z]\w+/g)),
    deprecated: new Set(
      glob
        .sync('packages/ui/src/**/[A-Z]*.tsx', { cwd: ROOT, ignore: ['**/*.{stories,test}.tsx'] })
        .flatMap((file) => [...read(file).matchAll(isDeprecated)])
        .map(([, name = '']) => name),
    ),
  };
}

/** The component in a workbench title: 'Components/Forms/Select'. @param {string} title */
export const componentOf = (title) =>
  title.startsWith('Components/') ? basename(title) : undefined;
