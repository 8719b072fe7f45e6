import * as opfs from '@lectern/studio';

/** The backend's part of the media store; the studio itself writes the files. */
export interface MediaLibrary {
  /** @throws `StudioError` 'missing-file' when it is gone. */
  read(name: string): Promise<Blob>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

/** The origin-private file system, where the studio writes. */
export const browserMedia: MediaLibrary = {
  read: opfs.readMedia,
  has: opfs.hasMedia,
  remove: opfs.removeMedia,
  list: opfs.listMedia,
};
