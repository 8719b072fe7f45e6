import type { Project } from '@lectern/api-client';
import type { ProjectStage } from './projectStage.ts';

/** Returns the film's own picture if there is one; before the render, the chosen presenter's. */
export function thumbnailSource(project: Project, kind: ProjectStage['thumbnail']): string | null {
  // An earlier film of a project may show another presenter.
  if (kind === 'avatar') return project.avatarThumbnailUrl;
  return project.thumbnailUrl ?? project.avatarThumbnailUrl;
}
