import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { indexesOfShare } from './arguments.mjs';
import { RenderFailure } from './renderPage.mjs';

/**
 * @typedef {import('./renderPage.mjs').RenderPage} RenderPage
 * @typedef {import('./runRender.mjs').Output} Output
 */

/** Thrown for missing or damaged parts; `message` is one sentence for the user. */
export class PartsMissing extends Error {
  /**
   * @param {string} message
   * @param {readonly string[]} [unusable] - Files that exist, and have to be deleted first.
   */
  constructor(message, unusable = []) {
    super(message);
    this.unusable = unusable;
  }
}

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
 * Assembles a planned film. Removes a damaged part: as long as it exists, it is not made again.
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
  return page.join(files).catch(async (cause) => {
    if (!(cause instanceof RenderFailure) || !cause.part) throw cause;
    const { index, fault } = cause.part;
    if (fault === 'unfit') {
      throw new PartsMissing(
        `The parts in “${folder}” are from different versions of Chromium: delete them and make them again.`,
        files,
      );
    }
    await rm(files[index] ?? '', { force: true });
    throw new PartsMissing(
      `Part ${index + 1} of ${files.length} in “${folder}” was damaged and has been removed: make it again.`,
    );
  });
}

/**
 * Makes the missing parts of a planned film and assembles it. If kept parts cannot be used, they are made
 * again, once.
 *
 * @param {RenderPage} page
 * @param {readonly string[]} hashes - Of all parts of the plan.
 * @param {string} folder
 * @param {Output} output
 * @throws {PartsMissing}
 */
export async function makeAndJoin(page, hashes, folder, output) {
  async function attempt() {
    await makeShare(page, hashes, { share: 1, of: 1, out: folder }, output);
    return joinParts(page, hashes, folder);
  }
  try {
    return await attempt();
  } catch (cause) {
    if (!(cause instanceof PartsMissing)) throw cause;
    for (const file of cause.unusable) await rm(file, { force: true });
    return attempt();
  }
}
