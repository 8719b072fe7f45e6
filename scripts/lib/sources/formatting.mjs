import glob from 'fast-glob';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';

/** A union member on its own line. */
const MEMBER = /^\s+\| /m;

/**
 * Files that Oxfmt would format differently.
 *
 * @param {string} root
 */
function differingFiles(root) {
  const folder = dirname(createRequire(import.meta.url).resolve('oxfmt/package.json'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(folder, 'bin/oxfmt'), '-c', join(ROOT, '.oxfmtrc.json'), '--list-different', '.'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = stdout.split('\n').filter(Boolean);
  if (status === 0 || files.length > 0) return files;
  throw new Error(`Oxfmt ended with code ${status}:\n${stderr}`);
}

/**
 * Files with a union over several lines. Prettier puts its members on one line if they fit below the name,
 * Oxfmt never does: Oxfmt may accept what is wrong.
 *
 * @param {string} root
 */
async function unionFiles(root) {
  const files = await glob('**/*.{ts,tsx,mts}', {
    cwd: root,
    dot: true,
    ignore: ['**/{node_modules,dist,dist-embedded,.tsc,storybook-static}/**'],
  });
  return files.filter((file) => MEMBER.test(readFileSync(join(root, file), 'utf8')));
}

/**
 * The files below a folder that Prettier has to check; all others are already as Prettier writes them.
 *
 * @param {string} root
 */
export const doubtfulFiles = async (root) =>
  [...new Set([...differingFiles(root), ...(await unionFiles(root))])].toSorted();
