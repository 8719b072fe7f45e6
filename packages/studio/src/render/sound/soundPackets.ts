/**
 * The packets of an audio track in order, from phrases that are kept and others that are encoded now.
 */
import { EncodedPacket } from 'mediabunny';
import { readWavInfo } from '../../audio/wavReader.ts';
import { SOUND_RATE, USUAL_DELAY } from './aacDelay.ts';
import { BEFORE, type EncodedPhrase, encodePhrases } from './encodePhrases.ts';
import { findPhrases, PACKET_SAMPLES, type Phrase } from './phrases.ts';

export interface SoundPacket {
  packet: EncodedPacket;
  meta: EncodedAudioChunkMetadata | undefined;
}

/** Stores phrases from film to film. It may drop any of them. */
export interface PhraseStore {
  read(hash: string): Promise<EncodedPhrase | undefined>;
  write(hash: string, phrase: EncodedPhrase): Promise<void>;
}

/** Seconds of audio that are worth a separate encoder, which takes a tenth of a second to start. */
const WORTH = 20;
/** Stands for a film without audio, whose silence is encoded too. */
const SILENCE: Phrase = { from: 0, to: 0, packet: 0, hash: '' };

interface Part extends Phrase {
  encoded: Promise<EncodedPhrase>;
  resolve: (encoded: EncodedPhrase) => void;
  reject: (cause: unknown) => void;
}

/**
 * Starts encoding immediately, whether or not packets are requested.
 *
 * @param file a 48 kHz 16-bit mono WAV
 * @param throwIfCancelled called after each block; an error it throws ends the audio
 * @param most maximum number of concurrent encoders
 */
export async function phrasePackets(
  file: Blob,
  throwIfCancelled: () => void,
  most: number,
  store: PhraseStore,
): Promise<AsyncIterable<SoundPacket>> {
  const [{ frames }, phrases] = await Promise.all([readWavInfo(file), findPhrases(file)]);
  const parts = (phrases.length > 0 ? phrases : [SILENCE]).map(partOf);
  const kept = await Promise.all(parts.map(({ hash }) => store.read(hash)));
  parts.forEach(({ resolve }, i) => kept[i] && resolve(kept[i]));
  const missing = parts.filter((_, i) => !kept[i]);
  const seconds = missing.reduce((sum, { from, to }) => sum + to - from, 0) / SOUND_RATE;
  const encoders = Math.max(1, Math.min(most, Math.floor(seconds / WORTH)));
  const writes: Promise<void>[] = [];
  const queue = [...missing];
  for (let encoder = 0; encoder < encoders; encoder += 1) {
    encodePhrases(
      file,
      () => queue.shift(),
      ({ hash, resolve }, encoded) => {
        resolve(encoded);
        if (hash !== '') writes.push(store.write(hash, encoded));
      },
      throwIfCancelled,
    ).catch((cause: unknown) => {
      for (const { reject } of missing) reject(cause);
    });
  }
  return inOrder(parts, frames, writes);
}

function partOf(phrase: Phrase): Part {
  let resolve: Part['resolve'] = () => undefined;
  let reject: Part['reject'] = () => undefined;
  const encoded = new Promise<EncodedPhrase>((...settle) => {
    [resolve, reject] = settle;
  });
  // Awaited in order; until then a failure must not count as unhandled.
  encoded.catch(() => undefined);
  return { ...phrase, encoded, resolve, reject };
}

async function* inOrder(
  parts: readonly Part[],
  frames: number,
  writes: readonly Promise<void>[],
): AsyncGenerator<SoundPacket, void> {
  const config = { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: SOUND_RATE };
  let at = 0;
  let silence = new Uint8Array();
  let meta: EncodedAudioChunkMetadata = {};
  for (const { packet, encoded } of parts) {
    const { packets, description } = await encoded;
    silence = packets.at(-1) ?? silence;
    meta = { decoderConfig: { ...config, description } };
    const first = packet - BEFORE;
    for (; at < first; at += 1) yield { packet: packetAt(at, silence), meta };
    for (const data of packets.slice(at - first, -1)) {
      yield { packet: packetAt(at, data), meta };
      at += 1;
    }
  }
  // The last packet describes the last samples, and the same number after them.
  const end = frames / PACKET_SAMPLES + 1;
  for (; at < end; at += 1) yield { packet: packetAt(at, silence), meta };
  await Promise.all(writes);
}

function packetAt(index: number, data: Uint8Array): EncodedPacket {
  const time = (index * PACKET_SAMPLES - USUAL_DELAY) / SOUND_RATE;
  return new EncodedPacket(data, 'key', time, PACKET_SAMPLES / SOUND_RATE);
}
