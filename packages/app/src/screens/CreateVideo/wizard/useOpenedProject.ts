import { type ApiClient, ApiError, getProject, type Project } from '@lectern/api-client';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

export type OpenedProject =
  | { status: 'loading'; retry: () => void }
  /** `project` is null if no project was requested. */
  | { status: 'ready'; project: Project | null }
  | { status: 'failed'; id: string; error: ApiError; retry: () => void };

/**
 * Loads a project once, from the server and not from the cache: the journey must be restored from the
 * current project, and later responses must not overwrite text being typed.
 */
export function useOpenedProject(client: ApiClient, id: string | null): OpenedProject {
  const { value, error, retry } = useAnswer(id, (signal) =>
    getProject(client, { id: id ?? '' }, { signal }),
  );
  if (id === null) return { status: 'ready', project: null };
  if (value) return { status: 'ready', project: value };
  if (error instanceof ApiError && error.kind !== 'aborted')
    return { status: 'failed', id, error, retry };
  return { status: 'loading', retry };
}
