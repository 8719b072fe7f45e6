import type { Project } from '@lectern/api-client';
import type { CreateStep } from '../../../paths.ts';
import { isProjectAudioCurrent } from './journey.ts';

/** The part of a project that shows where its user left off. */
export type ProjectStanding = Pick<
  Project,
  'status' | 'script' | 'audioUrl' | 'videoId' | 'videoUrl'
>;

/**
 * Returns the step that a project's state calls for when it is opened (readings, '/projects/{id}'): no
 * script: script; script: voice; audio: avatar; rendering: processing; a video: preview. A failed render
 * opens the processing step, where its error and Retry are.
 */
export function resumeStep(project: ProjectStanding): CreateStep {
  const { status, script, videoId, videoUrl } = project;
  if (status === 'video_processing' || status === 'processing') return 'processing';
  // An earlier video of the project must not hide that the last render failed.
  if ((status === 'failed' || status === 'error') && videoId !== null) return 'processing';
  if (videoUrl !== null) return 'preview';
  // Completed but without a URL yet, which the render's own status will return.
  if (status === 'completed' && videoId !== null) return 'processing';
  if (script === null || script.trim() === '') return 'script';
  return isProjectAudioCurrent(project) ? 'avatar' : 'voice';
}
