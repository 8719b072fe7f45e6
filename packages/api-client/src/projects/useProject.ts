import { usePolledResource } from '../client/usePolledResource.ts';
import type { ResourceState } from '../client/useResource.ts';
import { isRenderOver } from '../videos/videos.ts';
import type { Project } from './readProject.ts';
import { getProject } from './projects.ts';

/** How {@link useProject} asks (section 4, Processing). */
export interface UseProjectOptions {
  /** Asks again as `useVideoStatus` does, for as long as the project's render is not over. */
  isPolling?: boolean;
}

/**
 * One project (section 7); nothing is asked for while the id is null. Error words by
 * `projectLoadMessage`.
 */
export function useProject(
  id: string | null,
  { isPolling = false }: UseProjectOptions = {},
): ResourceState<Project> {
  return usePolledResource(
    'projects',
    id === null ? null : ['one', id],
    (client, options) => getProject(client, { id: id ?? '' }, options),
    { isPolling, isOver: isRenderOver },
  );
}
