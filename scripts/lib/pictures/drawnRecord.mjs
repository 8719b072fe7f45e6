/*
 * The rules that captured stories are drawn with (`visual/drawn.json`), recorded as screenshots are taken.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uniqueNames } from './drawnStylesheets.mjs';
import { ROOT } from '../run.mjs';

/**
 * Names of rules ('ui-components-Button-Button__surface_variant_primary'), and of conditions ('@phone')
 * that the story is captured under, by story, by story file.
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} DrawnStories
 */
/**
 * The stored form of the same record: rules by their number in `names`.
 *
 * @typedef {object} StoredRecord
 * @property {readonly (string | null)[]} names - Null if a rule has been removed: its number is free.
 * @property {Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>} stories
 */

const RECORD = join(ROOT, 'visual/drawn.json');

/**
 * Encodes rules as numbers. A rule keeps the number that it had, so that a new rule changes no other line.
 *
 * @param {DrawnStories} drawn
 * @param {StoredRecord['names']} known
 * @returns {StoredRecord}
 */
export function encodeDrawn(drawn, known = []) {
  const used = uniqueNames(
    Object.values(drawn).flatMap((stories) => Object.values(stories).flat()),
  );
  const isUsed = new Set(used);
  const names = known.map((name) => (name !== null && isUsed.has(name) ? name : null));
  for (const name of used) {
    if (names.includes(name)) continue;
    const free = names.indexOf(null);
    names[free === -1 ? names.length : free] = name;
  }
  while (names.at(-1) === null) names.pop();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const sorted = (/** @type {readonly string[]} */ rules) =>
    uniqueNames(rules)
      .map((rule) => numbers.get(rule) ?? -1)
      .toSorted((a, b) => a - b);
  const byName = (
    /** @type {readonly [string, unknown]} */ [a],
    /** @type {readonly [string, unknown]} */ [b],
  ) => (a < b ? -1 : 1);
  const stories = Object.entries(drawn)
    .toSorted(byName)
    .map(([file, of]) => [
      file,
      Object.fromEntries(
        Object.entries(of)
          .toSorted(byName)
          .map(([id, rules]) => [id, sorted(rules)]),
      ),
    ]);
  return { names, stories: Object.fromEntries(stories) };
}

/**
 * @param {StoredRecord} record
 * @returns {DrawnStories}
 */
export const decodeDrawn = ({ names, stories }) =>
  Object.fromEntries(
    Object.entries(stories).map(([file, of]) => [
      file,
      Object.fromEntries(
        Object.entries(of).map(([id, rules]) => [id, rules.map((number) => names[number] ?? '')]),
      ),
    ]),
  );

/** One line per story, and one line per name. @param {StoredRecord} record */
const textOf = (record) =>
  `${JSON.stringify(record, null, 1).replaceAll(/\[[\s\d,]*\]/g, (list) => list.replaceAll(/\s+/g, ''))}\n`;

/** @returns {StoredRecord} */
function readRecord() {
  if (!existsSync(RECORD)) return { names: [], stories: {} };
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

/** @returns {DrawnStories} */
export const readDrawn = () => decodeDrawn(readRecord());

/**
 * Merges a run into the record: a run of all stories replaces it; otherwise, files that were captured in
 * full are replaced, and stories of other files one by one.
 *
 * @param {DrawnStories} known
 * @param {DrawnStories} seen
 * @param {'all' | readonly string[]} whole - Files.
 * @returns {DrawnStories}
 */
export function mergeDrawn(known, seen, whole) {
  if (whole === 'all') return seen;
  const merged = { ...known };
  for (const file of whole) delete merged[file];
  for (const [file, stories] of Object.entries(seen)) {
    merged[file] = { ...merged[file], ...stories };
  }
  return merged;
}

/**
 * Records the rules that a run has seen. Returns true if that changes the record.
 *
 * @param {DrawnStories} seen
 * @param {'all' | readonly string[]} whole - Files of which all stories were captured.
 */
export function recordDrawn(seen, whole) {
  const record = readRecord();
  const merged = mergeDrawn(decodeDrawn(record), seen, whole);
  const text = textOf(encodeDrawn(merged, record.names));
  const isNew = !existsSync(RECORD) || readFileSync(RECORD, 'utf8') !== text;
  if (isNew) writeFileSync(RECORD, text);
  return isNew;
}
