import { joinWords } from '../../captions/pieces.ts';
import { sentencesOf } from '../../captions/sentences.ts';
import type { SpeechTimeline } from '../../types.ts';
import {
  type CaptionLook,
  type ListPoint,
  type Look,
  type TrackId,
  captionLook,
  findLook,
  listPoints,
} from '../../looks/index.ts';
import type { SoundEffect } from '../sound/effects.ts';
import type { Edit } from '../../editRequest.ts';
import { type BrollClip, planBroll } from './broll.ts';
import { Punches } from './punches.ts';
import { type Title, titleOf } from './titles.ts';

/** Pictures and sounds of an edit, timed on the cut film. */
export interface EditPlan {
  edit: Edit;
  /** Undefined without a template. */
  look: Look | undefined;
  caption: CaptionLook | undefined;
  clips: BrollClip[];
  title: Title | undefined;
  points: ListPoint[];
  listHasGround: boolean;
  /** Colour of highlights, also in cut-ins. */
  accent: string;
  punches: Punches | undefined;
  effects: SoundEffect[];
  track: TrackId;
}

/** Templates that always have cut-ins and offer no frequency to choose. */
const ALWAYS_CUTS_IN: ReadonlySet<string> = new Set(['split', 'kinetic']);
/** Templates that make lists (specification section 2, Option visibility). */
const MAKES_LISTS: ReadonlySet<string> = new Set(['vivid2', 'chillguy2']);

/**
 * Plans an edit over a timeline that has been cut.
 *
 * It ignores `addHook` and `addBroll`: the page sends them as false with every template, and omits them
 * without one (specification section 4). Cut-ins come from the B-roll frequency.
 *
 * @param edit if its template is unknown, only the sound is edited
 */
export function planEdit(edit: Edit, timeline: SpeechTimeline): EditPlan {
  const settings = edit.additionalFeatures.applyAiEdit ? edit.aiEditSettings : null;
  const look = settings ? findLook(settings.template) : undefined;
  const punches = edit.additionalSettings.applySpeakerDetection ? new Punches(timeline) : undefined;
  const plain = {
    edit,
    punches,
    listHasGround: false,
    points: [],
    clips: [],
    effects: [],
    title: undefined,
  };
  if (!settings || !look) {
    return {
      ...plain,
      look: undefined,
      caption: undefined,
      accent: '#F2C862',
      track: 'sunrise',
    };
  }
  const caption = captionLook(look, edit.subtitleStyles, settings.subtitleHighlightColor);
  const frequency = settings.brollFrequency ?? (ALWAYS_CUTS_IN.has(look.id) ? 'medium' : 'none');
  const sentences = sentencesOf(timeline.words);
  const title = titleOf(settings, sentences);
  // Cut-ins fill half of a split picture from the start.
  const from = look.framing.kind === 'split' ? 0 : title?.seconds;
  const clips = planBroll(timeline, frequency, settings.brollType ?? 'images', from);
  const makesList = MAKES_LISTS.has(look.id) && (settings.listicleStyle ?? 'none') !== 'none';
  // A title and a point would be in the same place.
  const points = makesList ? afterTitle(listPoints(sentences, joinWords), title) : [];
  return {
    ...plain,
    look,
    caption,
    clips,
    title,
    points,
    listHasGround: settings.listicleStyle === 'bg',
    accent: caption.highlight,
    effects: effectsOf(title, points, clips),
    track: look.music,
  };
}

function afterTitle(points: readonly ListPoint[], title: Title | undefined): ListPoint[] {
  const free = title?.seconds ?? 0;
  return points.flatMap((point) => {
    const start = Math.max(point.start, free);
    return point.end - start > 0.6 ? [{ ...point, start }] : [];
  });
}

function effectsOf(
  title: Title | undefined,
  points: readonly ListPoint[],
  clips: readonly BrollClip[],
): SoundEffect[] {
  return [
    ...(title ? [{ kind: 'pop' as const, time: 0.05 }] : []),
    ...points.map(({ start }) => ({ kind: 'tick' as const, time: start })),
    // A swish is loudest when the picture changes.
    ...clips.map(({ start }) => ({ kind: 'whoosh' as const, time: Math.max(0, start - 0.2) })),
  ];
}
