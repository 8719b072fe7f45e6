import { MANIFEST, packFolder, type VoicePack } from '@lectern/studio/packs';
import * as Comlink from 'comlink';
import { type FileAccess, fetchFile } from './fetchFile.ts';
import { PackError, type PackErrorCode } from './PackError.ts';

/** The result of a load. Custom errors do not survive the transfer between threads. */
export type LoadOutcome = { code: null } | { code: PackErrorCode; file: number };

/** A method that file handles have only in workers; the DOM library does not declare it. */
interface SyncHandles {
  createSyncAccessHandle(): Promise<FileAccess & { close(): void }>;
}

async function openFile(folder: FileSystemDirectoryHandle, name: string) {
  const handle = await folder.getFileHandle(name, { create: true });
  return (handle as FileSystemFileHandle & SyncHandles).createSyncAccessHandle();
}

async function load(
  pack: VoicePack,
  address: string,
  onProgress: (bytes: number) => void,
): Promise<LoadOutcome> {
  let before = 0;
  let number = 0;
  try {
    const folder = await packFolder(pack.id, { create: true });
    for (const file of pack.files) {
      number += 1;
      const access = await openFile(folder, file.sha256);
      try {
        const url = new URL(file.path, address).href;
        const base = before;
        await fetchFile({
          ...{ url, file, number, access },
          fetch: self.fetch.bind(self),
          onProgress: (bytes) => onProgress(base + bytes),
        });
      } finally {
        access.close();
      }
      before += file.bytes;
    }
    const manifest = await openFile(folder, MANIFEST);
    try {
      manifest.truncate(0);
      manifest.write(new TextEncoder().encode(JSON.stringify(pack)), { at: 0 });
      manifest.flush();
    } finally {
      manifest.close();
    }
    return { code: null };
  } catch (cause) {
    if (cause instanceof PackError) return { code: cause.code, file: cause.file };
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') {
      return { code: 'storage-full', file: number };
    }
    throw cause;
  }
}

const exposed = { load };
export type PackWorker = typeof exposed;

Comlink.expose(exposed);
