/**
 * Facts about segments for tests, gathered on the bench page.
 */
import type { Edit } from '../src/editRequest.ts';
import { endIdleWorkers } from '../src/endIdleWorkers.ts';
import { listMedia, readMedia, writeMedia } from '../src/mediaStore.ts';
import { FrameTrack } from '../src/presenter/frameTrack.ts';
import { PARTS_FOLDER } from '../src/render/segments/segmentStore.ts';
import {
  assemble,
  drawLuma,
  hashPictures,
  planRender,
  renderSegment,
} from '../src/render/stages.ts';
import type { FrameFormat } from '../src/types.ts';
import { FILES, request, toBase64, toText } from './benchFilm.ts';

/**
 * Hashes the pictures of the last spoken script, made in `parts` parts of about equal length. Each part has
 * its own worker, which draws the presenter itself; a single part is drawn with layers that its worker has
 * kept. As in a plan, a part starts with a sentence.
 */
export async function pictures(format: FrameFormat, parts: number, edit?: Edit): Promise<string[]> {
  const plan = await planRender(request(format, edit));
  const track = new FrameTrack(plan.film.request.presenter, plan.film.timeline, [], format);
  const starts = track.passages.map(({ first }) => first);
  const cuts = Array.from({ length: parts }, (_, part) => {
    const wanted = (plan.frames * part) / parts;
    return starts.find((start) => start >= wanted - 1) ?? plan.frames;
  });
  const hashes: string[] = [];
  for (const [part, first] of cuts.entries()) {
    const frames = (cuts[part + 1] ?? plan.frames) - first;
    if (parts > 1) endIdleWorkers();
    if (frames > 0) hashes.push(...(await hashPictures(plan, { first, frames })));
  }
  return hashes;
}

/** Returns the luma of some frames of the last spoken script as drawn, as base64. */
export async function luma(format: FrameFormat, frames: readonly number[]): Promise<string[]> {
  const plan = await planRender(request(format));
  const planes: string[] = [];
  for (const frame of frames) planes.push(toText(await drawLuma(plan, frame)));
  return planes;
}

/** Returns the first frames of the segments of the last spoken script. */
export async function seams(format: FrameFormat, edit?: Edit): Promise<number[]> {
  const { segments } = await planRender(request(format, edit));
  return segments.map(({ first }) => first);
}

/** Returns the names of the segments on disk. */
export async function parts(): Promise<string[]> {
  return (await listMedia(PARTS_FOLDER)).filter((name) => name.endsWith('.part'));
}

/** Corrupts segments on disk: one is truncated, one has a changed byte, and two are swapped. */
export async function corruptParts(): Promise<number> {
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
 * Makes a film of the last spoken script with the three functions for planning, rendering and assembling;
 * each segment has its own worker. Returns the film as base64.
 */
export async function inPieces(format: FrameFormat, edit?: Edit): Promise<string> {
  const plan = await planRender(request(format, edit));
  const make = (index: number) => {
    endIdleWorkers();
    return renderSegment(plan, index);
  };
  await assemble(plan, make, FILES);
  return toBase64(FILES.videoFile);
}
