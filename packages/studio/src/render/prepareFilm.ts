/**
 * What only the page can do for a film: it reads the timeline, applies the cuts of an edit, and turns
 * SVG into bitmaps.
 */
import type { Edit } from '../editRequest.ts';
import type { FilmJob } from '../filmJob.ts';
import { hasMedia } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import { planCuts } from '../timeline/cuts.ts';
import { readTimeline } from '../timeline/readTimeline.ts';
import { retime } from '../timeline/retime.ts';
import type { Span } from '../timeline/spans.ts';
import type { RenderRequest, SpeechTimeline } from '../types.ts';
import { rasteriseScene } from './rasterise.ts';

/** What is heard: the timeline after the cuts of an edit, and the spans of the audio that it keeps. */
export type FilmSpeech = Pick<FilmJob, 'timeline' | 'kept'>;

/** @throws `StudioError` 'missing-file' without audio or timeline */
export async function readSpeech(
  request: Pick<RenderRequest, 'timelineFile' | 'audioFile' | 'edit'>,
): Promise<FilmSpeech> {
  const spoken = await readTimeline(request.timelineFile);
  if (!(await hasMedia(request.audioFile))) {
    throw new StudioError('missing-file', request.audioFile);
  }
  const kept = keptOf(spoken, request.edit);
  return { timeline: request.edit ? retime(spoken, kept) : spoken, kept };
}

/**
 * @param onLayer called with the share of layers that are bitmaps
 * @throws `StudioError` 'cancelled'
 */
export async function prepareFilm(
  request: RenderRequest,
  speech: FilmSpeech,
  signal: AbortSignal,
  onLayer?: (share: number) => void,
): Promise<FilmJob> {
  const { presenter, scene, timelineFile: _, ...rest } = request;
  const raster = await rasteriseScene(request, signal, onLayer);
  return { ...rest, ...raster, ...speech, request: { presenter, scene } };
}

/** The spans of the speech that an edit keeps; all of it without an edit. */
function keptOf(timeline: SpeechTimeline, edit: Edit | undefined): Span[] {
  const whole = [{ start: 0, end: timeline.duration }];
  return edit ? planCuts(timeline, edit.additionalFeatures) : whole;
}
