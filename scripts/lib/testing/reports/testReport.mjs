import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../run.mjs';

/**
 * The report of a test run, in one form for Vitest and Playwright. Paths are from the repository's root.
 *
 * @typedef {{ file: string; seconds: number }} FileTime
 *
 * A failed test: `place` is `file:line`, `message` the expected and received values, `evidence` the
 * screenshots and traces that it left.
 * @typedef {{
 *   title: string;
 *   place: string;
 *   message: string;
 *   evidence: string[];
 *   films?: Film[];
 * }} Failure
 *
 * The film of a failed test, from a second run made to record it; `file` is the test's.
 * @typedef {{ title: string; file: string; path: string; hasFailed: boolean }} Film
 *
 * A test, or a check within one, that did not run, and why.
 * @typedef {{ title: string; file: string; reason: string }} LeftOut
 *
 * `passed` counts tests.
 * @typedef {{
 *   times: FileTime[];
 *   failures: Failure[];
 *   leftOut: LeftOut[];
 *   passed: number;
 *   films?: Film[];
 * }} TestReport
 */

/** Maximum number of lines of a failure's message; the page's whole markup may follow. */
const MESSAGE_LINES = 24;

/** Storybook's hint at the start of each message. */
const DEBUG_HINT = /^Click to debug the error directly in Storybook:.*$/m;

/**
 * A path from the repository's root, with forward slashes.
 *
 * @param {string} path
 */
export const fromRoot = (path) =>
  (isAbsolute(path) ? relative(ROOT, path) : path).split(sep).join('/');

/**
 * The lines of a message with the expected and received values, without colours.
 *
 * @param {string} message
 */
export function conciseMessage(message) {
  const lines = stripVTControlCharacters(message).replace(DEBUG_HINT, '').trim().split('\n');
  const kept = lines.filter((line, index) => line.trim() !== '' || lines[index - 1]?.trim() !== '');
  return kept.length <= MESSAGE_LINES
    ? kept.join('\n')
    : [...kept.slice(0, MESSAGE_LINES), '…'].join('\n');
}

/**
 * Writes the report of this process into a folder, next to those of others.
 *
 * @param {string} folder
 * @param {TestReport} report
 */
export function writeReport(folder, report) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(report));
}

/**
 * Merges the reports in a folder; returns an empty report if no tests ran.
 *
 * @param {string} folder
 * @returns {TestReport}
 */
export function readReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  /** @type {TestReport[]} */
  const reports = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const films = reports.flatMap((report) => report.films ?? []);
  /** @param {Failure} failure */
  const withFilms = (failure) => ({
    ...failure,
    films: films.filter(
      ({ title, file }) => title === failure.title && failure.place.startsWith(`${file}:`),
    ),
  });
  return {
    times: reports.flatMap(({ times }) => times),
    failures: reports.flatMap(({ failures }) => failures).map(withFilms),
    leftOut: reports.flatMap(({ leftOut }) => leftOut),
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  };
}
