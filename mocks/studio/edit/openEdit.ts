/**
 * Everything of an edit that a render needs: its sound is written, its painter stands ready.
 */
import { type FramePainter, mixFileOf } from '../render/framePainter.ts';
import type { FrameTrack } from '../render/frameTrack.ts';
import type { RenderJob } from '../render/messages.ts';
import { EditPainter } from './paint/editPainter.ts';
import { loadEditFonts } from './paint/fonts.ts';
import { planEdit } from './plan/editPlan.ts';
import { writeMix } from './sound/writeMix.ts';
import type { Edit } from './types.ts';

/** @throws `StudioError` as {@link writeMix}. */
export async function openEdit(
  job: RenderJob,
  edit: Edit,
  track: FrameTrack,
  isCancelled: () => boolean,
): Promise<FramePainter> {
  const { timeline, kept, audioFile } = job;
  const plan = planEdit(edit, timeline);
  const { look, caption } = plan;
  const families = look && caption ? [look.title.face.family, caption.face.family] : [];
  await Promise.all([
    loadEditFonts(families),
    writeMix({ audioFile, mixFile: mixFileOf(job), kept, timeline, plan, isCancelled }),
  ]);
  return new EditPainter(job, track, plan);
}
