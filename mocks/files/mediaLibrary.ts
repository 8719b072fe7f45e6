import * as opfs from '@lectern/studio';

/** The backend's view of the media store; the studio itself writes the files. */
export interface MediaLibrary {
  /** @throws `StudioError` 'missing-file' when it no longer exists. */
  read(name: string): Promise<Blob>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

/** The origin-private file system, which the studio writes to. */
export const browserMedia: MediaLibrary = {
  read: opfs.readMedia,
  has: opfs.hasMedia,
  remove: opfs.removeMedia,
  list: opfs.listMedia,
};
