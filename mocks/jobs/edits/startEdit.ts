import type { VideoRecord } from '../../db/records.ts';
import type { Edit } from '@lectern/studio';
import { queueVideo, type QueueParts } from '../renders/queueVideo.ts';
import { unmade } from '../renders/unmade.ts';

/**
 * Queues an edit of a finished video as a new video; the original is kept. Editing an edited video starts
 * from the original, so that effects never accumulate.
 */
export async function startEdit(
  parts: QueueParts,
  source: VideoRecord,
  edit: Edit,
): Promise<VideoRecord> {
  const original = (await parts.db.videos.get(source.editOf ?? source.id)) ?? source;
  return queueVideo(parts, {
    projectId: source.projectId,
    isSame: (video) => JSON.stringify(video.edit) === JSON.stringify(edit),
    make: () => ({
      ...original,
      ...unmade(parts.now()),
      id: parts.newId('vid'),
      edit,
      editOf: original.id,
    }),
    ofProject: {},
    action: 'ai_edit_started',
  });
}
