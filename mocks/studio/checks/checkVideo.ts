/**
 * A finished video against every row of what a good result is. Needs ffmpeg and ffprobe.
 */
import { mouthRegion } from '../scene/composition.ts';
import type { RenderRequest, SpeechTimeline } from '../types.ts';
import { checkCaptions } from './captions.ts';
import { checkContainer } from './container.ts';
import { type LipSyncInput, checkLipSync } from './lipSync.ts';
import { checkLoudness } from './loudness.ts';
import type { Check } from './report.ts';

export interface CheckVideoInput extends Pick<RenderRequest, 'presenter' | 'scene' | 'format'> {
  /** Path of the MP4. */
  file: string;
  /** Content of the WebVTT file. */
  captions: string;
  /** What was to be spoken. */
  script: string;
  timeline: SpeechTimeline;
}

/** All rows, in the order of the table. */
export async function checkVideo(input: CheckVideoInput): Promise<Check[]> {
  return [
    ...(await checkContainer(input.file)),
    ...(await checkLoudness(input.file)),
    ...checkCaptions(input.captions, input.script, input.timeline),
    ...(await checkLipSync(lipSyncInput(input))),
  ];
}

/** Where the mouth of a render is to be looked for. */
export function lipSyncInput({
  file,
  timeline,
  presenter,
  scene,
  format,
}: Omit<CheckVideoInput, 'captions' | 'script'>): LipSyncInput {
  return {
    file,
    timeline,
    mouthRegion: mouthRegion(format, presenter.style, scene.backdrop),
    skin: skinGrey(presenter),
    frameRate: format.frameRate,
  };
}

/** Grey of a presenter's skin (BT.709 luma of its colour), 0–255; ink is on white paper. */
function skinGrey({ style, options }: CheckVideoInput['presenter']): number | undefined {
  if (style === 'notionists') return 255;
  const value = Number.parseInt(options['skinColor'] ?? '', 16);
  if (Number.isNaN(value)) return undefined;
  return Math.round(
    0.2126 * ((value >> 16) & 255) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255),
  );
}
