import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * @typedef {{ bytes: number; sha256: string }} Expected
 */

/**
 * Downloads a file with a known checksum. The part downloaded so far is kept next to it as `.part`, and
 * only the rest is requested.
 *
 * @param {string} address
 * @param {string} file - The destination; a correct existing file is left as it is.
 * @param {Expected} expected
 * @param {(bytes: number) => void} [onProgress] - Called with the number of bytes downloaded so far.
 * @throws if the file cannot be reached, or is not what was expected
 */
export async function downloadFile(address, file, expected, onProgress = () => {}) {
  if (await isWhole(file, expected)) return;
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  let kept = existsSync(part) ? statSync(part).size : 0;
  if (kept > expected.bytes) kept = 0;
  if (kept < expected.bytes) {
    const response = await fetch(address, kept > 0 ? { headers: { range: `bytes=${kept}-` } } : {});
    if (!response.ok || !response.body) {
      throw new Error(`${address} answered ${response.status} ${response.statusText}.`);
    }
    // A host without range support sends the whole file again.
    const isRest = response.status === 206;
    let here = isRest ? kept : 0;
    const to = await open(part, isRest ? 'a' : 'w');
    try {
      for await (const piece of response.body) {
        await to.write(piece);
        here += piece.length;
        onProgress(here);
      }
    } finally {
      await to.close();
    }
  }
  if (!(await isWhole(part, expected))) {
    await rm(part);
    throw new Error(`${address} is not the file that this pack was made for. It was deleted.`);
  }
  await rename(part, file);
}

/**
 * @param {string} file
 * @param {Expected} expected
 */
async function isWhole(file, { bytes, sha256 }) {
  if (!existsSync(file) || statSync(file).size !== bytes) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex') === sha256;
}
