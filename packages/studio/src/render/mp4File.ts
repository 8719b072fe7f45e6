import {
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
} from 'mediabunny';
import { mendAvcDescription } from './avcDescription.ts';
import { openMedia, readMedia, removeMedia, toStorageError } from '../mediaStore.ts';
import type { FrameFormat } from '../types.ts';
import { SoundTrack } from './soundTrack.ts';

/** Bytes collected before a write. */
const CHUNK_SIZE = 1 << 20;
/** Pending packets above which the renderer waits. */
const MAX_PENDING = 90;

/**
 * An MP4 in the media store that grows on disk and not in memory.
 *
 * Room for the index is left at the start, so that the file plays while it is still loading.
 */
export class Mp4File {
  readonly #name: string;
  readonly #stream: FileSystemWritableFileStream;
  readonly #output: Output;
  readonly #video: EncodedVideoPacketSource;
  #pending = 0;
  #written: Promise<void> = Promise.resolve();
  #failure: unknown;

  private constructor(name: string, stream: FileSystemWritableFileStream) {
    this.#name = name;
    this.#stream = stream;
    this.#output = new Output({
      format: new Mp4OutputFormat({ fastStart: 'reserve' }),
      target: new StreamTarget(stream, { chunked: true, chunkSize: CHUNK_SIZE }),
    });
    this.#video = new EncodedVideoPacketSource('avc');
  }

  /** @param seconds of sound. @throws `StudioError` 'storage-full', 'unsupported'. */
  static async open(
    name: string,
    { frameRate }: FrameFormat,
    frames: number,
    sound: SoundTrack,
    seconds: number,
  ): Promise<Mp4File> {
    const file = new Mp4File(name, await openMedia(name));
    try {
      const output = file.#output;
      output.addVideoTrack(file.#video, { frameRate, maximumPacketCount: frames + 1 });
      output.addAudioTrack(sound.source, { maximumPacketCount: SoundTrack.packetsFor(seconds) });
      await output.start();
      return file;
    } catch (cause) {
      await file.discard();
      throw toStorageError(cause);
    }
  }

  /** Whether packets come faster than they can be written; see {@link written}. */
  get isFull(): boolean {
    return this.#pending >= MAX_PENDING;
  }

  /** Adds a packet. {@link throwIfFailed} and {@link finish} throw its failure. */
  addPacket(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata): void {
    const packet = EncodedPacket.fromEncodedChunk(chunk);
    this.#pending += 1;
    this.#written = this.#written
      .then(() => this.#video.add(packet, mended(metadata)))
      .catch((cause: unknown) => {
        this.#failure ??= cause;
      })
      .finally(() => {
        this.#pending -= 1;
      });
  }

  /** Resolves when all packets so far are written. */
  async written(): Promise<void> {
    await this.#written;
    this.throwIfFailed();
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw toStorageError(this.#failure);
  }

  /** Writes the index and closes the file. Returns its size in bytes. */
  async finish(): Promise<number> {
    await this.written();
    try {
      await this.#output.finalize();
    } catch (cause) {
      throw toStorageError(cause);
    }
    return (await readMedia(this.#name)).size;
  }

  /** Removes the file. Never throws. */
  async discard(): Promise<void> {
    if (this.#output.state === 'started') await this.#output.cancel().catch(() => undefined);
    await this.#stream.abort().catch(() => undefined);
    await removeMedia(this.#name).catch(() => undefined);
  }
}

/** The encoder's metadata, with a description that any player reads. */
function mended(metadata?: EncodedVideoChunkMetadata): EncodedVideoChunkMetadata | undefined {
  const { decoderConfig } = metadata ?? {};
  if (!decoderConfig?.description) return metadata;
  const { description: source } = decoderConfig;
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return {
    ...metadata,
    decoderConfig: { ...decoderConfig, description: mendAvcDescription(bytes) },
  };
}
