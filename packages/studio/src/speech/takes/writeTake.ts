import { readWav, toPcm16, WAV_HEADER_BYTES, writeWavHeader } from '../../audio/wav.ts';
import { StudioError } from '../../StudioError.ts';
import { clippedPlaces, peaksOf, soundFault } from './levels.ts';
import { prepareRecording } from './prepareRecording.ts';
import type { Recording, WrittenTake } from './takeTypes.ts';

/** Where takes are written: the media store, or memory in tests. */
export type WriteFile = (name: string, content: Blob) => Promise<void>;

export interface FinishParts {
  read: (name: string) => Promise<Blob>;
  /** Keeps the old content until the new content is complete. */
  write: WriteFile;
  /** Needs no space in addition to the old content. */
  overwrite: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<void>;
}

/** Cleans up a recording and writes it as WAV, 48 kHz mono. @throws the errors of `write` */
export async function writeTake(
  recording: Recording,
  name: string,
  write: WriteFile,
): Promise<WrittenTake> {
  const right = await prepareRecording(recording);
  const file = wavOf(right);
  await write(name, file);
  return written(right, file.size, recording);
}

/**
 * Cleans up a take that was written while it was spoken, in its own file. If the disk is full, the new
 * audio overwrites the old; if it is too long for that, the take stays as recorded.
 *
 * @throws `StudioError` 'missing-file' if it contains no sample; the errors of `write`
 */
export async function finishTake(
  name: string,
  { read, write, overwrite }: FinishParts,
): Promise<WrittenTake> {
  const file = await read(name);
  // The tab may die, or the disk be full, before the first piece is written.
  if (file.size <= WAV_HEADER_BYTES) throw new StudioError('missing-file', `${name} is empty`);
  const recording = readWav(new Uint8Array(await file.arrayBuffer()));
  try {
    return await writeTake(recording, name, write);
  } catch (cause) {
    if (!(cause instanceof StudioError) || cause.code !== 'storage-full') throw cause;
  }
  const right = await prepareRecording(recording);
  const content = wavOf(right);
  if (content.size > file.size) return written(recording, file.size, recording);
  await overwrite(name, new Uint8Array(await content.arrayBuffer()));
  return written(right, content.size, recording);
}

function wavOf({ samples, sampleRate }: Recording): Blob {
  return new Blob([writeWavHeader(sampleRate, 1, samples.length), toPcm16(samples)]);
}

function written(
  { samples, sampleRate }: Recording,
  size: number,
  recording: Recording,
): WrittenTake {
  // Check the original recording: once amplified, a quiet one can no longer be recognised.
  const fault = soundFault(recording);
  return {
    seconds: samples.length / sampleRate,
    size,
    peaks: peaksOf(samples),
    fault,
    ...(fault === 'clipped' && { places: clippedPlaces(recording) }),
  };
}
