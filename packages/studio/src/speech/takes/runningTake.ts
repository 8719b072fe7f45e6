import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import type { FileInPlace } from '../../mediaStore.ts';

const HEADER = writeWavHeader(48_000, 1, 0).length;

/**
 * Writes a take while it is being spoken. After each piece, the file on disk is a complete WAV, so if the
 * tab dies, only audio that has not been passed on yet is lost.
 */
export function createRunningTake(file: FileInPlace, sampleRate: number) {
  let length = 0;

  function writeHeader(): void {
    write(writeWavHeader(sampleRate, 1, length), 0);
  }

  /** Some systems write part of a piece instead of throwing when the disk is full. */
  function write(content: Uint8Array<ArrayBuffer>, at: number): void {
    if (file.write(content, { at }) < content.length) {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    }
  }

  file.truncate(0);
  writeHeader();
  return {
    /**
     * @throws `QuotaExceededError` if the samples do not fit; the file then ends with the previous piece.
     */
    append(samples: Float32Array): void {
      write(toPcm16(samples), HEADER + 2 * length);
      length += samples.length;
      writeHeader();
      file.flush();
    },
    close(): void {
      // Remove the part of a piece that did not fit.
      file.truncate(HEADER + 2 * length);
      file.flush();
      file.close();
    },
  };
}
