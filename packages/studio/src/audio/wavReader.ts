import { fromPcm16, readWavHeader, type WavHeader } from './wav.ts';

/** Enough bytes for the header of any file that the studio wrote, and of most others. */
const HEADER_SEARCH = 4096;

export interface WavInfo extends WavHeader {
  /** Samples for each channel that the file actually contains. */
  frames: number;
  /** Seconds. */
  duration: number;
}

/** A stretch of a file. */
export interface WavBlock {
  /** Seconds from the start of the file. */
  start: number;
  /** −1 to 1; channels interleaved. */
  samples: Float32Array<ArrayBuffer>;
}

/** Reads the header's values. @throws `TypeError` when this is not a 16-bit PCM WAV file. */
export async function readWavInfo(file: Blob): Promise<WavInfo> {
  const header = readWavHeader(await bytesOf(file.slice(0, HEADER_SEARCH)));
  if (header.bitsPerSample !== 16) throw new TypeError('not a 16-bit WAV file');
  const bytes = Math.min(header.dataLength, file.size - header.dataStart);
  const frames = Math.floor(bytes / (2 * header.channels));
  return { ...header, frames, duration: frames / header.sampleRate };
}

/**
 * Reads a 16-bit PCM WAV file block by block, so a long one never has to fit into memory.
 *
 * @param file - A disk-backed `File` from the media store.
 * @param seconds - Length of a block; the last one may be shorter.
 * @param range - Samples for each channel, half-open; all by default.
 * @throws `TypeError` when this is not a 16-bit PCM WAV file.
 */
export async function* readWavBlocks(
  file: Blob,
  seconds = 1,
  { from, to } = { from: 0, to: Number.POSITIVE_INFINITY },
): AsyncGenerator<WavBlock, void> {
  const { sampleRate, channels, dataStart, frames } = await readWavInfo(file);
  const blockFrames = Math.max(1, Math.round(seconds * sampleRate));
  const last = Math.min(frames, to);
  for (let frame = Math.max(0, from); frame < last; frame += blockFrames) {
    const start = dataStart + frame * channels * 2;
    const end = dataStart + Math.min(frame + blockFrames, last) * channels * 2;
    const samples = fromPcm16(await bytesOf(file.slice(start, end)));
    yield { start: frame / sampleRate, samples };
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
