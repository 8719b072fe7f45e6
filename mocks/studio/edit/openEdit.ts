/**
 * Everything of an edit that a render needs: its painter, and its sound, which is still being mixed.
 */
import { type FramePainter, mixFileOf } from '../render/framePainter.ts';
import type { FrameTrack } from '../render/frameTrack.ts';
import type { RenderJob } from '../render/messages.ts';
import { EditPainter } from './paint/editPainter.ts';
import { loadEditFonts } from './paint/fonts.ts';
import { planEdit } from './plan/editPlan.ts';
import { type RunningMix, startMix } from './sound/startMix.ts';
import type { Edit } from './types.ts';

/** An edit that is ready to be painted, and whose sound is being mixed meanwhile. */
interface OpenedEdit {
  painter: FramePainter;
  mix: RunningMix;
}

/** Plans an edit, has its sound mixed by another thread, and opens its painter. */
export async function openEdit(job: RenderJob, edit: Edit, track: FrameTrack): Promise<OpenedEdit> {
  const { timeline, kept, audioFile } = job;
  const plan = planEdit(edit, timeline);
  const mix = startMix({ audioFile, mixFile: mixFileOf(job), kept, timeline, plan });
  const { look, caption } = plan;
  try {
    await loadEditFonts(look && caption ? [look.title.face.family, caption.face.family] : []);
    return { painter: await EditPainter.open(job, track, plan), mix };
  } catch (cause) {
    mix.stop();
    throw cause;
  }
}
