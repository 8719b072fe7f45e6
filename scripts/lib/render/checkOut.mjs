import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './arguments.mjs';

/** Another path is needed. Anything else, such as a lost network drive, may work the next time. */
const WRONG_PATH = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

/** @param {string} path */
const isFolder = (path) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** @param {string} folder */
async function openFolder(folder) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (cause) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
    if (!code || !WRONG_PATH.has(code)) throw cause;
    throw new UsageError(`“${folder}” is not a folder that can be written to.`);
  }
}

/**
 * Creates the folders that the command writes to, and checks that films can be saved there. Found out after a film
 * is made, a wrong path would cost the film.
 *
 * @param {Pick<import('./arguments.mjs').Wish, 'mode' | 'out'>} wish
 * @throws {UsageError}
 */
export async function checkOut({ mode, out }) {
  if (mode.kind === 'table' || mode.kind === 'segment') return openFolder(out);
  if (/[/\\]$/.test(out) || (await isFolder(out))) {
    throw new UsageError(`“${out}” is a folder: name the film’s file with --out.`);
  }
  await openFolder(dirname(out));
  if (mode.kind === 'film' && mode.parts !== undefined) await openFolder(mode.parts);
}
