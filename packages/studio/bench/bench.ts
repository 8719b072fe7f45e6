/**
 * The page that `npm run bench:render` drives: it measures speaking, rendering, and the encoder alone.
 */
import type { Edit } from '../src/editRequest.ts';
import { endIdleWorkers } from '../src/endIdleWorkers.ts';
import { removeMedia } from '../src/mediaStore.ts';
import { findPresenter } from '../src/presenter/recipes.ts';
import { rasteriseScene } from '../src/render/rasterise.ts';
import { type RenderOutcome, type RenderOptions, renderTimed } from '../src/render/renderVideo.ts';
import { PARTS_FOLDER, trimSegments, UNITS_FILE } from '../src/render/segments/segmentStore.ts';
import { prepareScript, speakScript } from '../src/speech/speakScript.ts';
import { StudioError } from '../src/StudioError.ts';
import type { FrameFormat, Manner, Scene, StudioProgress } from '../src/types.ts';
import { FILES, request, toBase64 } from './benchFilm.ts';
import { repaints } from './benchRepaints.ts';
import * as segments from './benchSegments.ts';
import type { StillFeed, StillRequest, StillResponse } from './stillMessages.ts';

export interface BenchOutcome {
  /** Seconds of video. */
  duration: number;
  frames: number;
  /** Bytes. */
  size: number;
  /** Milliseconds from the request to the finished files. */
  milliseconds: number;
  worker: RenderOutcome['timings'];
}

/** Speaks a script and returns the milliseconds that it took. */
async function speak(script: string): Promise<number> {
  const start = performance.now();
  await speakScript({ ...FILES, script, voiceId: 'olivia' });
  return performance.now() - start;
}

/** Speaks the new sentences of a script in the background. */
async function prepare(script: string): Promise<void> {
  await prepareScript({ script, voiceId: 'olivia' });
}

/**
 * Clears sentences and segments of earlier films and ends idle workers, so that the next film starts cold.
 */
async function forget(): Promise<void> {
  endIdleWorkers();
  await trimSegments(new Set(), 0);
  await removeMedia(UNITS_FILE, PARTS_FOLDER);
  await caches.delete('lectern-sentences');
}

/**
 * Renders the last spoken script, or an edit of it, as the product does.
 *
 * @param options `reuse`: whether segments of earlier films may be reused
 */
async function render(
  format: FrameFormat,
  edit?: Edit,
  { reuse = false, ...options }: RenderOptions & { reuse?: boolean } = {},
): Promise<BenchOutcome> {
  if (!reuse) await trimSegments(new Set(), 0);
  const start = performance.now();
  const { result, timings } = await renderTimed(request(format, edit), options);
  const milliseconds = performance.now() - start;
  for (const name of [FILES.videoFile, FILES.posterFile, FILES.captionsFile]) {
    await removeMedia(name);
  }
  return { ...result, milliseconds, worker: timings };
}

/** A film to make: script, voice, presenter, scene, manner, format and edit. */
export interface FilmWish {
  script: string;
  voiceId: string;
  /** A presenter's name, lower case. */
  presenter: string;
  scene?: Scene;
  /** Undefined: no gestures. */
  manner?: Manner;
  format: FrameFormat;
  edit?: Edit;
}

/** A film's files as base64, and the milliseconds that its render took. */
export interface Film {
  video: string;
  poster: string;
  captions: string;
  duration: number;
  milliseconds: number;
  worker: RenderOutcome['timings'];
}

/** Speaks, renders and edits a film as the product does. */
async function film({ presenter: name, script, voiceId, scene, ...rest }: FilmWish): Promise<Film> {
  const presenter = findPresenter(name);
  if (!presenter) throw new Error(`There is no presenter called ${name}.`);
  await speakScript({ ...FILES, script, voiceId });
  const start = performance.now();
  const { result, timings } = await renderTimed({
    ...FILES,
    ...rest,
    presenter: presenter.recipe,
    scene: scene ?? presenter.scene,
    burnCaptions: true,
  });
  const milliseconds = performance.now() - start;
  const [video, poster, captions] = await Promise.all(
    [FILES.videoFile, FILES.posterFile, FILES.captionsFile].map(toBase64),
  );
  return {
    video: video ?? '',
    poster: poster ?? '',
    captions: captions ?? '',
    duration: result.duration,
    milliseconds,
    worker: timings,
  };
}

/** Encodes a number of frames of one still picture and returns the milliseconds that it took. */
async function still(format: FrameFormat, frames: number, feed: StillFeed): Promise<number> {
  const { backdrop } = await rasteriseScene(
    request(format),
    new AbortController().signal,
    () => undefined,
  );
  const worker = new Worker(new URL('./still.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<number>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<StillResponse>) => {
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.milliseconds);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      const message: StillRequest = { format, frames, feed, picture: backdrop };
      worker.postMessage(message, [backdrop]);
    });
  } finally {
    worker.terminate();
  }
}

let layers = 0;
const { Image: PageImage } = window;
window.Image = class extends PageImage {
  constructor() {
    super();
    layers += 1;
  }
};

/** The number of layers that the page has drawn so far. */
const layersDrawn = () => layers;

/** Starts a render and cancels it at its first picture. Resolves with the error that ended it. */
async function cancelled(format: FrameFormat): Promise<string> {
  const stop = new AbortController();
  const onProgress = ({ stage }: StudioProgress) => stage === 'frames' && stop.abort();
  const options = { signal: stop.signal, onProgress };
  return renderTimed(request(format), options).then(
    () => 'done',
    (cause: unknown) => (cause instanceof StudioError ? cause.code : String(cause)),
  );
}

const bench = {
  forget,
  endIdle: endIdleWorkers,
  speak,
  prepare,
  render,
  still,
  film,
  layersDrawn,
  cancelled,
  repaints,
  ...segments,
};

declare global {
  interface Window {
    lecternBench?: typeof bench;
  }
}

window.lecternBench = bench;
