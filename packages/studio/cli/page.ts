/**
 * The page that `npm run render` drives (scripts/render.mjs): it makes films from recipes and offers their
 * files as downloads, which are written to disk without passing through the driver's memory.
 */
import '../src/trustedWorkers.ts';
import { keepPack } from './keepPack.ts';
import { readMedia } from '../src/mediaStore.ts';
import { filmOf } from '../src/recipe/filmOf.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import { renderVideo } from '../src/render/renderVideo.ts';
import { MISFIT } from '../src/render/segments/segment.ts';
import { assemble, planRender, renderSegment } from '../src/render/stages.ts';
import { speakScript } from '../src/speech/speakScript.ts';
import { StudioError } from '../src/StudioError.ts';
import type { StudioErrorCode, StudioProgress } from '../src/types.ts';

const FILES = {
  audioFile: 'film.wav',
  timelineFile: 'film.timeline.json',
  videoFile: 'film.mp4',
  posterFile: 'film.jpg',
  captionsFile: 'film.vtt',
};

/** A failure, for the driver's message. */
export interface Failure {
  code: StudioErrorCode | 'unknown';
  message: string;
  /** The part that could not be joined: damaged, or from an encoder that differs. */
  part?: { index: number; fault: 'damaged' | 'unfit' };
}

/** A film as the driver reports it. */
export interface MadeFilm {
  /** Seconds. */
  seconds: number;
  /** Bytes. */
  bytes: number;
  frames: number;
}

type Answer<T> = { value: T } | { failure: Failure };

/** A failure crosses to the driver as a value: exceptions lose their code on the way. */
async function answer<T>(work: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() };
  } catch (cause) {
    const code = cause instanceof StudioError ? cause.code : 'unknown';
    return { failure: { code, message: cause instanceof Error ? cause.message : String(cause) } };
  }
}

/** Speaks a recipe's script, with the pack of its voice. Project files contain no recordings. */
async function speak({ voice }: Recipe, speech: ReturnType<typeof filmOf>['speech']) {
  if (voice.pack) await keepPack(voice.pack.id);
  await speakScript({ ...FILES, ...speech });
}

async function planOf(recipe: Recipe) {
  const { speech, film } = filmOf(recipe);
  await speak(recipe, speech);
  const { audioFile, timelineFile } = FILES;
  return planRender({ ...film, audioFile, timelineFile });
}

const film = (recipe: Recipe): Promise<Answer<MadeFilm>> =>
  answer(async () => {
    const { speech, film: request } = filmOf(recipe);
    await speak(recipe, speech);
    const onProgress = (progress: StudioProgress) => void window.lecternProgress?.(progress);
    const { duration, size, frames } = await renderVideo({ ...FILES, ...request }, { onProgress });
    return { seconds: duration, bytes: size, frames };
  });

let plan: Awaited<ReturnType<typeof planOf>> | undefined;

/** Plans a film and returns the hashes of its segments, in order. */
const segments = (recipe: Recipe): Promise<Answer<string[]>> =>
  answer(async () => {
    plan = await planOf(recipe);
    return plan.segments.map(({ hash }) => hash);
  });

function planned() {
  if (!plan) throw new Error('There is no plan yet.');
  return plan;
}

/** Makes a segment of the plan and offers its file as a download. */
const segment = (index: number): Promise<Answer<null>> =>
  answer(async () => {
    offer(new Blob([await renderSegment(planned(), index)]));
    return null;
  });

/** Assembles the planned film from files that the driver serves at `parts/`. */
async function join(): Promise<Answer<MadeFilm>> {
  let last: number | undefined;
  const partAt = async (index: number) => {
    last = index;
    return (await fetch(`/parts/${index}`)).bytes();
  };
  const joined = await answer(async () => {
    const { duration, size, frames } = await assemble(planned(), partAt, FILES);
    return { seconds: duration, bytes: size, frames };
  });
  if ('value' in joined || last === undefined) return joined;
  const { failure } = joined;
  const isUnfit = failure.code === 'encoder-failed' && failure.message === MISFIT;
  if (!isUnfit && failure.code !== 'missing-file') return joined;
  return { failure: { ...failure, part: { index: last, fault: isUnfit ? 'unfit' : 'damaged' } } };
}

const KINDS = {
  video: FILES.videoFile,
  poster: FILES.posterFile,
  captions: FILES.captionsFile,
  timeline: FILES.timelineFile,
} as const;

/** Offers a file of the film that was made last as a download. */
const save = (kind: keyof typeof KINDS): Promise<Answer<null>> =>
  answer(async () => {
    offer(await readMedia(KINDS[kind]));
    return null;
  });

let offered = '';

function offer(content: Blob): void {
  // The driver has received the last one; its bytes would stay in memory.
  URL.revokeObjectURL(offered);
  offered = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = offered;
  link.download = 'file';
  link.click();
}

declare global {
  interface Window {
    lecternRender?: {
      film: typeof film;
      segments: typeof segments;
      segment: typeof segment;
      join: typeof join;
      save: typeof save;
    };
    /** Provided by the driver. */
    lecternProgress?: (progress: StudioProgress) => Promise<void>;
  }
}

window.lecternRender = { film, segments, segment, join, save };
