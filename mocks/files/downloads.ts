/** Storage for assembling downloads that are too large for memory. */
export interface Downloads {
  /**
   * Writes a file and returns it. The previous one is removed.
   *
   * @throws `QuotaExceededError` when the disk is full
   */
  write(name: string, content: ReadableStream<Uint8Array>): Promise<Blob>;
  /** Removes a file if it still exists. */
  remove(name: string): Promise<void>;
}

/** The bytes are not in shared memory, which the types cannot express. */
const toBlob = (content: ReadableStream<Uint8Array>): Promise<Blob> =>
  new Response(content as ReadableStream<Uint8Array<ArrayBuffer>>).blob();

const FOLDER = 'lectern-downloads';

/** The origin-private file system; memory if the browser cannot write to it from a page. */
export const browserDownloads: Downloads = {
  async write(name, content) {
    const root = await navigator.storage.getDirectory();
    // By the time of the next download, the browser has finished reading the previous file.
    await root.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
    const handle = await (
      await root.getDirectoryHandle(FOLDER, { create: true })
    ).getFileHandle(name, { create: true });
    if (!('createWritable' in handle)) return toBlob(content);
    await content.pipeTo(await handle.createWritable());
    return handle.getFile();
  },
  async remove(name) {
    try {
      const root = await navigator.storage.getDirectory();
      await (await root.getDirectoryHandle(FOLDER)).removeEntry(name);
    } catch (cause) {
      if (!(cause instanceof DOMException) || cause.name !== 'NotFoundError') throw cause;
    }
  },
};

/** Downloads in memory, for tests. */
export const memoryDownloads: Downloads = {
  write: (_name, content) => toBlob(content),
  remove: () => Promise.resolve(),
};
