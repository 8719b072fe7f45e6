import { join, resolve } from 'node:path';
import { VOICES_FOLDER } from '../voices/voicesFolder.mjs';
import { EXIT, UsageError } from './arguments.mjs';
import { checkOut } from './checkOut.mjs';
import { joinParts, makeAndJoin, makeShare, PartsMissing } from './filmParts.mjs';
import {
  InputRefused,
  judgeMarks,
  judgeVoice,
  readProjectFile,
  readRows,
  refuseBlanks,
} from './readInput.mjs';
import { openRenderPage, RenderFailure } from './renderPage.mjs';

/**
 * @typedef {import('./arguments.mjs').Wish} Wish
 * @typedef {import('./renderPage.mjs').RenderPage} RenderPage
 * @typedef {import('./renderPage.mjs').Progress} Progress
 * @typedef {import('./readInput.mjs').Recipe} Recipe
 * @typedef {{ tell: (line: object) => void; complain: (sentence: string) => void }} Output
 */

const BESIDE = /** @type {const} */ ({
  captions: '.vtt',
  poster: '.jpg',
  timeline: '.timeline.json',
});

/**
 * The file name of a row's film: its number, and the part of its title that a file name can contain.
 *
 * @param {number} row
 * @param {string} title
 */
function rowFile(row, title) {
  const name = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '_');
  return `${String(row).padStart(4, '0')}-${Array.from(name).slice(0, 40).join('')}.mp4`;
}

/** Failures that would affect all following rows. */
const STOPPING = ['storage-full', 'unsupported'];

/** @param {Wish} wish */
const foldersOf = ({ voices }) => ({
  voices: voices === undefined ? VOICES_FOLDER : resolve(voices),
});

/**
 * Runs the command for its parsed arguments.
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
      ...foldersOf(wish),
      onProgress(progress) {
        const { stage, fraction } = progress;
        // One line per percent is enough.
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
    if (cause instanceof UsageError) return EXIT.usage;
    if (cause instanceof InputRefused) return EXIT.refused;
    return cause instanceof PartsMissing ? EXIT.parts : EXIT.failed;
  } finally {
    signal.removeEventListener('abort', stop);
    await page?.close();
  }
}

/**
 * Reads all input before a browser starts.
 *
 * @param {Wish} wish
 * @param {Output} output
 * @returns {Promise<(page: RenderPage) => Promise<number>>}
 */
async function prepare(wish, output) {
  const { mode, out } = wish;
  const recipe = await readProjectFile(wish.recipe);
  const said = [
    ...(await judgeVoice(recipe, foldersOf(wish).voices)),
    ...(await judgeMarks(recipe)),
  ];
  for (const sentence of said) output.complain(sentence);
  if (mode.kind === 'table') {
    const rows = await readRows(recipe, mode.file);
    await checkOut(wish);
    return (page) => makeRows(page, rows, wish, output);
  }
  await refuseBlanks(recipe);
  await checkOut(wish);
  if (mode.kind === 'segment') {
    return async (page) => {
      await makeShare(page, await page.segments(recipe), { ...mode, out }, output);
      return EXIT.done;
    };
  }
  const make = filmMaker(mode, recipe, output);
  return async (page) => {
    const film = await make(page);
    await save(page, out, wish);
    output.tell({ event: 'film', file: out, ...film });
    return EXIT.done;
  };
}

/**
 * Chooses how a film is made: in one go, with its parts kept in a folder, or from existing parts.
 *
 * @param {Extract<Wish['mode'], { kind: 'film' | 'assemble' }>} mode
 * @param {Recipe} recipe
 * @param {Output} output
 * @returns {(page: RenderPage) => ReturnType<RenderPage['film']>}
 */
function filmMaker(mode, recipe, output) {
  if (mode.kind === 'assemble') {
    return async (page) => joinParts(page, await page.segments(recipe), mode.folder);
  }
  const { parts } = mode;
  if (parts === undefined) return (page) => page.film(recipe);
  return async (page) => makeAndJoin(page, await page.segments(recipe), parts, output);
}

/**
 * Saves the last film made, and the files that belong to it.
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
  // The video comes last: if the film exists, all its files do.
  await page.save('video', file);
}

/**
 * Makes all rows in one browser, so that the sentences and segments that they share are made once. A row
 * that fails does not stop the others, unless they would fail for the same reason.
 *
 * @param {RenderPage} page
 * @param {readonly import('./readInput.mjs').Row[]} rows
 * @param {Wish} wish
 * @param {Output} output
 */
export async function makeRows(page, rows, wish, output) {
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
      if (!(cause instanceof RenderFailure) || STOPPING.includes(cause.code)) throw cause;
      fail(row, cause.message);
    }
  }
  return failures === 0 ? EXIT.done : EXIT.failed;
}
