import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import { peaksOf, soundFault } from './levels.ts';
import { putRight } from './putRight.ts';
import type { Recording, WrittenTake } from './takeTypes.ts';

/** Where takes are written: the media store, or memory in tests. */
export type WriteFile = (name: string, content: Blob) => Promise<void>;

/** Puts a recording right and writes it as WAV, 48 kHz mono. @throws what `write` throws */
export async function writeTake(
  recording: Recording,
  name: string,
  write: WriteFile,
): Promise<WrittenTake> {
  const { samples, sampleRate } = await putRight(recording);
  const file = new Blob([writeWavHeader(sampleRate, 1, samples.length), toPcm16(samples)]);
  await write(name, file);
  return {
    seconds: samples.length / sampleRate,
    size: file.size,
    peaks: peaksOf(samples),
    // Of the recording as it came: once it is loud, a quiet one is no longer known.
    fault: soundFault(recording),
  };
}
