/**
 * The page that `npm run bench:render` drives: speaking, rendering, and the encoder alone.
 */
import type { Edit } from '../src/editRequest.ts';
import { listMedia, readMedia, removeMedia, writeMedia } from '../src/mediaStore.ts';
import { FrameTrack } from '../src/presenter/frameTrack.ts';
import { findPresenter } from '../src/presenter/recipes.ts';
import { rasteriseScene } from '../src/render/rasterise.ts';
import { type RenderOutcome, type RenderOptions, renderTimed } from '../src/render/renderVideo.ts';
import { PARTS_FOLDER, trimSegments } from '../src/render/segmentStore.ts';
import {
  assemble,
  drawLuma,
  hashPictures,
  planRender,
  renderSegment,
} from '../src/render/stages.ts';
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
  return toText(new Uint8Array(await (await readMedia(name)).arrayBuffer()));
}

/** Bytes as base64. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

/**
 * Hashes of the pictures of the last spoken script, made in so many parts of about equal length, each by
 * a worker of its own. As in a plan, a part begins with a sentence.
 */
async function pictures(format: FrameFormat, parts: number, edit?: Edit): Promise<string[]> {
  const plan = await planRender(request(format, edit));
  const track = new FrameTrack('', plan.film.timeline, [], format);
  const starts = track.passages.map(({ first }) => first);
  const cuts = Array.from({ length: parts }, (_, part) => {
    const wanted = (plan.frames * part) / parts;
    return starts.find((start) => start >= wanted - 1) ?? plan.frames;
  });
  const hashes: string[] = [];
  for (const [part, first] of cuts.entries()) {
    const frames = (cuts[part + 1] ?? plan.frames) - first;
    if (frames > 0) hashes.push(...(await hashPictures(plan, { first, frames })));
  }
  return hashes;
}

/** Luma of some frames of the last spoken script as it was drawn, as base64. */
async function luma(format: FrameFormat, frames: readonly number[]): Promise<string[]> {
  const plan = await planRender(request(format));
  return Promise.all(frames.map(async (frame) => toText(await drawLuma(plan, frame))));
}

/** First frames of the segments of the last spoken script. */
async function seams(format: FrameFormat, edit?: Edit): Promise<number[]> {
  const { segments } = await planRender(request(format, edit));
  return segments.map(({ first }) => first);
}

/** Names of the segments on disk. */
async function parts(): Promise<string[]> {
  return (await listMedia(PARTS_FOLDER)).filter((name) => name.endsWith('.part'));
}

/** Spoils segments on disk: one is cut short, one has a changed byte, two change places. */
async function spoilParts(): Promise<number> {
  const [cut, changed, one, other] = await parts();
  const bytesOf = async (name = '') =>
    new Uint8Array(await (await readMedia(name, PARTS_FOLDER)).arrayBuffer());
  const write = (name = '', bytes = new Uint8Array()) =>
    writeMedia(name, new Blob([bytes]), PARTS_FOLDER);
  const [first, second, third, fourth] = await Promise.all(
    [cut, changed, one, other].map((name) => bytesOf(name)),
  );
  if (!first || !second) throw new Error('there are too few segments to spoil');
  second[second.length >> 1] = (second[second.length >> 1] ?? 0) ^ 1;
  await write(cut, first.subarray(0, first.length >> 1));
  await write(changed, second);
  await write(one, fourth);
  await write(other, third);
  return 4;
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
      luma: typeof luma;
      seams: typeof seams;
      parts: typeof parts;
      spoilParts: typeof spoilParts;
      film: typeof film;
    };
  }
}

window.lecternBench = {
  speak,
  render,
  still,
  pictures,
  inPieces,
  luma,
  seams,
  parts,
  spoilParts,
  film,
};
