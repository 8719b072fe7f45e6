import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Has a file written under a name of its own and renames it: it is there whole or not at all. Not by the
 * process's number, which is the same in many containers: they may write to one folder.
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
