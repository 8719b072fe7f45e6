/**
 * Shows the speaking presenter on a canvas of the page, like a render, without making a file.
 */
import { composeFrame } from '../scene/composition.ts';
import { textOfFilm } from '../filmJob.ts';
import { StudioError } from '../StudioError.ts';
import type { RenderRequest } from '../types.ts';
import { drawnCues, loadCaptionFont } from '../captions/captionPainter.ts';
import { FigurePainter } from '../presenter/figurePainter.ts';
import { type FrameState, FrameTrack } from '../presenter/frameTrack.ts';
import type { PlannedGesture } from '../presenter/gestures/timing.ts';
import { rasteriseScene } from './rasterise.ts';
import { readTimeline } from '../timeline/readTimeline.ts';

export interface PreviewRequest extends Omit<
  RenderRequest,
  'audioFile' | 'videoFile' | 'posterFile' | 'captionsFile'
> {
  /** Moves only lips and captions, for users who prefer reduced motion; does not affect films. */
  isStill?: boolean;
}

export interface LivePreview {
  /** px of the picture. */
  width: number;
  height: number;
  /** In order, as in the film. */
  gestures: readonly PlannedGesture[];
  /** Shows the moment `seconds` of the audio; null shows the presenter at rest. */
  paint(canvas: HTMLCanvasElement, seconds: number | null): void;
}

/** The frame number of a presenter at rest. */
const AT_REST = -1;

/**
 * Rasterises the layers once; after that a frame takes a few milliseconds.
 *
 * @throws `StudioError` 'missing-file' without a timeline, 'cancelled', 'unsupported'.
 */
export async function openPreview(
  request: PreviewRequest,
  signal: AbortSignal,
): Promise<LivePreview> {
  const { timelineFile, presenter, scene, format, burnCaptions, captionStyle, isStill, ...moving } =
    request;
  const [timeline, raster] = await Promise.all([
    readTimeline(timelineFile).then(async (read) => {
      if (burnCaptions) await loadCaptionFont(textOfFilm({ timeline: read }));
      return read;
    }),
    rasteriseScene({ presenter, scene, format }, signal, () => undefined),
  ]);
  if (signal.aborted) throw new StudioError('cancelled');
  const { captions } = composeFrame(format, presenter.style, scene.backdrop);
  const cues = drawnCues(timeline, format, captions);
  const track = new FrameTrack(presenter, timeline, cues, format, moving);
  const look = { format, burnCaptions, ...(captionStyle && { captionStyle }) };
  const painter = new FigurePainter({ ...raster, ...look, request: { presenter, scene } }, cues);
  const { width, height, frameRate } = format;
  const rest = track.restState();
  function stateOf(frame: number): FrameState {
    if (frame === AT_REST) return rest;
    const state = track.stateAt(frame);
    const { mouth, cue, word } = state;
    return isStill ? { ...rest, mouth, cue, word } : state;
  }
  let shown: { canvas: HTMLCanvasElement; frame: number } | undefined;
  return {
    width,
    height,
    gestures: track.gestures,
    paint(canvas, seconds) {
      const moment = Math.min(track.frames - 1, Math.floor((seconds ?? 0) * frameRate));
      const frame = seconds === null ? AT_REST : moment;
      const isSized = canvas.width === width && canvas.height === height;
      // Pages ask sixty times a second, and a concurrent render needs the time.
      if (isSized && shown?.canvas === canvas && shown.frame === frame) return;
      shown = { canvas, frame };
      painter.advance(stateOf(frame));
      if (!isSized) {
        canvas.width = width;
        canvas.height = height;
      }
      canvas.getContext('2d')?.drawImage(painter.canvas, 0, 0);
    },
  };
}
