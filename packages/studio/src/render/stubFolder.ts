/** A folder of files in memory for tests, in place of the origin-private file system. */
import { vi } from 'vitest';

interface StubFile {
  content: Blob;
  lastModified: number;
}

/** Refuses an operation on a file by throwing what a browser would. */
type Refuse = (operation: 'write' | 'flush' | 'read', name: string) => void;

/** Replaces the browser's storage. @returns the files; those that are put in later are newer */
export function stubFolder(refuse: Refuse = () => undefined): Map<string, StubFile> {
  const files = new Map<string, StubFile>();
  const open = (name: string) => {
    const file = files.get(name);
    if (!file) throw new DOMException(name, 'NotFoundError');
    return file;
  };
  const handleOf = (name: string) => ({
    async getFile() {
      const { content, lastModified } = open(name);
      return Object.assign(new File([content], name, { lastModified }), {
        async arrayBuffer() {
          refuse('read', name);
          return content.arrayBuffer();
        },
      });
    },
    async createWritable() {
      let content = new Blob();
      return {
        write: async (written: Blob | string) => (content = new Blob([written])),
        async close() {
          refuse('write', name);
          files.set(name, { content, lastModified: files.size });
        },
        abort: async () => undefined,
      };
    },
    async createSyncAccessHandle() {
      open(name);
      refuse('flush', name);
      return { flush: () => undefined, close: () => undefined };
    },
  });
  const folder = {
    keys: async function* keys() {
      yield* [...files.keys()];
    },
    async getFileHandle(name: string, { create = false } = {}) {
      if (!create) open(name);
      return handleOf(name);
    },
    async removeEntry(name: string) {
      open(name);
      files.delete(name);
    },
  };
  const root = { getDirectoryHandle: async () => folder };
  vi.stubGlobal('navigator', {
    storage: { getDirectory: async () => root, estimate: async () => ({ quota: 1e9 }) },
  });
  return files;
}
