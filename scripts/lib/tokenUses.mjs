import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const COMPONENTS = join(ROOT, 'packages/ui/src/components');
const NO_PRODUCT = /\.(?:stories|test|test-d)\.tsx?$/;

/**
 * Sources of each component's folder as one text: its stylesheets, too.
 *
 * @returns {Record<string, string>}
 */
export function componentSources() {
  const folders = readdirSync(COMPONENTS, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return Object.fromEntries(
    folders.map(({ name }) => {
      const files = readdirSync(join(COMPONENTS, name)).filter(
        (file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file),
      );
      return [name, files.map((file) => readFileSync(join(COMPONENTS, name, file), 'utf8')).join()];
    }),
  );
}

/**
 * How sources name a token: `vars.color.text`, `space[4]`, `textStyle('h1')`, `radius.role.tag`.
 *
 * @param {readonly string[]} path - Without a theme: `['color', 'text']`.
 */
function spellingOf([group = '', ...rest]) {
  const name = rest.join('.').replaceAll('.', String.raw`\.`);
  if (group === 'space')
    return new RegExp(String.raw`\bspace\['?${name.replace('-', String.raw`\.`)}'?\]`);
  if (group === 'typography')
    return new RegExp(String.raw`(?:textStyle\('|typography\.|variant=")${name}\b`);
  const start = group === 'motion' ? '' : String.raw`${group}\.`;
  // `danger` is not named by `danger.fg`.
  return new RegExp(String.raw`\b${start}${name}\b(?!\.\w)`);
}

/**
 * Components that name each token, A to Z.
 *
 * @param {readonly (readonly string[])[]} paths
 * @returns {Record<string, string[]>} By the path with dots.
 */
export function readTokenUses(paths, sources = componentSources()) {
  return Object.fromEntries(
    paths.map((path) => {
      const spelling = spellingOf(path);
      const users = Object.keys(sources).filter((name) => spelling.test(sources[name] ?? ''));
      return [path.join('.'), users.toSorted()];
    }),
  );
}
