/**
 * Named files in the origin-private file system, under one folder.
 *
 * Works on the page and in workers. Files are read as disk-backed `File` objects, so that a long
 * video never has to fit into memory.
 *
 * @throws `StudioError` 'missing-file' when a file is gone, 'storage-full' when the quota is reached,
 * 'unsupported' where the browser has no origin-private file system.
 */
import { StudioError } from './StudioError.ts';

const FOLDER = 'lectern-media';

async function folder(): Promise<FileSystemDirectoryHandle> {
  if (!('storage' in navigator) || typeof navigator.storage.getDirectory !== 'function') {
    throw new StudioError('unsupported', 'origin-private file system');
  }
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

/** A storage failure as a `StudioError`; anything else unchanged. */
export function toStorageError(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError') {
    return new StudioError('storage-full', cause.message, { cause });
  }
  if (cause instanceof DOMException && cause.name === 'NotFoundError') {
    return new StudioError('missing-file', cause.message, { cause });
  }
  return cause;
}

export async function readMedia(name: string): Promise<File> {
  try {
    const handle = await (await folder()).getFileHandle(name);
    return await handle.getFile();
  } catch (cause) {
    throw toStorageError(cause);
  }
}

export async function hasMedia(name: string): Promise<boolean> {
  try {
    await (await folder()).getFileHandle(name);
    return true;
  } catch {
    return false;
  }
}

/** Opens a file for writing; its content replaces the old one when the stream is closed. */
export async function openMedia(name: string): Promise<FileSystemWritableFileStream> {
  try {
    const handle = await (await folder()).getFileHandle(name, { create: true });
    return await handle.createWritable();
  } catch (cause) {
    throw toStorageError(cause);
  }
}

export async function writeMedia(name: string, content: Blob | string): Promise<void> {
  const stream = await openMedia(name);
  try {
    await stream.write(content);
    await stream.close();
  } catch (cause) {
    await stream.abort().catch(() => undefined);
    throw toStorageError(cause);
  }
}

/** A method of file handles in workers only; the DOM library does not declare it. */
interface SyncHandles {
  createSyncAccessHandle?: () => Promise<{ flush(): void; close(): void }>;
}

/**
 * Resolves once a closed file has reached the disk, so that a record may call it ready. Works in workers;
 * elsewhere, and in browsers without sync access handles, it resolves at once.
 */
export async function flushMedia(name: string): Promise<void> {
  try {
    const handle: FileSystemFileHandle & SyncHandles = await (await folder()).getFileHandle(name);
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

/** Removes a file; a file that is already gone is no error. */
export async function removeMedia(name: string): Promise<void> {
  try {
    await (await folder()).removeEntry(name);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotFoundError') return;
    throw toStorageError(cause);
  }
}

/** Names of all files, for removing those without a record. */
export async function listMedia(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await folder()).keys()) names.push(name);
  return names;
}
