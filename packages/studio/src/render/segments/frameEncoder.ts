/**
 * A `VideoEncoder` that survives being reclaimed.
 *
 * Browsers reclaim encoders of hidden tabs. The packets so far stay valid: the render continues with a
 * new encoder at the first frame without a packet.
 */
import { StudioError } from '../../StudioError.ts';

export type PacketSink = (chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata) => void;

/** Queue length of the encoder: enough to keep it busy, and few enough to stop immediately. */
const MAX_QUEUE = 8;

export class FrameEncoder {
  readonly #config: VideoEncoderConfig;
  readonly #sink: PacketSink;
  #encoder: VideoEncoder | undefined;
  #failure: unknown;
  #packets = 0;
  #loss: unknown;
  #description: string | undefined;
  #wake: (() => void) | undefined;

  constructor(config: VideoEncoderConfig, sink: PacketSink) {
    this.#config = config;
    this.#sink = sink;
  }

  /** Packets delivered so far, one per frame and in frame order. */
  get packets(): number {
    return this.#packets;
  }

  /** Whether the encoder is lost and must be restarted, at frame {@link packets}. */
  get isLost(): boolean {
    return this.#encoder === undefined || this.#encoder.state === 'closed';
  }

  /** Why the last encoder was lost; undefined if none was. */
  get loss(): unknown {
    return this.#loss;
  }

  /** Whether the next frame should wait, see {@link room}. */
  get isFull(): boolean {
    return (this.#encoder?.encodeQueueSize ?? 0) >= MAX_QUEUE;
  }

  /** Starts the first or the next encoder. The next frame must be a key frame. */
  start(): void {
    this.throwIfFailed();
    const encoder = new VideoEncoder({
      output: (chunk, metadata) => this.#deliver(chunk, metadata),
      error: (cause) => this.#lose(cause),
    });
    encoder.addEventListener('dequeue', () => this.#wakeUp());
    encoder.configure(this.#config);
    this.#encoder = encoder;
  }

  /** Submits a frame and closes it. A lost encoder ignores it; see {@link isLost}. */
  encode(frame: VideoFrame, keyFrame: boolean): void {
    try {
      if (this.#encoder?.state === 'configured') this.#encoder.encode(frame, { keyFrame });
    } catch (cause) {
      this.#lose(cause);
    } finally {
      frame.close();
    }
  }

  /** Resolves when the queue has room or the encoder is lost. */
  async room(): Promise<void> {
    while (this.isFull && !this.isLost) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.throwIfFailed();
  }

  /** Resolves when all packets are delivered or the encoder is lost. */
  async flush(): Promise<void> {
    await this.#encoder?.flush().catch((cause: unknown) => this.#lose(cause));
    this.throwIfFailed();
  }

  close(): void {
    if (this.#encoder && this.#encoder.state !== 'closed') this.#encoder.close();
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  #deliver(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata): void {
    const description = metadata?.decoderConfig?.description;
    if (description) {
      const bytes = toHex(description);
      // A file has one description: packets with another one could not be decoded.
      if (this.#description !== undefined && this.#description !== bytes) {
        this.#failure = new StudioError('encoder-failed', 'the encoder changed its format');
        return;
      }
      this.#description = bytes;
    }
    this.#packets += 1;
    this.#sink(chunk, metadata);
  }

  #lose(cause: unknown): void {
    if (!this.#encoder) return;
    this.close();
    this.#encoder = undefined;
    this.#loss = cause;
    this.#wakeUp();
  }

  #wakeUp(): void {
    this.#wake?.();
    this.#wake = undefined;
  }
}

function toHex(source: AllowSharedBufferSource): string {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
