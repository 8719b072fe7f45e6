import type { ProjectRecord, VideoRecord } from '../../db/records.ts';
import type { LibraryAvatar } from '../../generators/avatars/avatarLibrary.ts';
import { spokenScript } from '../../base/spokenScript.ts';
import { queueVideo, type QueueParts } from './queueVideo.ts';
import { renderPlan, type RenderPlan } from './renderPlan.ts';
import { unmade } from './unmade.ts';

export interface RenderWish {
  project: ProjectRecord;
  avatar: LibraryAvatar;
  script: string;
  voiceId: string;
}

/** Makes a new video record. */
export function newVideo(
  { newId, now }: Pick<QueueParts, 'newId' | 'now'>,
  { project, avatar, script, voiceId }: RenderWish,
): VideoRecord {
  return {
    ...unmade(now()),
    id: newId('vid'),
    userId: project.userId,
    projectId: project.id,
    script: spokenScript(script),
    voiceId,
    avatarId: avatar.id,
    audioId: null,
    presenter: avatar.presenter,
    ...renderPlan(project.settings, avatar),
  };
}

/** Records a video of a project's script, voice and avatar, and queues its render. */
export async function startRender(parts: QueueParts, wish: RenderWish): Promise<VideoRecord> {
  const { project, avatar, script, voiceId } = wish;
  const plan = renderPlan(project.settings, avatar);
  return queueVideo(parts, {
    projectId: project.id,
    isSame: (video) =>
      video.edit === undefined &&
      video.script === spokenScript(script) &&
      video.voiceId === voiceId &&
      video.avatarId === avatar.id &&
      (Object.keys(plan) as (keyof RenderPlan)[]).every(
        (key) => JSON.stringify(video[key]) === JSON.stringify(plan[key]),
      ),
    make: () => newVideo(parts, wish),
    ofProject: { scriptText: script, voiceId, avatarId: avatar.id },
    action: 'video_started',
  });
}
