import { usePolledResource } from '../client/usePolledResource.ts';
import type { ResourceState } from '../client/useResource.ts';
import { isRenderOver } from '../videos/videos.ts';
import type { Project } from './readProject.ts';
import { getProject } from './projects.ts';

/** The options of {@link useProject} (section 4, Processing). */
export interface UseProjectOptions {
  /** Polls like `useVideoStatus` until the project's render is over. */
  isPolling?: boolean;
}

/**
 * Fetches one project (section 7); sends nothing while the ID is null. `projectLoadMessage` gives the error
 * message.
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
