/** Where speech is written: the media store, or memory in tests. */
export interface SpeechFiles {
  open(name: string): Promise<FileSink>;
  read(name: string): Promise<Blob>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** A file being written; its content counts only after `close`. */
export interface FileSink {
  write(data: Uint8Array<ArrayBuffer> | string): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

/** Writes a file completely, or not at all. */
export async function writeFile(
  name: string,
  { files, signal }: { files: SpeechFiles; signal?: AbortSignal },
  write: (sink: FileSink) => Promise<void>,
): Promise<void> {
  const sink = await files.open(name);
  try {
    await write(sink);
    signal?.throwIfAborted();
    await sink.close();
  } catch (cause) {
    await sink.abort().catch(() => undefined);
    throw cause;
  }
}
