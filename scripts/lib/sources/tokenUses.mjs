import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const COMPONENTS = join(ROOT, 'packages/ui/src/components');
const NO_PRODUCT = /\.(?:stories|test|test-d)\.tsx?$/;

/**
 * The sources of each component's folder as one text, including its stylesheets.
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
 * How sources refer to a token: `vars.color.text`, `space[4]`, `textStyle('h1')`, `radius.role.tag`.
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
  // `danger.fg` is not a use of `danger`.
  return new RegExp(String.raw`\b${start}${name}\b(?!\.\w)`);
}

/**
 * The components that use each token, A to Z.
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
