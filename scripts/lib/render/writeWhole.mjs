import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Has a file written under a temporary name and renames it, so that it is either complete or missing. The
 * name is not derived from the process id, which is the same in many containers that may write to one
 * folder.
 *
 * @param {string} path
 * @param {(begun: string) => Promise<void>} write
 */
export async function writeWhole(path, write) {
  const begun = `${path}.part-${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(begun);
    await rename(begun, path);
  } finally {
    await rm(begun, { force: true });
  }
}
