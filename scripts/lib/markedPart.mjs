import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * The part of a page between two markers, which a command writes.
 *
 * @param {string} text
 * @param {readonly [string, string]} markers
 * @throws Error if a marker is missing from the page.
 */
export function markedPart(text, [start, end]) {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The markers ${start} and ${end} are missing.`);
  return { from: from + start.length, to, part: text.slice(from + start.length, to) };
}

/**
 * Replaces the part between two markers of a page, and formats the page.
 *
 * @param {string} page - Its path.
 * @param {readonly [string, string]} markers
 * @param {string} part
 */
export function writeMarkedPart(page, markers, part) {
  const text = readFileSync(page, 'utf8');
  const { from, to } = markedPart(text, markers);
  writeFileSync(page, `${text.slice(0, from)}\n\n${part}\n\n${text.slice(to)}`);
  prettify([page]);
}

/**
 * Formats files in place.
 *
 * @param {readonly string[]} files
 */
function prettify(files) {
  const prettier = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', ...files], { stdio: 'ignore' });
}
