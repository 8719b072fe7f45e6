/**
 * The worker that assembles films, one after another: it copies the pictures of finished segments and
 * encodes the sound. Its owner terminates it.
 */
import './trustedWorkers.ts';
import * as Comlink from 'comlink';
import { buildCues } from './captions/cues.ts';
import { toWebVtt } from './captions/webVtt.ts';
import type { FilmJob, MixedSound } from './filmJob.ts';
import { flushMedia, readMedia, writeMedia } from './mediaStore.ts';
import type { FilmMetadata } from './render/filmMetadata.ts';
import { Mp4File } from './render/mp4File.ts';
import type { Segment } from './render/segments/segment.ts';
import { unpackSegment } from './render/segments/segment.ts';
import { readSegment } from './render/segments/segmentStore.ts';
import { SoundTrack } from './render/sound/soundTrack.ts';
import { carryStudioErrors } from './render/workerErrors.ts';
import { StudioError } from './StudioError.ts';

/** Inputs of the sound. */
export type SoundJob = Pick<FilmJob, 'audioFile' | 'videoFile' | 'timeline' | 'kept' | 'edit'>;

/** Inputs of the assembly, and the names of its files. */
export type AssemblyJob = Pick<FilmJob, 'videoFile' | 'captionsFile' | 'timeline' | 'format'> & {
  frames: number;
  metadata: FilmMetadata;
};

interface OpenAssembly {
  job: AssemblyJob;
  file: Mp4File;
  /** Resolves when the sound is in the file. */
  sound: Promise<void>;
}

/** Most sound encoders at once: each takes memory, and processor time from the pictures. */
const MOST_ENCODERS = 4;

let mixed: MixedSound | undefined;
let track: SoundTrack | undefined;
let open: OpenAssembly | undefined;
let isCancelled = false;

function throwIfCancelled(): void {
  if (isCancelled) throw new StudioError('cancelled');
}

async function append(segment: Segment | undefined): Promise<boolean> {
  throwIfCancelled();
  if (!open || !segment) return false;
  await open.file.append(segment);
  return true;
}

const assemblyWorker = {
  /** Starts the sound, which needs no plan of the pictures. Must be called first. */
  async startSound(job: SoundJob): Promise<void> {
    const { edit } = job;
    mixed = edit && (await import('./edit/openEdit.ts')).mixEdit(job, edit);
    const most = Math.min(MOST_ENCODERS, navigator.hardwareConcurrency || 1);
    track = new SoundTrack(mixed?.sound() ?? readMedia(job.audioFile), throwIfCancelled, most);
  },

  /** Opens the film's file. Must be called after {@link startSound}. */
  async open(job: AssemblyJob): Promise<void> {
    const { format, frames, timeline, videoFile, metadata } = job;
    if (!track) throw new StudioError('encoder-failed', 'the film has no sound');
    const { duration } = timeline;
    const file = await Mp4File.open(videoFile, format, frames, track.source, duration, {
      ...metadata,
      ...(timeline.language !== undefined && { language: timeline.language }),
    });
    const sound = track.deliver();
    // Awaited at the end; until then a failure must not count as unhandled.
    sound.catch(() => undefined);
    open = { job, file, sound };
  },

  /** Copies the next segment from disk. @returns whether it was there and intact */
  async appendKept(hash: string): Promise<boolean> {
    return append(await readSegment(hash));
  },

  /** Copies the next segment from the bytes of its file. @returns whether they are intact */
  async append(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
    return append(await unpackSegment(bytes, hash));
  },

  /** Resolves when all of the sound is encoded. */
  async finishSound(): Promise<void> {
    await open?.sound;
  },

  /** Closes the film and writes its captions. @returns bytes of the film */
  async finish(): Promise<number> {
    if (!open) throw new StudioError('encoder-failed', 'no film is open');
    const { file, job, sound } = open;
    await sound;
    throwIfCancelled();
    const size = await file.finish();
    // The mixed sound is no longer needed.
    await mixed?.close();
    await writeMedia(job.captionsFile, toWebVtt(buildCues(job.timeline), job.timeline.language));
    await Promise.all([job.videoFile, job.captionsFile].map((name) => flushMedia(name)));
    throwIfCancelled();
    // Ready for the next film.
    [open, track, mixed] = [undefined, undefined, undefined];
    return size;
  },

  /** Stops, and removes unfinished files. */
  async discard(): Promise<void> {
    isCancelled = true;
    await open?.file.discard();
    await mixed?.close();
  },
};

export type AssemblyWorker = typeof assemblyWorker;

carryStudioErrors();
Comlink.expose(assemblyWorker);
