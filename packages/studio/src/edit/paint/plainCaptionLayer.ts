import { CaptionPainter, drawnCues } from '../../captions/captionPainter.ts';
import type { FilmJob } from '../../filmJob.ts';
import type { Rect } from '../../picture/rects.ts';
import type { Layer } from './overlays.ts';

/** Captions as in a video without an edit. Use `captionLayer` for a look's captions. */
export function plainCaptionLayer(
  { timeline, format, captionStyle }: Pick<FilmJob, 'timeline' | 'format' | 'captionStyle'>,
  area: Rect,
): Layer {
  const cues = drawnCues(timeline, format, area);
  const painter = new CaptionPainter(cues, format, area, captionStyle ?? 'karaoke');
  return (time) => {
    const cue = cues.findIndex(({ start, end }) => time >= start && time < end);
    const bounds = painter.bounds(cue);
    if (!bounds) return undefined;
    const word = cues[cue]?.lines.flat().findLastIndex(({ start }) => start <= time) ?? -1;
    return {
      key: `${word}:${cues[cue]?.lines
        .flat()
        .map(({ text }) => text)
        .join(' ')}`,
      bounds,
      paint: (context) => painter.paint(context, cue, word),
    };
  };
}
