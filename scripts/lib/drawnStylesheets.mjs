/*
 * Which stylesheets a pictured story draws with, told by the classes in its document: in the workbench each
 * begins with the file that it comes from. Recorded as pictures are taken, by file of stories.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** @typedef {Readonly<Record<string, readonly string[]>>} DrawnStylesheets */

const RECORD = join(ROOT, 'visual/drawn.json');
const END = '__';

/**
 * 'packages/ui/src/components/Button/Button.css.ts' is 'ui-components-Button-Button'.
 *
 * @param {string} file - From the repository's root.
 */
export const stylesheetName = (file) =>
  file
    .replace(/^(?:packages\/|\.)/, '')
    .replace('/src/', '/')
    .replace(/\.css\.ts$/, '')
    .replaceAll(/[\W_]+/g, '-');

/**
 * A class, or another name of a stylesheet, for vanilla-extract: 'ui-components-Button-Button__sr6qhl0'.
 *
 * @param {{ hash: string; filePath: string }} of
 */
export const stylesheetClass = ({ hash, filePath }) => `${stylesheetName(filePath)}${END}${hash}`;

/** @param {Iterable<string>} names */
export const namesOnce = (names) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b));

/**
 * Names of stylesheets, each once.
 *
 * @param {Iterable<string>} classes
 */
export function stylesheetsOf(classes) {
  return namesOnce(
    [...classes].flatMap((name) => (name.includes(END) ? name.slice(0, name.indexOf(END)) : [])),
  );
}

/** @returns {DrawnStylesheets} */
export const readDrawn = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {});

/**
 * Puts what a run has seen of whole files in the place of what was known of them; files that are gone, too, are
 * forgotten by a run of all. True where that changes the record.
 *
 * @param {DrawnStylesheets} seen
 * @param {boolean} isWhole
 */
export function recordDrawn(seen, isWhole) {
  const known = readDrawn();
  const merged = isWhole ? seen : { ...known, ...seen };
  const sorted = Object.fromEntries(
    Object.entries(merged).toSorted(([a], [b]) => a.localeCompare(b)),
  );
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  const isNew = !existsSync(RECORD) || readFileSync(RECORD, 'utf8') !== text;
  if (isNew) writeFileSync(RECORD, text);
  return isNew;
}
