import {
  type ApiClient,
  type ApiError,
  getProject,
  isApiError,
  type Project,
  useApiClient,
  useSession,
} from '@lectern/api-client';
import useSWR from 'swr';

/** The number of requests that browsers send to one host at a time. */
const AT_ONCE = 6;

const NONE: readonly Project[] = [];

/** Returns null for a project that no longer exists. */
async function findProject(client: ApiClient, id: string): Promise<Project | null> {
  try {
    return await getProject(client, { id });
  } catch (error) {
    if (isApiError(error, 'http') && error.status === 404) return null;
    throw error;
  }
}

/**
 * Requests a few at a time, and no more after a failure: a letter can match a hundred names, and a server
 * may limit requests.
 */
async function findProjects(client: ApiClient, ids: readonly string[]): Promise<Project[]> {
  const projects: Project[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map((id) => findProject(client, id)));
    projects.push(...found.filter((project) => project !== null));
  }
  return projects;
}

export interface RenamedProjects {
  /** Those that exist; undefined until all have loaded. */
  projects: readonly Project[] | undefined;
  error: ApiError | undefined;
  refresh: () => Promise<unknown>;
}

/** Returns the projects with these ids, one request each. */
export function useRenamedProjects(ids: readonly string[]): RenamedProjects {
  const client = useApiClient();
  const { generation } = useSession();
  const { data, error, mutate } = useSWR<readonly Project[], ApiError>(
    ids.length > 0 ? ['projects', generation, 'renamed', ...ids] : null,
    () => findProjects(client, ids),
  );
  return {
    projects: ids.length > 0 ? data : NONE,
    error,
    refresh: () => mutate(),
  };
}
