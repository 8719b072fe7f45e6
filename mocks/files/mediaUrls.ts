import { StudioError } from '@lectern/studio';
import type { MediaLibrary } from './mediaLibrary.ts';

const TYPES: Readonly<Record<string, string>> = {
  wav: 'audio/wav',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt',
  json: 'application/json',
};

/** Gives files URLs that the page can play. */
export interface MediaUrls {
  /** A `blob:` URL; null if the file no longer exists. */
  urlOf(name: string): Promise<string | null>;
}

/**
 * Creates object URLs for files.
 *
 * A file keeps its URL for the life of the tab, so that responses about the same video are equal and a
 * player keeps playing when the record is read again. A rewritten file has a different size and gets
 * another URL; the old URL is revoked only once its file is deleted, because a player may still be using
 * it.
 */
export function createMediaUrls(media: MediaLibrary): MediaUrls {
  const known = new Map<string, { size: number; url: string }>();

  return {
    async urlOf(name) {
      let file: Blob;
      try {
        file = await media.read(name);
      } catch (cause) {
        if (!(cause instanceof StudioError)) throw cause;
        const gone = known.get(name);
        if (gone) URL.revokeObjectURL(gone.url);
        known.delete(name);
        return null;
      }
      const before = known.get(name);
      if (before?.size === file.size) return before.url;
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      // `slice` sets the type without reading the file into memory.
      const url = URL.createObjectURL(file.type === type ? file : file.slice(0, file.size, type));
      known.set(name, { size: file.size, url });
      return url;
    },
  };
}
