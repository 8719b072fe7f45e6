import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import type { FileInPlace } from '../../mediaStore.ts';

const HEADER = writeWavHeader(48_000, 1, 0).length;

/**
 * Writes a take while it is spoken. After each piece the file is a whole WAV on the disk, so the death of
 * the tab loses only what was not handed over yet.
 */
export function createRunningTake(file: FileInPlace, sampleRate: number) {
  let length = 0;

  function writeHeader(): void {
    write(writeWavHeader(sampleRate, 1, length), 0);
  }

  /** Some systems write less of a piece instead of throwing when the disk is full. */
  function write(content: Uint8Array<ArrayBuffer>, at: number): void {
    if (file.write(content, { at }) < content.length) {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    }
  }

  file.truncate(0);
  writeHeader();
  return {
    /** @throws `QuotaExceededError` when it does not fit; the file then ends with the piece before. */
    append(samples: Float32Array): void {
      write(toPcm16(samples), HEADER + 2 * length);
      length += samples.length;
      writeHeader();
      file.flush();
    },
    close(): void {
      // What was written of a piece that did not fit.
      file.truncate(HEADER + 2 * length);
      file.flush();
      file.close();
    },
  };
}
