import type { Project } from '@lectern/api-client';

/** What a project without a name is called on its card. */
const UNTITLED = 'Untitled video';

/** The name shown for a project. */
export function projectTitle({ name }: Pick<Project, 'name'>): string {
  return name?.trim() || UNTITLED;
}
