/*
 * Screenshots are stored as lossless WebP, half the size of PNG. Playwright only compares PNG, so it works
 * on a copy in that format, next to the sources and outside the repository.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../run.mjs';

/**
 * The stored screenshots, by browser and system: `chromium-linux/components-button--variants-dark.webp`.
 */
export const STORED = join(ROOT, 'visual/baselines');
/** The same names with `.png`. */
export const UNPACKED = join(ROOT, '.cache/visual');
/** Maximum bytes of all stored screenshots of one browser and system. */
export const BUDGET = 25_000_000;

const WEBP = '.webp';
const PNG = '.png';
/** Of 6: the last two levels take twice the time to save a hundredth of the size. */
const EFFORT = 4;
/** The copy is read a few times and never sent. */
const FAST = 1;

/**
 * Names without their extension, including subfolders.
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

/**
 * The modification time in whole milliseconds: setting a time preserves no more precision. @param {string}
 * file
 */
const changedAt = (file) => (existsSync(file) ? Math.trunc(statSync(file).mtimeMs) : undefined);

/** A pair is in sync while both files have the same time. @param {string} file @param {string} other */
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
 * Makes a folder of PNG files mirror the stored screenshots. Files that are in sync are left alone.
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
 * Stores changes in a folder of PNG since it was unpacked, and removes screenshots that were removed from
 * it. A screenshot with the same pixels keeps its bytes, whichever version packs it. Resolves to the bytes
 * written.
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
 * The number of screenshots for each browser and system, and their bytes.
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
