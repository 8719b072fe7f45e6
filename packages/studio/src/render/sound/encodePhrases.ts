import { AudioSample, AudioSampleSource, Mp4OutputFormat, NullTarget, Output } from 'mediabunny';
import { StudioError } from '../../StudioError.ts';
import { readWavBlocks } from '../../audio/wavReader.ts';
import { SOUND_RATE } from './aacDelay.ts';
import { PACKET_SAMPLES, type Phrase } from './phrases.ts';
import { SOUND_QUALITY } from './soundEncoder.ts';

/** Seconds of audio that are read and encoded at once. */
const BLOCK_SECONDS = 1;

/** A phrase as AAC. */
export interface EncodedPhrase {
  /** The configuration of a decoder: the `AudioSpecificConfig` of ISO/IEC 14496-3. */
  description: Uint8Array<ArrayBuffer>;
  /**
   * Packets of 1024 samples. An AAC packet describes 2048: its own, and those before them. The first is
   * silent, and may prepare for the following ones; the second describes the start of the phrase. The last
   * is silent and not part of the phrase: it is used wherever a film is silent.
   */
  packets: Uint8Array<ArrayBuffer>[];
}

/**
 * Silent packets of a phrase, before and after it, and those that the encoder is given between two phrases.
 */
export const BEFORE = 1;
const AFTER = 1;
const BETWEEN = 2;

interface Place<Each extends Phrase> {
  phrase: Each;
  /** Packets of this encoder, half-open. */
  first: number;
  end: number;
}

/**
 * Encodes phrases with one encoder, one after another, with silence between them.
 *
 * @param next returns the next phrase; undefined after the last
 * @param take called with each phrase, as soon as it is encoded
 * @param throwIfCancelled called after each block; an error it throws ends the work
 */
export async function encodePhrases<Each extends Phrase>(
  file: Blob,
  next: () => Each | undefined,
  take: (phrase: Each, encoded: EncodedPhrase) => void,
  throwIfCancelled: () => void,
): Promise<void> {
  let phrase = next();
  if (!phrase) return;
  const places: Place<Each>[] = [];
  let packets: Uint8Array<ArrayBuffer>[] = [];
  let description = new Uint8Array();
  const source = new AudioSampleSource({
    codec: 'aac',
    quality: SOUND_QUALITY,
    onEncodedPacket(packet, meta) {
      const given = meta?.decoderConfig?.description;
      if (given) description = bytesOf(given);
      const at = Math.round((packet.timestamp * SOUND_RATE) / PACKET_SAMPLES);
      const [place] = places;
      if (!place || at < place.first) return;
      packets.push(Uint8Array.from(packet.data));
      if (at + 1 < place.end) return;
      take(place.phrase, { description, packets });
      packets = [];
      places.shift();
    },
  });
  // Only its packets are used.
  const output = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() });
  output.addAudioTrack(source);
  await output.start();
  let position = 0;
  const add = async (data: Float32Array<ArrayBuffer>) => {
    const timestamp = position / SOUND_RATE;
    const format = { format: 'f32', numberOfChannels: 1, sampleRate: SOUND_RATE } as const;
    const sample = new AudioSample({ ...format, data, timestamp });
    position += data.length;
    await source.add(sample).finally(() => sample.close());
    throwIfCancelled();
  };
  const addSilence = async (packet: number) => {
    const samples = packet * PACKET_SAMPLES - position;
    if (samples > 0) await add(new Float32Array(samples));
  };
  for (let at = BETWEEN; phrase; phrase = next()) {
    const first = at - BEFORE;
    const length = Math.ceil((phrase.to - phrase.from) / PACKET_SAMPLES);
    const end = at + length + 1 + AFTER;
    places.push({ phrase, first, end });
    await addSilence(at);
    for await (const { samples } of readWavBlocks(file, BLOCK_SECONDS, phrase)) await add(samples);
    at = end + BETWEEN;
    await addSilence(at);
  }
  await output.finalize();
  if (places.length > 0) throw new StudioError('encoder-failed', 'the encoder kept packets back');
}

function bytesOf(content: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  if (ArrayBuffer.isView(content)) {
    const { buffer, byteOffset, byteLength } = content;
    return Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return Uint8Array.from(new Uint8Array(content));
}
