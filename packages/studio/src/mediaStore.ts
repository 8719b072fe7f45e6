/**
 * Named files in folders of the origin-private file system.
 *
 * Works on the page and in workers. Files are read as disk-backed `File` objects, so a long video never has
 * to fit into memory.
 *
 * @throws `StudioError` 'missing-file' when a file does not exist, 'storage-full' when the quota is
 *   reached, 'unsupported' if the browser has no origin-private file system.
 */
import { StudioError } from './StudioError.ts';

/** Films, posters, captions and audio: each has a record elsewhere. */
const MEDIA = 'lectern-media';

async function openFolder(name: string): Promise<FileSystemDirectoryHandle> {
  if (!('storage' in navigator) || typeof navigator.storage.getDirectory !== 'function') {
    throw new StudioError('unsupported', 'origin-private file system');
  }
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create: true });
}

/** Returns a storage failure as a `StudioError`; anything else unchanged. */
export function toStorageError(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError') {
    return new StudioError('storage-full', cause.message, { cause });
  }
  if (cause instanceof DOMException && cause.name === 'NotFoundError') {
    return new StudioError('missing-file', cause.message, { cause });
  }
  return cause;
}

export async function readMedia(name: string, folder = MEDIA): Promise<File> {
  try {
    const handle = await (await openFolder(folder)).getFileHandle(name);
    return await handle.getFile();
  } catch (cause) {
    throw toStorageError(cause);
  }
}

export async function hasMedia(name: string, folder = MEDIA): Promise<boolean> {
  try {
    await (await openFolder(folder)).getFileHandle(name);
    return true;
  } catch {
    return false;
  }
}

/** Opens a file for writing; its content replaces the old one when the stream is closed. */
export async function openMedia(
  name: string,
  folder = MEDIA,
): Promise<FileSystemWritableFileStream> {
  try {
    const handle = await (await openFolder(folder)).getFileHandle(name, { create: true });
    return await handle.createWritable();
  } catch (cause) {
    throw toStorageError(cause);
  }
}

export async function writeMedia(
  name: string,
  content: Blob | string,
  folder = MEDIA,
): Promise<void> {
  const stream = await openMedia(name, folder);
  try {
    await stream.write(content);
    await stream.close();
  } catch (cause) {
    await stream.abort().catch(() => undefined);
    throw toStorageError(cause);
  }
}

/** A file that is open for writing in place: the part of `FileSystemSyncAccessHandle` that is used here. */
export interface FileInPlace {
  /** @returns the number of bytes written */
  write(content: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

/** A method that file handles only have in workers; the DOM library does not declare it. */
interface SyncHandles {
  createSyncAccessHandle?: () => Promise<FileInPlace>;
}

/**
 * Opens a file whose bytes are on disk as soon as they are written, and which no one else can open until it
 * is closed. Only works in workers. Throws 'unsupported' in browsers without sync access handles.
 */
export async function openInPlace(name: string, folder = MEDIA): Promise<FileInPlace> {
  try {
    const handle: FileSystemFileHandle & SyncHandles = await (
      await openFolder(folder)
    ).getFileHandle(name, { create: true });
    if (!handle.createSyncAccessHandle) throw new StudioError('unsupported', 'sync access handles');
    return await handle.createSyncAccessHandle();
  } catch (cause) {
    throw toStorageError(cause);
  }
}

/**
 * Resolves once a closed file has reached the disk, so that a record may mark it as ready. Works in
 * workers; elsewhere, and in browsers without sync access handles, it resolves immediately.
 */
export async function flushMedia(name: string, folder = MEDIA): Promise<void> {
  try {
    const handle: FileSystemFileHandle & SyncHandles = await (
      await openFolder(folder)
    ).getFileHandle(name);
    const access = await handle.createSyncAccessHandle?.();
    try {
      access?.flush();
    } finally {
      access?.close();
    }
  } catch (cause) {
    throw toStorageError(cause);
  }
}

/** Removes a file; a file that does not exist is not an error. */
export async function removeMedia(name: string, folder = MEDIA): Promise<void> {
  try {
    await (await openFolder(folder)).removeEntry(name);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotFoundError') return;
    throw toStorageError(cause);
  }
}

/** The suffix of Chromium's unfinished writes, which a killed browser leaves behind. */
export const UNFINISHED = /\.crswap$/u;

/** Removes unfinished writes to files that are no longer being written. */
export async function removeUnfinished(names: readonly string[]): Promise<void> {
  for (const left of await listMedia()) {
    const isOfThese = names.some((name) => left.startsWith(`${name}.`));
    if (UNFINISHED.test(left) && isOfThese) await removeMedia(left);
  }
}

/** Returns the names of all files, for removing those without a record. */
export async function listMedia(folder = MEDIA): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await openFolder(folder)).keys()) names.push(name);
  return names;
}
