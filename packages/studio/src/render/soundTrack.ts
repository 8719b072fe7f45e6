import { AudioSample, AudioSampleSource, Quality, canEncodeAudio } from 'mediabunny';
import { readWavBlocks } from '../audio/wavReader.ts';
import { SOUND_RATE, measureAacDelay } from './aacDelay.ts';

const QUALITY = new Quality({ bitrate: 96_000 });

/** Seconds of sound that are read and encoded at once. */
const BLOCK_SECONDS = 1;

/** AAC packets hold 1024 samples each. */
const PACKET_SAMPLES = 1024;

/**
 * The sound of a video: a WAV read in blocks and encoded as AAC, by one encoder from beginning to end.
 *
 * Timestamps start before zero by the encoder's delay, and the file tells players to skip it.
 */
export class SoundTrack {
  readonly source: AudioSampleSource;
  readonly #file: () => Promise<File>;
  /** Samples encoded; counted from the start of the delay. */
  #nextSample: number;

  private constructor(file: () => Promise<File>, delay: number) {
    this.source = new AudioSampleSource({ codec: 'aac', quality: QUALITY });
    this.#file = file;
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

  /** Encodes all of it, in the encoder's own thread. @param throwIfCancelled asked after each block */
  async encode(throwIfCancelled: () => void): Promise<void> {
    for await (const { samples } of readWavBlocks(await this.#file(), BLOCK_SECONDS)) {
      await this.#add(samples);
      throwIfCancelled();
    }
  }

  async #add(data: Float32Array<ArrayBuffer>): Promise<void> {
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
