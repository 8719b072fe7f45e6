/**
 * Packs in the origin-private file system: a folder a pack, its files named by their SHA-256, and
 * `manifest.json`, which is written last: a pack without it is not whole.
 */
import type { VoicePack } from './voicePack.ts';

const PACKS = 'lectern-voices';
export const MANIFEST = 'manifest.json';

async function packsFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(PACKS, { create: true });
}

/** @throws `DOMException` 'NotFoundError' when it is not there and not created */
export async function packFolder(
  id: string,
  options: FileSystemGetDirectoryOptions = {},
): Promise<FileSystemDirectoryHandle> {
  return (await packsFolder()).getDirectoryHandle(id, options);
}

/** A whole pack's manifest; null where the pack is not here, or not whole. */
export async function readPack(id: string): Promise<VoicePack | null> {
  try {
    const folder = await packFolder(id);
    const manifest = await (await folder.getFileHandle(MANIFEST)).getFile();
    // Written here after it was checked.
    return JSON.parse(await manifest.text()) as VoicePack;
  } catch {
    return null;
  }
}

/** All whole packs of this device, by id; none where the browser keeps no files. */
export async function listPacks(): Promise<VoicePack[]> {
  const ids: string[] = [];
  try {
    for await (const id of (await packsFolder()).keys()) ids.push(id);
  } catch {
    return [];
  }
  const packs = await Promise.all(ids.toSorted().map(readPack));
  return packs.filter((pack) => pack !== null);
}

/** Bytes of a pack that are on this device, whole or not. */
export async function keptBytes(id: string): Promise<number> {
  try {
    let bytes = 0;
    for await (const [name, handle] of (await packFolder(id)).entries()) {
      if (name === MANIFEST || handle.kind !== 'file') continue;
      bytes += (await handle.getFile()).size;
    }
    return bytes;
  } catch {
    return 0;
  }
}

/** One file of a whole pack. @throws `DOMException` when it is gone */
export async function readPackFile(pack: VoicePack, path: string): Promise<File> {
  const file = pack.files.find((each) => each.path === path);
  if (!file) throw new DOMException(`${pack.id} has no file ${path}`, 'NotFoundError');
  return (await (await packFolder(pack.id)).getFileHandle(file.sha256)).getFile();
}

/** Removes a pack with what was loaded of it; one that is not there is no error. */
export async function removePack(id: string): Promise<void> {
  try {
    await (await packsFolder()).removeEntry(id, { recursive: true });
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'NotFoundError')) throw cause;
  }
}
