/**
 * Everything of an edit that a render needs: its painter, and its sound, which is still being mixed.
 */
import { type FramePainter, mixFileOf } from '../render/framePainter.ts';
import type { FrameTrack } from '../render/frameTrack.ts';
import type { RenderJob } from '../render/messages.ts';
import { EditPainter } from './paint/editPainter.ts';
import { loadEditFonts } from './paint/fonts.ts';
import { planEdit } from './plan/editPlan.ts';
import { writeMix } from './sound/writeMix.ts';
import type { Edit } from './types.ts';

/** An edit that is ready to be painted. */
export interface OpenedEdit {
  painter: FramePainter;
  /** Resolves when the sound is written; rejects with a `StudioError` as {@link writeMix}. */
  mixed: Promise<void>;
}

/** Plans an edit and opens its painter. The mix goes on in the pauses that drawing leaves. */
export async function openEdit(
  job: RenderJob,
  edit: Edit,
  track: FrameTrack,
  isCancelled: () => boolean,
): Promise<OpenedEdit> {
  const { timeline, kept, audioFile } = job;
  const plan = planEdit(edit, timeline);
  const { look, caption } = plan;
  const families = look && caption ? [look.title.face.family, caption.face.family] : [];
  await loadEditFonts(families);
  const mixed = writeMix({ audioFile, mixFile: mixFileOf(job), kept, timeline, plan, isCancelled });
  // A failure is thrown where the sound is wanted; until then it must not count as unhandled.
  mixed.catch(() => undefined);
  return { painter: await EditPainter.open(job, track, plan), mixed };
}
