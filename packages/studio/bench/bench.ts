/**
 * The page that `npm run bench:render` drives: speaking, rendering, and the encoder alone.
 */
import type { Edit } from '../src/editRequest.ts';
import { readMedia, removeMedia } from '../src/mediaStore.ts';
import { findPresenter } from '../src/presenter/recipes.ts';
import { rasteriseScene } from '../src/render/rasterise.ts';
import { type RenderOutcome, type RenderOptions, renderTimed } from '../src/render/renderVideo.ts';
import { trimSegments } from '../src/render/segmentStore.ts';
import { assemble, hashPictures, planRender, renderSegment } from '../src/render/stages.ts';
import { speakScript } from '../src/speech/speakScript.ts';
import type { FrameFormat, RenderRequest, Scene } from '../src/types.ts';
import type { StillFeed, StillRequest, StillResponse } from './stillMessages.ts';

const FILES = {
  audioFile: 'bench.wav',
  timelineFile: 'bench.timeline.json',
  videoFile: 'bench.mp4',
  posterFile: 'bench.poster.jpg',
  captionsFile: 'bench.vtt',
};

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

function request(format: FrameFormat, edit?: Edit): RenderRequest {
  const presenter = findPresenter('amara');
  if (!presenter) throw new Error('the bench has lost its presenter');
  const { recipe, scene } = presenter;
  return { ...FILES, presenter: recipe, scene, format, burnCaptions: true, ...(edit && { edit }) };
}

/** Speaks a script. Milliseconds. */
async function speak(script: string): Promise<number> {
  const start = performance.now();
  await speakScript({ ...FILES, script, voiceId: 'olivia' });
  return performance.now() - start;
}

/**
 * Renders the last spoken script, or edits it, as the product does.
 *
 * @param options `reuse`: whether segments of earlier films may be used again
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

/** A film to make: script, voice, presenter, scene, format and edit. */
export interface FilmWish {
  script: string;
  voiceId: string;
  /** A presenter's name, lower case. */
  presenter: string;
  scene?: Scene;
  format: FrameFormat;
  edit?: Edit;
}

/** A film's files as base64, and the milliseconds of its render. */
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

async function toBase64(name: string): Promise<string> {
  const bytes = new Uint8Array(await (await readMedia(name)).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

/**
 * Hashes of the pictures of the last spoken script, made in so many parts of equal length, each by a
 * worker of its own.
 */
async function pictures(format: FrameFormat, parts: number, edit?: Edit): Promise<string[]> {
  const plan = await planRender(request(format, edit));
  const hashes: string[] = [];
  for (let part = 0; part < parts; part += 1) {
    const first = Math.round((plan.frames * part) / parts);
    const end = Math.round((plan.frames * (part + 1)) / parts);
    hashes.push(...(await hashPictures(plan, { first, frames: end - first })));
  }
  return hashes;
}

/**
 * The last spoken script by its three functions, each segment made by a worker of its own. Returns the
 * film as base64.
 */
async function inPieces(format: FrameFormat, edit?: Edit): Promise<string> {
  const plan = await planRender(request(format, edit));
  await assemble(plan, (index) => renderSegment(plan, index), FILES);
  return toBase64(FILES.videoFile);
}

/** Encodes a number of frames of one still picture. Milliseconds. */
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

declare global {
  interface Window {
    lecternBench?: {
      speak: typeof speak;
      render: typeof render;
      still: typeof still;
      pictures: typeof pictures;
      inPieces: typeof inPieces;
      film: typeof film;
    };
  }
}

window.lecternBench = { speak, render, still, pictures, inPieces, film };
