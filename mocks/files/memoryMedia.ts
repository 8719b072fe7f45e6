import { StudioError } from '@lectern/studio';
import type { MediaLibrary } from './mediaLibrary.ts';

/** An in-memory media store, for tests and stories. */
export interface MemoryMedia extends MediaLibrary {
  write(name: string, content: Blob | string): void;
}

/** @returns an empty store, which lives as long as the page */
export function createMemoryMedia(): MemoryMedia {
  const files = new Map<string, Blob>();
  return {
    write(name, content) {
      files.set(name, content instanceof Blob ? content : new Blob([content]));
    },
    async read(name) {
      const file = files.get(name);
      if (!file) throw new StudioError('missing-file', name);
      return file;
    },
    async has(name) {
      return files.has(name);
    },
    async remove(name) {
      files.delete(name);
    },
    async list() {
      return [...files.keys()];
    },
  };
}
