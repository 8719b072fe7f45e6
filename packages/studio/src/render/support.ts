import { missingForSpeech } from '../speech/missingForSpeech.ts';
import type { FrameFormat, StudioSupport } from '../types.ts';
import { supportedVideoConfig } from './videoEncoding.ts';

/** The smallest format that must be supported. */
const SMALLEST: FrameFormat = { width: 1280, height: 720, frameRate: 30 };

/** Plain names of the features that speech needs. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  Worker: 'background workers',
  'Intl.Segmenter': 'finding sentences in text',
  OPFS: 'private file storage',
  createWritable: 'writing to private file storage',
};

/** Whether this browser encodes H.264 of this size. */
export async function canEncode(format: FrameFormat): Promise<boolean> {
  return (await supportedVideoConfig(format)) !== undefined;
}

/** Returns whether this browser can speak and render, and the plain names of missing features. */
export async function studioSupport(): Promise<StudioSupport> {
  const lacks = missingForSpeech();
  const forSpeech = lacks
    // If there is no storage at all, its details are not reported.
    .filter((name) => name !== 'createWritable' || !lacks.includes('OPFS'))
    .map((name) => PLAIN_WORDS[name] ?? name);
  // The interface can exist and still reject, as in some private windows.
  if (forSpeech.length === 0 && !(await canOpenStorage())) forSpeech.push('private file storage');
  const forRender: string[] = [];
  if (!hasOffscreenCanvas()) forRender.push('drawing in the background');
  if (typeof VideoEncoder === 'undefined' || typeof VideoFrame === 'undefined') {
    forRender.push('video encoding');
  } else if (!(await canEncode(SMALLEST))) {
    forRender.push('H.264 video');
  }
  return {
    canSpeak: forSpeech.length === 0,
    canRender: forSpeech.length === 0 && forRender.length === 0,
    missing: [...forSpeech, ...forRender],
  };
}

async function canOpenStorage(): Promise<boolean> {
  return navigator.storage.getDirectory().then(
    () => true,
    () => false,
  );
}

function hasOffscreenCanvas(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  return new OffscreenCanvas(2, 2).getContext('2d') !== null;
}
