import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { indexesOfShare } from './arguments.mjs';
import { RenderFailure } from './renderPage.mjs';

/**
 * @typedef {import('./renderPage.mjs').RenderPage} RenderPage
 * @typedef {import('./runRender.mjs').Output} Output
 */

/** Thrown for missing or damaged parts; `message` is one sentence for the user. */
export class PartsMissing extends Error {}

/**
 * The file of a segment. Its name contains its hash, so that parts of another film are never used.
 *
 * @param {string} folder
 * @param {number} index
 * @param {string} hash
 */
const partFile = (folder, index, hash) =>
  join(folder, `${String(index + 1).padStart(4, '0')}-${hash.slice(0, 16)}.part`);

/**
 * Makes the wanted parts of a planned film that do not exist yet.
 *
 * @param {RenderPage} page
 * @param {readonly string[]} hashes - Of all parts of the plan.
 * @param {{ share: number; of: number; out: string }} wanted
 * @param {Output} output
 */
export async function makeShare(page, hashes, { out, ...share }, output) {
  for (const index of indexesOfShare(share, hashes.length)) {
    const file = partFile(out, index, hashes[index] ?? '');
    // Made before this machine was stopped: files are either complete or missing.
    const isKept = existsSync(file);
    if (!isKept) await page.segment(index, file);
    output.tell({ event: 'part', part: index + 1, of: hashes.length, file, isKept });
  }
}

/**
 * Assembles a planned film.
 *
 * @param {RenderPage} page
 * @param {readonly string[]} hashes - Of all parts of the plan.
 * @param {string} folder
 * @throws {PartsMissing}
 */
export async function joinParts(page, hashes, folder) {
  const files = hashes.map((hash, index) => partFile(folder, index, hash));
  const missing = files.flatMap((file, index) => (existsSync(file) ? [] : [index + 1]));
  if (missing.length > 0) {
    const numbers = new Intl.ListFormat('en').format(missing.map(String));
    const what = missing.length === 1 ? 'Part' : 'Parts';
    const are = missing.length === 1 ? 'is' : 'are';
    throw new PartsMissing(`${what} ${numbers} of ${files.length} ${are} missing in “${folder}”.`);
  }
  return page.join(files).catch((cause) => {
    if (!(cause instanceof RenderFailure) || cause.code !== 'missing-file') throw cause;
    throw new PartsMissing(`A part in “${folder}” is damaged: delete it and make it again.`);
  });
}
