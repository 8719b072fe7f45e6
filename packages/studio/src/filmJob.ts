import type { FramePainter } from './picture/framePainter.ts';
import type { RasterLayer } from './presenter/rasterLayer.ts';
import type { Span } from './timeline/spans.ts';
import type { FrameFormat, RenderRequest, SpeechTimeline } from './types.ts';

/** A film to make with all that the page prepares for the worker: bitmaps, timeline, what is kept. */
export interface FilmJob extends Omit<RenderRequest, 'timelineFile' | 'presenter' | 'scene'> {
  request: Pick<RenderRequest, 'presenter' | 'scene'>;
  format: FrameFormat;
  /** Of what is kept. */
  timeline: SpeechTimeline;
  /** What of the audio file is kept, seconds. */
  kept: Span[];
  backdrop: ImageBitmap;
  layers: RasterLayer[];
  /** The art's own mouth, for the poster. */
  artMouth: RasterLayer;
}

/** An edit ready to paint; its sound is mixed meanwhile. */
export interface OpenedEdit {
  painter: FramePainter;
  /** The mixed sound, once it is whole. @throws `StudioError` */
  sound: () => Promise<File>;
  /** Ends the mix if it is still running, and removes its file. */
  close: () => Promise<void>;
}
