import {
  type EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
} from 'mediabunny';
import type { StreamTargetChunk } from 'mediabunny';
import { openMedia, readMedia, removeMedia, toStorageError } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import type { FrameFormat } from '../types.ts';
import { type FilmMetadata, filmLanguage, filmTags, syntheticMediaBox } from './filmMetadata.ts';
import { MISFIT, type Segment } from './segments/segment.ts';
import { SoundTrack } from './sound/soundTrack.ts';

/** Bytes buffered before a write. */
const CHUNK_SIZE = 1 << 20;

/**
 * An MP4 in the media store, assembled from segments in order. It grows on disk rather than in memory.
 *
 * Space for the index is reserved at the start, so the file plays while it is still loading.
 */
export class Mp4File {
  readonly #name: string;
  readonly #stream: FileSystemWritableFileStream;
  readonly #output: Output;
  readonly #video: EncodedVideoPacketSource;
  #frames = 0;
  #description: Uint8Array | undefined;

  private constructor(name: string, stream: FileSystemWritableFileStream, metadata: FilmMetadata) {
    this.#name = name;
    this.#stream = stream;
    this.#output = new Output({
      format: new Mp4OutputFormat({ fastStart: 'reserve' }),
      target: new StreamTarget(withEnd(stream, syntheticMediaBox(metadata)), {
        chunked: true,
        chunkSize: CHUNK_SIZE,
      }),
    });
    this.#output.setMetadataTags(filmTags(metadata));
    this.#video = new EncodedVideoPacketSource('avc');
  }

  /** @param seconds of audio. @throws `StudioError` 'storage-full', 'unsupported'. */
  static async open(
    name: string,
    { frameRate }: FrameFormat,
    frames: number,
    sound: EncodedAudioPacketSource,
    seconds: number,
    metadata: FilmMetadata,
  ): Promise<Mp4File> {
    const file = new Mp4File(name, await openMedia(name), metadata);
    try {
      const output = file.#output;
      output.addVideoTrack(file.#video, { frameRate, maximumPacketCount: frames + 1 });
      const maximumPacketCount = SoundTrack.packetsFor(seconds);
      output.addAudioTrack(sound, { maximumPacketCount, languageCode: filmLanguage(metadata) });
      await output.start();
      return file;
    } catch (cause) {
      await file.discard();
      throw toStorageError(cause);
    }
  }

  /**
   * Copies the packets of the next segment.
   *
   * @throws `StudioError` 'storage-full'; 'encoder-failed' when the segment comes from an encoder with
   *   parameters that differ from the earlier ones, because a film has one description
   */
  async append({ decoder, packets, frames, frameRate }: Segment): Promise<void> {
    const { description } = decoder;
    const first = this.#description;
    if (
      first &&
      (first.length !== description.length || first.some((b, i) => b !== description[i]))
    ) {
      throw new StudioError('encoder-failed', MISFIT);
    }
    this.#description = description;
    try {
      for (const { frame, isKey, data } of packets) {
        const time = (this.#frames + frame) / frameRate;
        const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', time, 1 / frameRate);
        await this.#video.add(packet, first ? undefined : { decoderConfig: decoder });
      }
    } catch (cause) {
      throw toStorageError(cause);
    }
    this.#frames += frames;
  }

  /** Writes the index and closes the file. Returns its size in bytes. */
  async finish(): Promise<number> {
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

/** Wraps the stream to append some bytes after everything that is written to it. */
function withEnd(
  stream: FileSystemWritableFileStream,
  last: Uint8Array<ArrayBuffer>,
): WritableStream<StreamTargetChunk> {
  let end = 0;
  return new WritableStream({
    async write({ type, data, position }) {
      end = Math.max(end, position + data.length);
      await stream.write({ type, position, data: Uint8Array.from(data) });
    },
    async close() {
      await stream.write({ type: 'write', position: end, data: last });
      await stream.close();
    },
    abort: (reason) => stream.abort(reason),
  });
}
