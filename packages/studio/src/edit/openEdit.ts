/**
 * The parts of an edit that a render uses: its painter and, in another thread, its sound.
 */
import { readMedia, removeMedia } from '../mediaStore.ts';
import type { FrameTrack } from '../presenter/frameTrack.ts';
import { type FilmJob, type MixedSound, textOfFilm } from '../filmJob.ts';
import { EditPainter } from './paint/editPainter.ts';
import { loadEditFonts } from './paint/fonts.ts';
import { planEdit } from './plan/editPlan.ts';
import { startMix } from './sound/startMix.ts';
import type { Edit } from '../editRequest.ts';

/** Opens the painter of an edit, and loads its typefaces. Takes ownership of the job's bitmaps. */
export async function openEditPainter(
  job: FilmJob,
  edit: Edit,
  track: FrameTrack,
): Promise<{ painter: EditPainter; faces: string[] }> {
  const plan = planEdit(edit, job.timeline);
  const { look, caption } = plan;
  const faces =
    look && caption
      ? await loadEditFonts([look.title.face.family, caption.face.family], textOfFilm(job))
      : [];
  return { painter: await EditPainter.open(job, track, plan), faces };
}

/** Starts mixing the sound of an edit. Its file is named after the video, so a clean-up finds it. */
export function mixEdit(
  {
    timeline,
    kept,
    audioFile,
    videoFile,
  }: Pick<FilmJob, 'timeline' | 'kept' | 'audioFile' | 'videoFile'>,
  edit: Edit,
): MixedSound {
  const mixFile = `${videoFile}.mix.wav`;
  const mix = startMix({ audioFile, mixFile, kept, timeline, plan: planEdit(edit, timeline) });
  return {
    sound: () => mix.done.then(() => readMedia(mixFile)),
    close: async () => {
      mix.stop();
      await removeMedia(mixFile).catch(() => undefined);
    },
  };
}
