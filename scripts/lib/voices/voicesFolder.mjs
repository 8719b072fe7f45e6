import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder in which `npm run voices` keeps the packs that this clone serves; git ignores it. */
export const VOICES_FOLDER = fileURLToPath(new URL('../../../voices', import.meta.url));

/** @typedef {{ path: string; content: Uint8Array | string }} PackContent */

/**
 * Writes a pack's files and its manifest, replacing an older version, and adds it to the folder's index.
 *
 * @param {string} folder - Of all packs.
 * @param {Record<string, unknown> & { id: string }} manifest - Without its files.
 * @param {readonly PackContent[]} contents
 * @returns {Promise<number>} bytes
 */
export async function writePack(folder, manifest, contents) {
  const own = join(folder, manifest.id);
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  let bytes = 0;
  const files = [];
  for (const { path, content } of contents) {
    const data = Buffer.from(content);
    await mkdir(dirname(join(own, path)), { recursive: true });
    await writeFile(join(own, path), data);
    const sha256 = createHash('sha256').update(data).digest('hex');
    files.push({ path, bytes: data.length, sha256 });
    bytes += data.length;
  }
  await writeFile(join(own, 'manifest.json'), JSON.stringify({ ...manifest, files }, null, 2));
  await writeIndex(folder);
  return bytes;
}

/**
 * The manifests in a folder, ordered by id.
 *
 * @param {string} folder
 * @returns {Promise<(Record<string, unknown> & { id: string })[]>}
 */
export async function readPacks(folder) {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const packs = [];
  for (const name of names.toSorted()) {
    const file = join(folder, name, 'manifest.json');
    if (existsSync(file)) packs.push(JSON.parse(await readFile(file, 'utf8')));
  }
  return packs;
}

/**
 * @param {string} folder
 * @param {string} id
 * @returns {Promise<boolean>} whether it existed
 */
export async function deletePack(folder, id) {
  const own = join(folder, id);
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(join(own, 'manifest.json'))) return false;
  await rm(own, { recursive: true });
  await writeIndex(folder);
  return true;
}

/** @param {string} folder */
async function writeIndex(folder) {
  const packs = (await readPacks(folder)).map(({ id }) => id);
  await writeFile(join(folder, 'index.json'), JSON.stringify({ packs }, null, 2));
}
