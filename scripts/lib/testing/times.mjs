/*
 * How long test files take. A slow file does not fail a run: the machine may have been busy. Each run
 * stores its times and lists slow files in its last lines; `npm run check:times` checks the stored ones.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { median } from '../median.mjs';
import { ROOT } from '../run.mjs';
import { SLOW, SLOW_FILES } from './slowFiles.mjs';

/** @typedef {import('./reports/testReport.mjs').FileTime} FileTime */
/** @typedef {Record<string, number[]>} KeptTimes - Seconds of the last runs by file, the newest last. */

const KEPT_FILE = join(ROOT, '.cache/times.json');
/** Number of runs to keep. */
const KEPT = 5;
/** Number of runs needed to check a file: in a single one the machine may have been busy. */
const ENOUGH = 3;
const SHOWN = 10;

/**
 * The ten slowest files, one per line.
 *
 * @param {readonly FileTime[]} times
 */
export function slowestLines(times) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  if (slowest.length === 0) return [];
  return [
    'slowest files:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}

/**
 * A line for each file that took longer than it may without a reason.
 *
 * @param {readonly FileTime[]} times
 */
export const slowWarnings = (times) =>
  times
    .filter(({ file, seconds }) => seconds > SLOW && !SLOW_FILES[file])
    .map(({ file, seconds }) => `slow    ${file}: ${seconds.toFixed(0)} s, without a reason`);

/**
 * Adds another run to the stored times.
 *
 * @param {Readonly<KeptTimes>} kept
 * @param {readonly FileTime[]} times
 */
export function withRun(kept, times) {
  const next = { ...kept };
  for (const { file, seconds } of times) {
    next[file] = [...(next[file] ?? []), Math.round(seconds * 10) / 10].slice(-KEPT);
  }
  return next;
}

/**
 * A sentence for each file whose median over enough stored runs requires a reason that is missing.
 *
 * @param {Readonly<KeptTimes>} kept
 */
export const judgeTimes = (kept) =>
  Object.entries(kept).flatMap(([file, seconds]) => {
    const middle = median(seconds);
    if (seconds.length < ENOUGH || middle <= SLOW || SLOW_FILES[file]) return [];
    return [
      `${file}: ${middle} s, the median of ${seconds.length} runs. Make it faster, split it, ` +
        `or give the reason in scripts/lib/testing/slowFiles.mjs.`,
    ];
  });

/** @returns {KeptTimes} */
export function readTimes() {
  try {
    return JSON.parse(readFileSync(KEPT_FILE, 'utf8'));
  } catch {
    // The first run, or a previous one was cut off.
    return {};
  }
}

/** @param {readonly FileTime[]} times - Of one run. */
export function keepTimes(times) {
  mkdirSync(dirname(KEPT_FILE), { recursive: true });
  writeFileSync(KEPT_FILE, JSON.stringify(withRun(readTimes(), times), null, 1));
}
