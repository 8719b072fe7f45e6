import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../run.mjs';

/**
 * What a run of tests says about itself, in one form for Vitest and Playwright. Paths are from the
 * repository's root.
 *
 * @typedef {{ file: string; seconds: number }} FileTime
 *
 * A test that failed: `place` is `file:line`, `message` what was expected and what was seen, `evidence`
 * the pictures and traces that it left.
 * @typedef {{
 *   title: string;
 *   place: string;
 *   message: string;
 *   evidence: string[];
 *   films?: Film[];
 * }} Failure
 *
 * The film of a failed test, of a second run that was made for it; `file` is the test's.
 * @typedef {{ title: string; file: string; path: string; hasFailed: boolean }} Film
 *
 * A test or a check within one that did not run, and why.
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

/** Lines of a failure's message; the page's whole markup may follow. */
const MESSAGE_LINES = 24;

/** Of Storybook, at the head of each message. */
const DEBUG_HINT = /^Click to debug the error directly in Storybook:.*$/m;

/**
 * A path from the repository's root, with slashes.
 *
 * @param {string} path
 */
export const fromRoot = (path) =>
  (isAbsolute(path) ? relative(ROOT, path) : path).split(sep).join('/');

/**
 * The lines of a message that tell what was expected and seen, without colours.
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
 * Puts the report of this process into a folder, beside those of others.
 *
 * @param {string} folder
 * @param {TestReport} report
 */
export function writeReport(folder, report) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(report));
}

/**
 * The reports of a folder as one; an empty one where no tests ran.
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
