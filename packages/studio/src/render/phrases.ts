/**
 * Finds the phrases of a sound: what is heard between two silences. Each is encoded as if it were alone,
 * so it can be kept, and serves any film in which it is said again.
 */
import { readWavBlocks, readWavInfo, type WavInfo } from '../audio/wavReader.ts';
import { sha256 } from './sha256.ts';

/** Samples of an AAC packet. */
export const PACKET_SAMPLES = 1024;
/** Raise it whenever the same samples are encoded differently: phrases of another version are not used. */
const SOUND_VERSION = 1;
/**
 * Samples of silence between two phrases, at least. Each moves by up to half a packet; then the last packet
 * of one, which reaches into the silence, and the silent one before the other need two whole ones.
 */
const SILENCE = 4 * PACKET_SAMPLES;
/** Bytes that are hashed at once: music is one phrase, however long it is. */
const HASHED = 1 << 21;

/** What is heard between two silences. */
export interface Phrase {
  /** Its samples in the sound. Neither the first nor the last is silent. */
  from: number;
  to: number;
  /**
   * The packet of the film at whose start it begins, the nearest to its place: it moves by at most 512
   * samples (10.7 ms), and is cut into the same packets wherever it is said.
   */
  packet: number;
  /** SHA-256 of its samples, as 64 hexadecimal digits. */
  hash: string;
}

/**
 * The phrases of a sound, in order. Music without a pause is one; silence has none.
 *
 * @param file a mono WAV of 16 bits
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
  return Promise.all(
    found.map(async (range) => ({
      ...range,
      packet: Math.round(range.from / PACKET_SAMPLES),
      hash: await hashOf(file, info, range),
    })),
  );
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
