/*
 * Pictures are stored as lossless WebP, half the size of PNG. Playwright compares PNG alone, so it works on a
 * copy in that format, beside the sources and outside the repository.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './run.mjs';

/** By browser and system: `chromium-linux/components-button--variants-dark.webp`. */
export const STORED = join(ROOT, 'visual/baselines');
/** The same names with `.png`. */
export const UNPACKED = join(ROOT, '.cache/visual');
/** Bytes of all stored pictures of one browser and system. */
export const BUDGET = 25_000_000;

const WEBP = '.webp';
const PNG = '.png';
/** Of 6: the last two steps take twice the time for a hundredth of the size. */
const EFFORT = 4;
/** It is read a few times and never sent. */
const FAST = 1;

/**
 * Names without their ending, with the folder's own folders.
 *
 * @param {string} folder
 * @param {string} ending
 */
function namesIn(folder, ending) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

/** Whole milliseconds: that much of a time survives being set. @param {string} file */
const changedAt = (file) => (existsSync(file) ? Math.trunc(statSync(file).mtimeMs) : undefined);

/** A pair is in step while both files have the same time. @param {string} file @param {string} other */
function markInStep(file, other) {
  const time = new Date(Math.trunc(statSync(other).mtimeMs));
  utimesSync(file, time, time);
}

/** @param {string} file */
const pixelsOf = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** @param {string} one @param {string} other */
async function showTheSame(one, other) {
  if (!existsSync(one) || !existsSync(other)) return false;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.info.width === b.info.width && a.data.equals(b.data);
}

/**
 * Makes a folder of PNG the copy of the stored pictures. What is in step is left alone.
 *
 * @param {string} stored
 * @param {string} unpacked
 */
export async function unpackPictures(stored = STORED, unpacked = UNPACKED) {
  const names = namesIn(stored, WEBP);
  const wanted = new Set(names);
  for (const name of namesIn(unpacked, PNG)) {
    if (!wanted.has(name)) rmSync(join(unpacked, name + PNG));
  }
  for (const name of names) {
    const from = join(stored, name + WEBP);
    const to = join(unpacked, name + PNG);
    if (changedAt(from) === changedAt(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    await sharp(from).png({ compressionLevel: FAST }).toFile(to);
    markInStep(to, from);
  }
}

/**
 * Stores what has changed in a folder of PNG since it was unpacked, and removes what is gone from it. A picture
 * that shows the same keeps its bytes, whichever version packs it. Resolves to the bytes that were written.
 *
 * @param {string} unpacked
 * @param {string} stored
 */
export async function packPictures(unpacked = UNPACKED, stored = STORED) {
  const names = namesIn(unpacked, PNG);
  const wanted = new Set(names);
  for (const name of namesIn(stored, WEBP)) {
    if (!wanted.has(name)) rmSync(join(stored, name + WEBP));
  }
  let bytes = 0;
  for (const name of names) {
    const from = join(unpacked, name + PNG);
    const to = join(stored, name + WEBP);
    if (changedAt(from) === changedAt(to)) continue;
    if (!(await showTheSame(from, to))) {
      mkdirSync(dirname(to), { recursive: true });
      const { size } = await sharp(from).webp({ lossless: true, effort: EFFORT }).toFile(to);
      bytes += size;
    }
    markInStep(from, to);
  }
  return bytes;
}

/**
 * How many pictures each browser and system has, and their bytes.
 *
 * @param {string} stored
 */
export function sizesOfPictures(stored = STORED) {
  return readdirSync(stored).map((name) => {
    const folder = join(stored, name);
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    return { name, count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}
