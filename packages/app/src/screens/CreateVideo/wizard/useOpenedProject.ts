import {
  type ApiClient,
  type ApiError,
  getProject,
  isApiError,
  type Project,
} from '@lectern/api-client';
import { useCallback, useEffect, useState } from 'react';

export type OpenedProject =
  | { status: 'loading'; retry: () => void }
  /** `project` is null where no project was asked for. */
  | { status: 'ready'; project: Project | null }
  | { status: 'failed'; id: string; error: ApiError; retry: () => void };

/**
 * Reads a project once, from the server and not from the cache: what is restored must be the
 * project as it stands, and later answers must not overwrite what is being typed.
 */
export function useOpenedProject(client: ApiClient, id: string | null): OpenedProject {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<
    { key: string; project: Project } | { key: string; error: ApiError } | null
  >(null);
  const key = `${id} ${attempt}`;

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    getProject(client, { id }, { signal: controller.signal }).then(
      (project) => setAnswer({ key, project }),
      (error: unknown) => {
        if (isApiError(error) && error.kind !== 'aborted') setAnswer({ key, error });
      },
    );
    return () => controller.abort();
  }, [client, id, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (id === null) return { status: 'ready', project: null };
  if (answer?.key !== key) return { status: 'loading', retry };
  return 'error' in answer
    ? { status: 'failed', id, error: answer.error, retry }
    : { status: 'ready', project: answer.project };
}
