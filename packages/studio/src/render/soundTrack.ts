import {
  AudioSample,
  AudioSampleSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  Mp4OutputFormat,
  NullTarget,
  Output,
  Quality,
  canEncodeAudio,
} from 'mediabunny';
import { readWavBlocks } from '../audio/wavReader.ts';
import { SOUND_RATE, USUAL_DELAY, measureAacDelay } from './aacDelay.ts';
import { PACKET_SAMPLES, type SoundStretch, stretchesOf } from './soundStretches.ts';

/** At 96,000 some encoders overshoot the pulses of eSpeak's voices by up to 4 dB, at this by 0.6. */
const QUALITY = new Quality({ bitrate: 112_000 });

/** Seconds of sound that are read and encoded at once. */
const BLOCK_SECONDS = 1;

interface SoundPacket {
  packet: EncodedPacket;
  meta: EncodedAudioChunkMetadata | undefined;
}

/**
 * The sound of a video: a WAV encoded as AAC. It is encoded from the moment of its construction, whether
 * or not there is a file for it; until then its packets wait in memory, 14 kB for each second.
 *
 * Timestamps start before zero by the encoder's delay, and the file tells players to skip it.
 */
export class SoundTrack {
  /** To be added to an output before {@link deliver}. */
  readonly source = new EncodedAudioPacketSource('aac');
  readonly #streams: Promise<ReadableStream<SoundPacket>[]>;

  /**
   * @param file a 48 kHz mono WAV, or a promise that resolves much later, while the sound is still being
   *   made
   * @param throwIfCancelled called after each block; what it throws ends the sound
   * @param most encoders at once, where the browser has none of its own
   */
  constructor(file: Promise<File>, throwIfCancelled: () => void, most: number) {
    this.#streams = encodedStreams(file, throwIfCancelled, most);
    // Awaited by `deliver`; until then a failure must not count as unhandled.
    this.#streams.catch(() => undefined);
  }

  /** Most packets that a sound of this many seconds can have. */
  static packetsFor(seconds: number): number {
    return Math.ceil((seconds * SOUND_RATE) / PACKET_SAMPLES) + 16;
  }

  /** Hands all packets to the source, as they are encoded. Resolves after the last one. */
  async deliver(): Promise<void> {
    for (const stream of await this.#streams) {
      for await (const { packet, meta } of packetsOf(stream)) await this.source.add(packet, meta);
    }
  }
}

/** One stream of packets for each stretch of the sound; all are encoded at once. */
async function encodedStreams(
  file: Promise<File>,
  throwIfCancelled: () => void,
  most: number,
): Promise<ReadableStream<SoundPacket>[]> {
  const [wav, hasOwn] = await Promise.all([file, prepareEncoder()]);
  const delay = hasOwn ? await measureAacDelay({ codec: 'aac', quality: QUALITY }) : USUAL_DELAY;
  // A browser's own encoder is fast, and may carry more from packet to packet than ours does.
  const stretches = await stretchesOf(wav, hasOwn ? 1 : most);
  return stretches.map(
    (stretch) =>
      new ReadableStream({
        async start(controller) {
          await encodeStretch(wav, stretch, delay, throwIfCancelled, (packet) => {
            controller.enqueue(packet);
          });
          controller.close();
        },
      }),
  );
}

let hasOwnEncoder: Promise<boolean> | undefined;

/** Loads the packaged encoder where the browser has none. @returns whether it has one of its own */
function prepareEncoder(): Promise<boolean> {
  // Asked once: the packaged one, too, counts as one of the browser's afterwards.
  hasOwnEncoder ??= findEncoder();
  return hasOwnEncoder;
}

async function findEncoder(): Promise<boolean> {
  const wanted = { numberOfChannels: 1, sampleRate: SOUND_RATE, quality: QUALITY };
  if (await canEncodeAudio('aac', wanted)) return true;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
  return false;
}

/** Encodes one stretch with an encoder of its own. */
async function encodeStretch(
  file: File,
  { from, to, first, end }: SoundStretch,
  delay: number,
  throwIfCancelled: () => void,
  take: (packet: SoundPacket) => void,
): Promise<void> {
  const source = new AudioSampleSource({
    codec: 'aac',
    quality: QUALITY,
    onEncodedPacket(packet, meta) {
      const sample = from + Math.round(packet.timestamp * SOUND_RATE);
      const index = Math.round(sample / PACKET_SAMPLES);
      if (index < first || index >= end) return;
      take({ packet: packet.clone({ timestamp: (sample - delay) / SOUND_RATE }), meta });
    },
  });
  // Only its packets are wanted.
  const output = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() });
  output.addAudioTrack(source);
  await output.start();
  let next = 0;
  for await (const { samples } of readWavBlocks(file, BLOCK_SECONDS, { from, to })) {
    const sample = new AudioSample({
      data: samples,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: SOUND_RATE,
      timestamp: next / SOUND_RATE,
    });
    await source.add(sample).finally(() => sample.close());
    next += samples.length;
    throwIfCancelled();
  }
  await output.finalize();
}

async function* packetsOf(stream: ReadableStream<SoundPacket>): AsyncGenerator<SoundPacket, void> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
