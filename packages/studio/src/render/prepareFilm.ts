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

/**
 * @param onLayer called with the share of layers that are bitmaps
 * @throws `StudioError` 'missing-file' without audio or timeline, 'cancelled'
 */
export async function prepareFilm(
  request: RenderRequest,
  signal: AbortSignal,
  onLayer?: (share: number) => void,
): Promise<FilmJob> {
  const spoken = await readTimeline(request.timelineFile);
  if (!(await hasMedia(request.audioFile))) {
    throw new StudioError('missing-file', request.audioFile);
  }
  const kept = keptOf(spoken, request.edit);
  const timeline = request.edit ? retime(spoken, kept) : spoken;
  const { presenter, scene, timelineFile: _, ...rest } = request;
  const raster = await rasteriseScene(request, signal, onLayer);
  return { ...rest, ...raster, request: { presenter, scene }, timeline, kept };
}

/** The spans of the speech that an edit keeps; all of it without an edit. */
function keptOf(timeline: SpeechTimeline, edit: Edit | undefined): Span[] {
  const whole = [{ start: 0, end: timeline.duration }];
  return edit ? planCuts(timeline, edit.additionalFeatures) : whole;
}
