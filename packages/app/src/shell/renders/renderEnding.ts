import type { Project } from '@lectern/api-client';
import { projectStage } from '../../projects/projectStage.ts';
import { projectTitle } from '../../projects/projectTitle.ts';

/** What there is to say of a project that is no longer rendering. */
export type RenderEnding =
  | { kind: 'completed'; words: string }
  | { kind: 'failed'; words: string }
  /** The server still renders it after all. */
  | { kind: 'running' }
  /** It was stopped or started again: the user who did it knows. */
  | { kind: 'none' };

type EndedProject = Pick<Project, 'name' | 'status' | 'audioUrl' | 'videoUrl' | 'activity'>;

/** How a render ended, in a sentence; the last reason that the project's log gives. */
export function renderEnding(project: EndedProject): RenderEnding {
  const title = projectTitle(project);
  switch (projectStage(project).group) {
    case 'completed':
      // Without its URL the film is not there yet (specification section 4, Processing).
      return project.videoUrl === null
        ? { kind: 'running' }
        : { kind: 'completed', words: `“${title}” is ready.` };
    case 'failed': {
      const reason = project.activity.findLast(({ error }) => error !== null)?.error;
      return {
        kind: 'failed',
        words: `“${title}” could not be made: ${reason ?? 'Unknown error'}`,
      };
    }
    case 'processing':
      return { kind: 'running' };
    case 'draft':
      return { kind: 'none' };
  }
}
