import type { Rect } from '../../picture/rects.ts';
import type { Look } from '../../looks/index.ts';
import type { BrollClip } from '../plan/broll.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import { CLIP_RATE, paintCutIn } from './cutIn.ts';
import type { Layer, Overlay } from './overlays.ts';

type Clips = Pick<EditPlan, 'clips' | 'accent' | 'title'>;

/** Cut-ins, each of which replaces the speaker while it lasts. */
export function cutInLayer({ clips, accent }: Clips, look: Look, box: Rect): Layer {
  return (time) => {
    const clip = clips.find(({ start, end }) => time >= start && time < end);
    return clip && { ...clipOverlay('clip', clip, look, accent, box, time), covers: true };
  };
}

/** The other half of a split picture: the latest cut-in, or the first one before it starts. */
export function panelLayer({ clips, accent, title }: Clips, look: Look, box: Rect): Layer {
  // Without cut-ins a still fills the panel.
  const still: BrollClip = {
    ...{ start: 0, end: 0, kind: 'image', subject: 'shape', seed: 1 },
    label: title?.text.split(' ').at(-1) ?? '',
  };
  return (time) => {
    const clip = clips.findLast(({ start }) => time >= start) ?? clips[0] ?? still;
    return clipOverlay('panel', clip, look, accent, box, time);
  };
}

function clipOverlay(
  name: string,
  clip: BrollClip,
  look: Look,
  accent: string,
  bounds: Rect,
  time: number,
): Overlay {
  const moves = clip.kind === 'stock';
  const at = moves ? Math.floor(Math.max(0, time - clip.start) * CLIP_RATE) : 0;
  return {
    key: [name, clip.kind, clip.subject, clip.label, clip.seed, at].join(':'),
    bounds,
    isFleeting: moves,
    paint: (context) => paintCutIn(context, clip, look, accent, bounds, at / CLIP_RATE),
  };
}
