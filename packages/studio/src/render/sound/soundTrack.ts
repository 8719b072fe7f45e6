import {
  AudioSample,
  AudioSampleSource,
  EncodedAudioPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny';
import { readWavBlocks } from '../../audio/wavReader.ts';
import { SOUND_RATE, measureAacDelay } from './aacDelay.ts';
import { phraseFiles } from './phraseFiles.ts';
import { PACKET_SAMPLES } from './phrases.ts';
import { prepareEncoder, SOUND_QUALITY } from './soundEncoder.ts';
import { phrasePackets, type PhraseStore, type SoundPacket } from './soundPackets.ts';

/** Seconds of audio that are read and encoded at once. */
const BLOCK_SECONDS = 1;

/**
 * The audio of a video: a WAV encoded as AAC. Encoding starts when this is constructed, whether or not the
 * film's file exists yet; until then its packets wait in memory, 14 kB per second of audio.
 *
 * Timestamps start before zero by the encoder's delay, and the file tells players to skip it.
 */
export class SoundTrack {
  /** Add it to an output before calling {@link deliver}. */
  readonly source = new EncodedAudioPacketSource('aac');
  readonly #packets: Promise<AsyncIterable<SoundPacket>>;

  /**
   * @param file a 48 kHz mono WAV, or a promise that may resolve much later, while the audio is still being
   *   made
   * @param throwIfCancelled called after each block; an error it throws ends the audio
   * @param most maximum number of concurrent encoders, if the browser does not have its own
   * @param store store of phrases, if the browser does not have its own encoder
   */
  constructor(
    file: Promise<File>,
    throwIfCancelled: () => void,
    most: number,
    store: PhraseStore = phraseFiles,
  ) {
    this.#packets = encoded(file, throwIfCancelled, most, store);
    // Awaited by `deliver`; until then a failure must not count as unhandled.
    this.#packets.catch(() => undefined);
  }

  /** Returns the maximum number of packets for this many seconds of audio. */
  static packetsFor(seconds: number): number {
    return Math.ceil((seconds * SOUND_RATE) / PACKET_SAMPLES) + 16;
  }

  /** Passes all packets to the source, as they are encoded. Resolves after the last one. */
  async deliver(): Promise<void> {
    for await (const { packet, meta } of await this.#packets) await this.source.add(packet, meta);
  }
}

async function encoded(
  file: Promise<File>,
  throwIfCancelled: () => void,
  most: number,
  store: PhraseStore,
): Promise<AsyncIterable<SoundPacket>> {
  const [wav, hasOwn] = await Promise.all([file, prepareEncoder()]);
  // A browser's own encoder is fast, and may carry more state from packet to packet than the packaged one.
  return hasOwn
    ? wholeByOwn(wav, throwIfCancelled)
    : phrasePackets(wav, throwIfCancelled, most, store);
}

/** Encodes the whole audio with the browser's own encoder. */
async function wholeByOwn(
  file: File,
  throwIfCancelled: () => void,
): Promise<AsyncIterable<SoundPacket>> {
  const delay = await measureAacDelay({ codec: 'aac', quality: SOUND_QUALITY });
  const stream = new ReadableStream<SoundPacket>({
    async start(controller) {
      const source = new AudioSampleSource({
        codec: 'aac',
        quality: SOUND_QUALITY,
        onEncodedPacket(packet, meta) {
          const timestamp = packet.timestamp - delay / SOUND_RATE;
          controller.enqueue({ packet: packet.clone({ timestamp }), meta });
        },
      });
      // Only its packets are used.
      const output = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() });
      output.addAudioTrack(source);
      await output.start();
      for await (const { samples, start } of readWavBlocks(file, BLOCK_SECONDS)) {
        const format = { format: 'f32', numberOfChannels: 1, sampleRate: SOUND_RATE } as const;
        const sample = new AudioSample({ ...format, data: samples, timestamp: start });
        await source.add(sample).finally(() => sample.close());
        throwIfCancelled();
      }
      await output.finalize();
      controller.close();
    },
  });
  return packetsOf(stream);
}

/** Safari's streams cannot be iterated. */
async function* packetsOf(stream: ReadableStream<SoundPacket>): AsyncGenerator<SoundPacket, void> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
