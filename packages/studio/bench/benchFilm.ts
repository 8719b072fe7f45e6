/** The film of the bench, and its files. */
import type { Edit } from '../src/editRequest.ts';
import { readMedia } from '../src/mediaStore.ts';
import { findPresenter } from '../src/presenter/recipes.ts';
import type { FrameFormat, RenderRequest } from '../src/types.ts';

export const FILES = {
  audioFile: 'bench.wav',
  timelineFile: 'bench.timeline.json',
  videoFile: 'bench.mp4',
  posterFile: 'bench.poster.jpg',
  captionsFile: 'bench.vtt',
};

export function request(format: FrameFormat, edit?: Edit): RenderRequest {
  const presenter = findPresenter('amara');
  if (!presenter) throw new Error('the bench has lost its presenter');
  const { recipe, scene } = presenter;
  return { ...FILES, presenter: recipe, scene, format, burnCaptions: true, ...(edit && { edit }) };
}

/** Returns a file of the media store as base64. */
export async function toBase64(name: string): Promise<string> {
  return toText(new Uint8Array(await (await readMedia(name)).arrayBuffer()));
}

/** Returns bytes as base64. */
export function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
