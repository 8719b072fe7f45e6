import { CaptionPainter } from '../../render/captionPainter.ts';
import type { RenderJob } from '../../render/messages.ts';
import type { Rect } from '../../scene/composition.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import type { Layer } from './overlays.ts';

/** Captions as a video without an edit has them. Use `captionLayer` for those of a look. */
export function plainCaptionLayer(
  { cues }: Pick<EditPlan, 'cues'>,
  { format, captionStyle }: Pick<RenderJob, 'format' | 'captionStyle'>,
  area: Rect,
): Layer {
  const painter = new CaptionPainter(cues, format, area, captionStyle ?? 'karaoke');
  return (time) => {
    const cue = cues.findIndex(({ start, end }) => time >= start && time < end);
    const bounds = painter.bounds(cue);
    if (!bounds) return undefined;
    const word = cues[cue]?.lines.flat().findLastIndex(({ start }) => start <= time) ?? -1;
    return {
      key: `${cue}:${word}`,
      bounds,
      paint: (context) => painter.paint(context, cue, word),
    };
  };
}
