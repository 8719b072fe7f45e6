import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles } from './componentTemplate.mjs';

const SOURCES = 'packages/ui/src';

/**
 * Inserts a line before the first of its kind that sorts after it, or after the last of its kind.
 *
 * @param {string} text
 * @param {string} line
 * @param {RegExp} kind - Its group is the key of a line.
 * @param {string} key - Of the new line.
 */
function insertSorted(text, line, kind, key) {
  const lines = text.split('\n');
  const peers = lines.flatMap((each, index) => {
    const found = kind.exec(each)?.[1];
    return found === undefined ? [] : [{ index, key: found }];
  });
  const last = peers.at(-1);
  if (!last) throw new Error(`No existing line is like ${line}`);
  const next = peers.find((peer) => peer.key > key);
  return lines.toSpliced(next ? next.index : last.index + 1, 0, line).join('\n');
}

const PURPOSES = '.storybook/pages/purposes.ts';

/** The formatter's maximum line length, in characters. */
const LINE = 100;

/**
 * Adds a component to the workbench's list of components by purpose.
 *
 * @param {string} text - Of the list.
 * @param {string} purpose
 * @param {string} name
 * @throws Error if there is no such purpose.
 */
function withPurpose(text, purpose, name) {
  const list = new RegExp(`(name: '${purpose}',[^\\[]*components: )\\[([^\\]]*)\\]`);
  const found = list.exec(text)?.[2];
  if (purpose === '' || found === undefined) {
    const names = [...text.matchAll(/^ {4}name: '(.+)',$/gm)].map(([, each]) => each);
    throw new Error(`Name its purpose after the sentence: ${names.join(', ')}.`);
  }
  const names = [...found.matchAll(/'(\w+)'/g)].map(([, each]) => `'${each}'`);
  const sorted = [...names, `'${name}'`].toSorted((a, b) => a.localeCompare(b));
  const short = `[${sorted.join(', ')}]`;
  const isShort = `    components: ${short},`.length <= LINE;
  const long = `[\n${sorted.map((each) => `      ${each},\n`).join('')}    ]`;
  return text.replace(list, (_all, head) => `${head}${isShort ? short : long}`);
}

/**
 * The files of a new component, its export, its line in the snapshot of exports, and its place in the
 * workbench.
 *
 * @param {string} root - The repository's root.
 * @param {string} name
 * @param {string} sentence - What it is for, and when to use another instead.
 * @param {string} purpose - Its group in the workbench: 'Forms'.
 * @returns {import('./plan.mjs').Plan}
 * @throws Error in a sentence for the terminal.
 */
export function planComponent(root, name, sentence, purpose) {
  if (!/^[A-Z][a-z][A-Za-z\d]*$/.test(name)) {
    throw new Error(`“${name}” is not the name of a component: write it as RatingStars.`);
  }
  if (!/^[A-Z].*[.]$/.test(sentence) || sentence.includes('*/')) {
    throw new Error(
      'Say in a sentence what it is for, and when to use something else: "A row of …. Use `…` for …."',
    );
  }
  const folder = `${SOURCES}/components/${name}`;
  const read = (/** @type {string} */ file) => readFileSync(join(root, SOURCES, file), 'utf8');
  const barrel = read('index.ts');
  if (existsSync(join(root, folder))) throw new Error(`The folder ${folder} already exists.`);
  if (new RegExp(`\\b${name}\\b`).test(barrel)) {
    throw new Error(`@lectern/ui already exports a ${name}.`);
  }
  const files = Object.entries(componentFiles(name, sentence, purpose));
  return {
    created: Object.fromEntries(files.map(([file, text]) => [`${folder}/${file}`, text])),
    changed: {
      [PURPOSES]: withPurpose(readFileSync(join(root, PURPOSES), 'utf8'), purpose, name),
      // Only one-line exports: a multi-line export starts before its path.
      [`${SOURCES}/index.ts`]: insertSorted(
        barrel,
        `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`,
        /^export \{.*\} from '\.\/components\/(\w+)\//,
        name,
      ),
      [`${SOURCES}/index.test.ts`]: insertSorted(
        read('index.test.ts'),
        `      "${name}",`,
        /^ {6}"(\w+)",$/,
        name,
      ),
    },
  };
}
