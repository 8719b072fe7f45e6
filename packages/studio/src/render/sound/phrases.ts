/**
 * Finds the phrases of an audio file: the passages between silences. Each is encoded as if it were alone,
 * so it can be kept, and reused in any film in which it is spoken again.
 */
import { readWavBlocks, readWavInfo, type WavInfo } from '../../audio/wavReader.ts';
import { sha256 } from '../sha256.ts';

/** Samples of an AAC packet. */
export const PACKET_SAMPLES = 1024;
/** Raise it whenever the same samples are encoded differently: phrases of other versions are not used. */
const SOUND_VERSION = 1;
/**
 * Minimum samples of silence between two phrases. Each moves by up to half a packet; then the last packet
 * of one, which extends into the silence, and the silent one before the next need two whole ones.
 */
const SILENCE = 4 * PACKET_SAMPLES;
/** Bytes that are hashed at once: music is a single phrase, however long. */
const HASHED = 1 << 21;

/** A passage between two silences. */
export interface Phrase {
  /** Its range of samples in the audio. Neither the first nor the last is silent. */
  from: number;
  to: number;
  /**
   * The packet of the film at whose start the phrase begins, the nearest to its position: the phrase moves
   * by at most 512 samples (10.7 ms), and is split into the same packets wherever it is spoken.
   */
  packet: number;
  /** SHA-256 of its samples, as 64 hexadecimal digits. */
  hash: string;
}

/**
 * Finds the phrases of an audio file, in order. Music without a pause is one phrase; silence has none.
 *
 * @param file a 16-bit mono WAV
 */
export async function findPhrases(file: Blob): Promise<Phrase[]> {
  const info = await readWavInfo(file);
  const found: { from: number; to: number }[] = [];
  let from = -1;
  let to = 0;
  let at = 0;
  for await (const { samples } of readWavBlocks(file)) {
    for (const sample of samples) {
      at += 1;
      if (sample === 0) continue;
      if (from >= 0 && at - 1 - to >= SILENCE) {
        found.push({ from, to });
        from = -1;
      }
      if (from < 0) from = at - 1;
      to = at;
    }
  }
  if (from >= 0) found.push({ from, to });
  const phrases: Phrase[] = [];
  // One after another: together, they are the whole audio in memory.
  for (const range of found) {
    const packet = Math.round(range.from / PACKET_SAMPLES);
    phrases.push({ ...range, packet, hash: await hashOf(file, info, range) });
  }
  return phrases;
}

async function hashOf(
  file: Blob,
  { dataStart }: WavInfo,
  { from, to }: { from: number; to: number },
): Promise<string> {
  const hashes = [`sound ${SOUND_VERSION}`];
  const end = dataStart + 2 * to;
  for (let start = dataStart + 2 * from; start < end; start += HASHED) {
    const bytes = await file.slice(start, Math.min(end, start + HASHED)).arrayBuffer();
    hashes.push(await sha256(new Uint8Array(bytes)));
  }
  return sha256(hashes.join('\n'));
}
