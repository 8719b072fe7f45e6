import type { RasterScene } from './presenter/rasterLayer.ts';
import type { Span } from './timeline/spans.ts';
import type { FrameFormat, RenderRequest, SpeechTimeline } from './types.ts';

/** A film to make, without its layers: timeline, kept spans, look, files. */
export interface FilmContent extends Omit<RenderRequest, 'timelineFile' | 'presenter' | 'scene'> {
  request: Pick<RenderRequest, 'presenter' | 'scene'>;
  format: FrameFormat;
  /** The timeline after the cuts. */
  timeline: SpeechTimeline;
  /** Kept spans of the audio file in seconds. */
  kept: Span[];
}

/** A film to make, with everything that determines its pictures. */
export type FilmJob = FilmContent & RasterScene;

/** Returns all text that a film may draw. */
export function textOfFilm({ timeline, edit }: Pick<FilmContent, 'timeline' | 'edit'>): string {
  const title = edit?.aiEditSettings?.title?.text ?? '';
  return `${title} ${timeline.words.map(({ text }) => text).join(' ')}`;
}

/** The sound of an edit, mixed in another thread. */
export interface MixedSound {
  /** Resolves with the sound once it is complete. @throws `StudioError` */
  sound: () => Promise<File>;
  /** Ends the mix if it is still running, and removes its file. */
  close: () => Promise<void>;
}
