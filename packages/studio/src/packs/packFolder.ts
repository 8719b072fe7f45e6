/**
 * Packs in the origin-private file system: one folder per pack, with files named by their SHA-256, and
 * `manifest.json`, which is written last: without it, a pack is incomplete.
 */
import type { VoicePack } from './voicePack.ts';

const PACKS = 'lectern-voices';
export const MANIFEST = 'manifest.json';

async function packsFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(PACKS, { create: true });
}

/** @throws `DOMException` 'NotFoundError' if it does not exist and is not created */
export async function packFolder(
  id: string,
  options: FileSystemGetDirectoryOptions = {},
): Promise<FileSystemDirectoryHandle> {
  return (await packsFolder()).getDirectoryHandle(id, options);
}

/** Reads a complete pack's manifest; null if the pack is missing or incomplete. */
export async function readPack(id: string): Promise<VoicePack | null> {
  try {
    const folder = await packFolder(id);
    const manifest = await (await folder.getFileHandle(MANIFEST)).getFile();
    // It was checked before it was written here.
    return JSON.parse(await manifest.text()) as VoicePack;
  } catch {
    return null;
  }
}

/** Lists all complete packs on this device, by id; none if the browser stores no files. */
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

/** Returns the bytes of a pack that are on this device, complete or not. */
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

/** Reads one file of a complete pack. @throws `DOMException` if it no longer exists */
export async function readPackFile(pack: VoicePack, path: string): Promise<File> {
  const file = pack.files.find((each) => each.path === path);
  if (!file) throw new DOMException(`${pack.id} has no file ${path}`, 'NotFoundError');
  return (await (await packFolder(pack.id)).getFileHandle(file.sha256)).getFile();
}

/** Removes a pack and everything downloaded for it; a missing pack is not an error. */
export async function removePack(id: string): Promise<void> {
  try {
    await (await packsFolder()).removeEntry(id, { recursive: true });
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'NotFoundError')) throw cause;
  }
}
