import type { Project } from '@lectern/api-client';
import { failedEdit, hasCancelledEdit } from '../../projects/aiEditLog.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { projectTitle } from '../../projects/projectTitle.ts';

/** The outcome of a render that is no longer listed. */
export type RenderEnding =
  | { kind: 'completed'; words: string }
  | { kind: 'failed'; words: string }
  /** The server is still rendering it. */
  | { kind: 'running' }
  /** It was stopped or restarted, by the user, who needs no message. */
  | { kind: 'none' };

type EndedProject = Pick<Project, 'name' | 'status' | 'audioUrl' | 'videoUrl' | 'activity'>;

/** Returns how a render ended, with a message; its reason is the last one in the project's log. */
export function renderEnding(project: EndedProject): RenderEnding {
  const title = projectTitle(project);
  switch (projectStage(project).group) {
    case 'completed': {
      // An edit that failed or was cancelled leaves the project with its earlier film.
      const failure = failedEdit(project);
      if (failure !== null) {
        return { kind: 'failed', words: `The AI edit of “${title}” failed: ${failure}` };
      }
      if (hasCancelledEdit(project)) return { kind: 'none' };
      // Without its URL, the film is not ready yet (specification section 4, Processing).
      return project.videoUrl === null
        ? { kind: 'running' }
        : { kind: 'completed', words: `“${title}” is ready.` };
    }
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
