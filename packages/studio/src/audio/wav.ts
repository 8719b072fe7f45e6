/**
 * WAV files (RIFF, PCM). The header is written here, without a library, so files can be streamed. Format:
 * https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
 */

interface WavFormat {
  /** Hz. */
  sampleRate: number;
  channels: number;
  bitsPerSample: number;
}

export interface WavHeader extends WavFormat {
  /** Bytes before the first sample. */
  dataStart: number;
  /** Bytes of samples that the header claims; a streamed file may contain fewer. */
  dataLength: number;
}

/** Of a file with `writeWavHeader`; the samples follow it. */
export const WAV_HEADER_BYTES = 44;
const PCM = 1;
const EXTENSIBLE = 0xfffe;
const FULL_SCALE = 32_768;

/** Writes a header for 16-bit PCM. @param frames - Samples for each channel. */
export function writeWavHeader(
  sampleRate: number,
  channels: number,
  frames: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(WAV_HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const frameBytes = channels * 2;
  const dataLength = frames * frameBytes;
  const text = (offset: number, value: string) => {
    for (let i = 0; i < value.length; i += 1) view.setUint8(offset + i, value.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, WAV_HEADER_BYTES - 8 + dataLength, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataLength, true);
  return bytes;
}

/**
 * Reads the header from a file's first bytes (4 kB are plenty).
 *
 * @throws `TypeError` when these are not those of a PCM WAV file.
 */
export function readWavHeader(bytes: Uint8Array): WavHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (bytes.length < 12 || text(0) !== 'RIFF' || text(8) !== 'WAVE') {
    throw new TypeError('not a WAV file');
  }
  let format: WavFormat | undefined;
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const name = text(offset);
    const length = view.getUint32(offset + 4, true);
    const start = offset + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      const tag = view.getUint16(start, true);
      if (tag !== PCM && tag !== EXTENSIBLE) throw new TypeError(`WAV format ${tag} is not PCM`);
      format = {
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bitsPerSample: view.getUint16(start + 14, true),
      };
    }
    if (name === 'data') {
      if (!format) break;
      return { ...format, dataStart: start, dataLength: length };
    }
    // chunks are padded to an even length
    offset = start + length + (length % 2);
  }
  throw new TypeError('a WAV file without a format or samples');
}

/** Reads a whole 16-bit mono file in memory. @throws `TypeError` for any other file. */
export function readWav(bytes: Uint8Array): { samples: Float32Array; sampleRate: number } {
  const { sampleRate, channels, bitsPerSample, dataStart, dataLength } = readWavHeader(bytes);
  if (channels !== 1 || bitsPerSample !== 16) throw new TypeError('not a 16-bit mono WAV file');
  const data = bytes.subarray(dataStart, dataStart + dataLength);
  return { samples: fromPcm16(data), sampleRate };
}

/** Converts 16-bit little-endian samples to −1 to 1. An odd last byte is ignored. */
export function fromPcm16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < samples.length; i += 1) samples[i] = view.getInt16(2 * i, true) / FULL_SCALE;
  return samples;
}

/** Converts −1 to 1 to 16-bit little-endian samples; values outside are clipped. */
export function toPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < samples.length; i += 1) {
    const value = Math.round((samples[i] ?? 0) * FULL_SCALE);
    view.setInt16(2 * i, Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value)), true);
  }
  return bytes;
}
