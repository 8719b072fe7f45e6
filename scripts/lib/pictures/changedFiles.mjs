import { execFileSync } from 'node:child_process';
import { ROOT } from '../run.mjs';

/** @param {readonly string[]} args */
const linesOf = (args) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/**
 * The files that have changed since this branch left another, in commits or in the work tree, including new
 * ones; paths from the repository's root. Throws if there is no such commit.
 *
 * @param {string} since - A branch or a commit.
 */
export function changedFiles(since) {
  return [
    ...new Set([
      ...linesOf(['diff', '--name-only', '--no-renames', '--merge-base', since]),
      ...linesOf(['ls-files', '--others', '--exclude-standard']),
    ]),
  ];
}
