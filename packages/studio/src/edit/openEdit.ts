/**
 * Opens an edit for a render: its painter, and its sound, which another thread is still mixing.
 */
import { readMedia, removeMedia } from '../mediaStore.ts';
import type { FrameTrack } from '../presenter/frameTrack.ts';
import type { FilmJob, OpenedEdit } from '../filmJob.ts';
import { EditPainter } from './paint/editPainter.ts';
import { loadEditFonts } from './paint/fonts.ts';
import { planEdit } from './plan/editPlan.ts';
import { startMix } from './sound/startMix.ts';
import type { Edit } from '../editRequest.ts';

/** Named after the video, so that the clean-up of a dead render finds it. */
const mixFileOf = ({ videoFile }: FilmJob) => `${videoFile}.mix.wav`;

/** Plans an edit, has its sound mixed by another thread, and opens its painter. */
export async function openEdit(job: FilmJob, edit: Edit, track: FrameTrack): Promise<OpenedEdit> {
  const { timeline, kept, audioFile } = job;
  const plan = planEdit(edit, timeline);
  const mixFile = mixFileOf(job);
  const mix = startMix({ audioFile, mixFile, kept, timeline, plan });
  const close = async () => {
    mix.stop();
    await removeMedia(mixFile).catch(() => undefined);
  };
  const { look, caption } = plan;
  try {
    await loadEditFonts(look && caption ? [look.title.face.family, caption.face.family] : []);
    const painter = await EditPainter.open(job, track, plan);
    return { painter, sound: () => mix.done.then(() => readMedia(mixFile)), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
