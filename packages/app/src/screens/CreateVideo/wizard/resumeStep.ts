import type { Project } from '@lectern/api-client';
import type { CreateStep } from '../../../paths.ts';
import { isProjectAudioCurrent } from './journey.ts';

/** The part of a project that tells where its user left off. */
export type ProjectStanding = Pick<
  Project,
  'status' | 'script' | 'audioUrl' | 'videoId' | 'videoUrl'
>;

/**
 * The step that a project's state calls for when it is opened (readings, '/projects/{id}'): no
 * script: script; script: voice; audio: avatar; rendering: processing; a video: preview.
 * A failed render is on the processing step, where its error and Retry are.
 */
export function resumeStep(project: ProjectStanding): CreateStep {
  const { status, script, videoId, videoUrl } = project;
  if (status === 'video_processing' || status === 'processing') return 'processing';
  // An earlier video of the project does not hide that the last render failed.
  if ((status === 'failed' || status === 'error') && videoId !== null) return 'processing';
  if (videoUrl !== null) return 'preview';
  // Completed without a URL yet: the render's own status still has to tell it.
  if (status === 'completed' && videoId !== null) return 'processing';
  if (script === null || script.trim() === '') return 'script';
  return isProjectAudioCurrent(project) ? 'avatar' : 'voice';
}
