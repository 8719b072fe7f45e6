import type { Project } from '@lectern/api-client';

/** The title of an unnamed project on its card. */
const UNTITLED = 'Untitled video';

/** Returns the name shown for a project. */
export function projectTitle({ name }: Pick<Project, 'name'>): string {
  return name?.trim() || UNTITLED;
}
