import type { Project } from '@lectern/api-client';

/** The filter of My Videos that finds a project (readings, project statuses on cards). */
type ProjectGroup = 'completed' | 'processing' | 'failed' | 'draft';

/** The progress of a project as its card shows it: the chip's label and the kind of picture. */
export interface ProjectStage {
  group: ProjectGroup;
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  thumbnail:
    'empty' | 'lines' | 'wave' | 'waveReady' | 'avatar' | 'processing' | 'failed' | 'video';
}

const draft = (label: string, thumbnail: ProjectStage['thumbnail']): ProjectStage => ({
  group: 'draft',
  label,
  tone: 'neutral',
  thumbnail,
});

const VOICE_READY = draft('Voice ready', 'waveReady');

/** Returns the stage of a project (specification section 4; design guide, Status chip and Video card). */
export function projectStage({
  status,
  audioUrl,
}: Pick<Project, 'status' | 'audioUrl'>): ProjectStage {
  switch (status) {
    case 'completed':
      return { group: 'completed', label: 'Completed', tone: 'success', thumbnail: 'video' };
    case 'processing':
    case 'video_processing':
      return { group: 'processing', label: 'Processing', tone: 'warning', thumbnail: 'processing' };
    case 'failed':
    case 'error':
      return { group: 'failed', label: 'Failed', tone: 'danger', thumbnail: 'failed' };
    case 'avatar_selected':
      return draft('Avatar chosen', 'avatar');
    case 'voice_generated':
      return VOICE_READY;
    case 'voice_selected':
      // Set both when a voice is linked and when its audio is made; only the audio distinguishes the two.
      return audioUrl ? VOICE_READY : draft('Voice chosen', 'wave');
    case 'script_created':
      return draft('Script ready', 'lines');
    case 'init':
    case 'draft':
      return draft('Draft', 'empty');
  }
}
