import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, indexesOfShare } from './arguments.mjs';
import { InputRefused, readProjectFile, readRows, refuseBlanks } from './readInput.mjs';
import { openRenderPage, RenderFailure } from './renderPage.mjs';

/**
 * @typedef {import('./arguments.mjs').Wish} Wish
 * @typedef {import('./renderPage.mjs').RenderPage} RenderPage
 * @typedef {import('./renderPage.mjs').Progress} Progress
 * @typedef {import('./readInput.mjs').Recipe} Recipe
 * @typedef {{ tell: (line: object) => void; complain: (sentence: string) => void }} Output
 */

/** Parts that are missing or damaged; `message` is one sentence for the user. */
class PartsMissing extends Error {}

const BESIDE = /** @type {const} */ ({
  captions: '.vtt',
  poster: '.jpg',
  timeline: '.timeline.json',
});

/**
 * The file of a segment. Its hash is in the name, so that parts of another film are never taken.
 *
 * @param {string} folder
 * @param {number} index
 * @param {string} hash
 */
const partFile = (folder, index, hash) =>
  join(folder, `${String(index + 1).padStart(4, '0')}-${hash.slice(0, 16)}.part`);

/**
 * A row's film: its number, and what can be part of a file's name of its title.
 *
 * @param {number} row
 * @param {string} title
 */
function rowFile(row, title) {
  const name = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '_');
  return `${String(row).padStart(4, '0')}-${Array.from(name).slice(0, 40).join('')}.mp4`;
}

/**
 * Does what the arguments ask for.
 *
 * @param {Wish} wish
 * @param {Output} output
 * @param {AbortSignal} signal
 * @returns {Promise<number>} The exit code.
 */
export async function runRender(wish, output, signal) {
  /** @type {RenderPage | undefined} */
  let page;
  const stop = () => void page?.close();
  try {
    const work = await prepare(wish, output);
    let told = { stage: '', fraction: -1 };
    page = await openRenderPage({
      onProgress(progress) {
        const { stage, fraction } = progress;
        // A line for every percent is enough.
        if (stage === told.stage && fraction < told.fraction + 0.01 && fraction < 1) return;
        told = { stage, fraction };
        const { parts: _, ...line } = progress;
        output.tell({ event: 'progress', ...line });
      },
    });
    signal.addEventListener('abort', stop, { once: true });
    return signal.aborted ? EXIT.interrupted : await work(page);
  } catch (cause) {
    if (signal.aborted) return EXIT.interrupted;
    const message = cause instanceof Error ? cause.message : String(cause);
    output.complain(message);
    output.tell({ event: 'failed', message });
    if (cause instanceof InputRefused) return EXIT.refused;
    return cause instanceof PartsMissing ? EXIT.parts : EXIT.failed;
  } finally {
    signal.removeEventListener('abort', stop);
    await page?.close();
  }
}

/**
 * Reads what there is to read, before a browser starts.
 *
 * @param {Wish} wish
 * @param {Output} output
 * @returns {Promise<(page: RenderPage) => Promise<number>>}
 */
async function prepare(wish, output) {
  const { mode, out } = wish;
  const recipe = await readProjectFile(wish.recipe);
  if (mode.kind === 'table') {
    const rows = await readRows(recipe, mode.file);
    return (page) => makeRows(page, rows, wish, output);
  }
  await refuseBlanks(recipe);
  if (mode.kind === 'segment') return (page) => makeShare(page, recipe, { ...mode, out }, output);
  if (mode.kind === 'assemble') return (page) => joinParts(page, recipe, mode.folder, wish, output);
  return async (page) => {
    const film = await page.film(recipe);
    await save(page, out, wish);
    output.tell({ event: 'film', file: out, ...film });
    return EXIT.done;
  };
}

/**
 * Saves the film that was made last, and what belongs to it.
 *
 * @param {RenderPage} page
 * @param {string} file
 * @param {Pick<Wish, 'hasBeside'>} wish
 */
async function save(page, file, { hasBeside }) {
  for (const [kind, ending] of hasBeside ? Object.entries(BESIDE) : []) {
    await page.save(
      /** @type {keyof typeof BESIDE} */ (kind),
      file.replace(/\.mp4$/i, '') + ending,
    );
  }
  // Last: where the film is, all of it is.
  await page.save('video', file);
}

/**
 * One browser makes all rows, so that sentences and segments which they share are made once. A row that
 * fails does not hold up the others.
 *
 * @param {RenderPage} page
 * @param {readonly import('./readInput.mjs').Row[]} rows
 * @param {Wish} wish
 * @param {Output} output
 */
async function makeRows(page, rows, wish, output) {
  let failures = 0;
  const fail = (/** @type {number} */ row, /** @type {string} */ message) => {
    failures += 1;
    output.complain(`Row ${row}: ${message}`);
    output.tell({ event: 'failed', row, message });
  };
  for (const made of rows) {
    if ('problem' in made) {
      fail(made.row, made.problem);
      continue;
    }
    const { row, recipe } = made;
    const file = join(wish.out, rowFile(row, recipe.title));
    try {
      const film = await page.film(recipe);
      await save(page, file, wish);
      output.tell({ event: 'film', row, file, ...film });
    } catch (cause) {
      if (!(cause instanceof RenderFailure)) throw cause;
      fail(row, cause.message);
    }
  }
  return failures === 0 ? EXIT.done : EXIT.failed;
}

/**
 * @param {RenderPage} page
 * @param {Recipe} recipe
 * @param {{ share: number; of: number; out: string }} wanted
 * @param {Output} output
 */
async function makeShare(page, recipe, { out, ...share }, output) {
  const hashes = await page.segments(recipe);
  for (const index of indexesOfShare(share, hashes.length)) {
    const file = partFile(out, index, hashes[index] ?? '');
    // Made before this machine was stopped: files are there whole or not at all.
    const isKept = existsSync(file);
    if (!isKept) await page.segment(index, file);
    output.tell({ event: 'part', part: index + 1, of: hashes.length, file, isKept });
  }
  return EXIT.done;
}

/**
 * @param {RenderPage} page
 * @param {Recipe} recipe
 * @param {string} folder
 * @param {Wish} wish
 * @param {Output} output
 */
async function joinParts(page, recipe, folder, wish, output) {
  const hashes = await page.segments(recipe);
  const files = hashes.map((hash, index) => partFile(folder, index, hash));
  const missing = files.flatMap((file, index) => (existsSync(file) ? [] : [index + 1]));
  if (missing.length > 0) {
    const numbers = new Intl.ListFormat('en').format(missing.map(String));
    const what = missing.length === 1 ? 'Part' : 'Parts';
    const are = missing.length === 1 ? 'is' : 'are';
    throw new PartsMissing(`${what} ${numbers} of ${files.length} ${are} missing in “${folder}”.`);
  }
  const film = await page.join(files).catch((cause) => {
    if (!(cause instanceof RenderFailure) || cause.code !== 'missing-file') throw cause;
    throw new PartsMissing(`A part in “${folder}” is damaged: delete it and make it again.`);
  });
  await save(page, wish.out, wish);
  output.tell({ event: 'film', file: wish.out, ...film });
  return EXIT.done;
}
