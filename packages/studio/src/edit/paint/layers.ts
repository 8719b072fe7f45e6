/**
 * The layers over the speaker's picture, lowest first:
 *
 * 1. under the framing: cut-ins in the speaker's window or, in a split picture, the panel next to it;
 * 2. the framing (`framing.ts`), which is not a layer because it never changes;
 * 3. over it: a second video, the title, the points of a list, the captions.
 */
import type { FilmJob } from '../../filmJob.ts';
import type { Composition } from '../../scene/composition.ts';
import type { Rect } from '../../picture/rects.ts';
import { drawableText, drawingTest, type Look } from '../../looks/index.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import { captionLayer } from './captionLayer.ts';
import { cutInLayer, panelLayer } from './cutInLayer.ts';
import { fontOf } from './fonts.ts';
import type { Layer } from './overlays.ts';
import { captionArea, secondVideo, titleArea } from './places.ts';
import { plainCaptionLayer } from './plainCaptionLayer.ts';
import { secondVideoLayer } from './secondVideoLayer.ts';
import type { TitlePlace } from './titleCard.ts';
import { listLayer, titleLayer } from './titleLayer.ts';

export interface Stage {
  job: FilmJob;
  composition: Composition;
  /** px of the output in which the speaker is seen. */
  window: Rect;
  /** px of the output: the head, for titles that run around it. */
  head: TitlePlace['head'];
}

export function layersBelow(plan: EditPlan, { job, window }: Stage): Layer[] {
  const { look } = plan;
  if (!look) return [];
  if (look.framing.kind === 'split')
    return [panelLayer(plan, look, besideWindow(window, job.format))];
  return [cutInLayer(plan, look, window)];
}

/** The half of a split picture next to the speaker's window. */
function besideWindow({ x, y }: Rect, { width, height }: { width: number; height: number }): Rect {
  return x > 0 ? { x: 0, y: 0, width: x, height } : { x: 0, y: 0, width, height: y };
}

export function layersAbove(plan: EditPlan, stage: Stage): Layer[] {
  const { look, caption } = plan;
  const { job, composition } = stage;
  const { format } = job;
  if (!look || !caption)
    return job.burnCaptions ? [plainCaptionLayer(job, composition.captions)] : [];
  const area = captionArea(look, caption.place, format, composition);
  return [
    ...titleLayers(plan, look, stage),
    captionLayer(job.timeline, caption, { area, frame: format, frameRate: format.frameRate }),
  ];
}

function titleLayers(
  { edit, title, points, listHasGround }: EditPlan,
  look: Look,
  { job: { format }, composition, head }: Stage,
): Layer[] {
  const second = look.hasBackgroundVideo ? secondVideo(edit, format) : undefined;
  const area = titleArea(look, format, composition, second?.box);
  const place = { area, frame: format, frameRate: format.frameRate, head };
  const canDraw = drawingTest((size) => fontOf(look.title.face, size));
  const drawn = <T extends { text: string }>(each: T): T[] => {
    const text = drawableText(each.text, canDraw);
    return text === '' ? [] : [{ ...each, text }];
  };
  return [
    ...(second ? [secondVideoLayer(second)] : []),
    ...(title ? drawn(title).map((each) => titleLayer(each, look, place)) : []),
    listLayer(points.flatMap(drawn), listHasGround, look, place),
  ];
}
