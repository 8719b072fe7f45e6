/**
 * The speech and content of a film: reads the timeline, and applies the cuts of an edit.
 */
import type { Edit } from '../editRequest.ts';
import type { FilmContent } from '../filmJob.ts';
import { hasMedia } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import { planCuts } from '../timeline/cuts.ts';
import { readTimeline } from '../timeline/readTimeline.ts';
import { retime } from '../timeline/retime.ts';
import type { Span } from '../timeline/spans.ts';
import type { RenderRequest, SpeechTimeline } from '../types.ts';

/** The audible part: the timeline after the cuts of an edit, and the spans of the audio that it keeps. */
export type FilmSpeech = Pick<FilmContent, 'timeline' | 'kept'>;

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

/** Replaces a request's timeline file with the speech itself. */
export function contentOf(request: RenderRequest, speech: FilmSpeech): FilmContent {
  const { presenter, scene, timelineFile: _, ...rest } = request;
  return { ...rest, ...speech, request: { presenter, scene } };
}

/** Returns the spans of the speech that an edit keeps; the whole speech without an edit. */
function keptOf(timeline: SpeechTimeline, edit: Edit | undefined): Span[] {
  const whole = [{ start: 0, end: timeline.duration }];
  return edit ? planCuts(timeline, edit.additionalFeatures) : whole;
}
