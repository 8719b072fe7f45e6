import { AudioSample, AudioSampleSource, Quality, canEncodeAudio } from 'mediabunny';
import { type WavBlock, readWavBlocks } from '../audio/wavReader.ts';
import { SOUND_RATE, measureAacDelay } from './aacDelay.ts';

const QUALITY = new Quality({ bitrate: 96_000 });

/** Seconds of sound that are read and encoded at once. */
const BLOCK_SECONDS = 1;

/**
 * Seconds by which the sound may lag behind the picture. An edit's sound is still being mixed when its
 * first frames are drawn, and they do not wait for it.
 */
const MOST_BEHIND = 15;
/** Seconds of lag from which it needs more of the caller's time. */
const LATE = 0.5;

/** AAC packets hold 1024 samples each. */
const PACKET_SAMPLES = 1024;

/**
 * The sound of a video: a WAV read in blocks and encoded as AAC.
 *
 * Timestamps start before zero by the encoder's delay, and the file tells players to skip it.
 */
export class SoundTrack {
  readonly source: AudioSampleSource;
  readonly #blocks: AsyncIterator<WavBlock, void>;
  /** Samples encoded, and wanted; counted from the start of the delay. */
  #nextSample: number;
  #wanted = 0;
  #isDone = false;
  #pump: Promise<void> | undefined;
  #failure: unknown;

  private constructor(file: () => Promise<File>, delay: number) {
    this.source = new AudioSampleSource({ codec: 'aac', quality: QUALITY });
    this.#blocks = blocksOf(file);
    this.#nextSample = -delay;
  }

  /**
   * Opens a 48 kHz mono WAV. The browser's AAC encoder is used where it has one.
   *
   * @param file called when the first sound is needed; may resolve much later, while the sound is still
   *   being made, and rejects if that fails
   */
  static async open(file: () => Promise<File>): Promise<SoundTrack> {
    const wanted = { numberOfChannels: 1, sampleRate: SOUND_RATE, quality: QUALITY };
    if (!(await canEncodeAudio('aac', wanted))) {
      const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
      registerAacEncoder();
    }
    return new SoundTrack(file, await measureAacDelay({ codec: 'aac', quality: QUALITY }));
  }

  /** Most packets that a sound of this many seconds can have. */
  static packetsFor(seconds: number): number {
    return Math.ceil((seconds * SOUND_RATE) / PACKET_SAMPLES) + 16;
  }

  /**
   * Starts encoding the sound up to `seconds`, or its end, in the encoder's own thread. Waits only if
   * the sound lags far behind, to keep picture and sound close together in the file.
   */
  async advanceTo(seconds: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, seconds * SOUND_RATE);
    this.#pump ??= this.#encodeWanted().finally(() => {
      this.#pump = undefined;
    });
    // The pump is awaited later; until then a failure must not count as unhandled.
    this.#pump.catch((cause: unknown) => {
      this.#failure ??= cause;
    });
    if (this.#wanted - this.#nextSample > MOST_BEHIND * SOUND_RATE) await this.#pump;
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Whether it lags: the encoder's answers arrive only while the caller pauses. */
  get isLate(): boolean {
    return !this.#isDone && this.#wanted - this.#nextSample > LATE * SOUND_RATE;
  }

  /** Encodes the rest. */
  async finish(): Promise<void> {
    while (!this.#isDone) await this.advanceTo(Number.POSITIVE_INFINITY);
  }

  async #encodeWanted(): Promise<void> {
    while (!this.#isDone && this.#nextSample < this.#wanted) {
      const { done, value } = await this.#blocks.next();
      if (done) this.#isDone = true;
      else await this.#encode(value.samples);
    }
  }

  async #encode(data: Float32Array<ArrayBuffer>): Promise<void> {
    const sample = new AudioSample({
      data,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: SOUND_RATE,
      timestamp: this.#nextSample / SOUND_RATE,
    });
    await this.source.add(sample).finally(() => sample.close());
    this.#nextSample += data.length;
  }
}

async function* blocksOf(file: () => Promise<File>): AsyncGenerator<WavBlock, void> {
  yield* readWavBlocks(await file(), BLOCK_SECONDS);
}
