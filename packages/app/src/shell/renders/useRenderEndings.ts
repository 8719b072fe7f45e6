import {
  type ApiClient,
  getProject,
  mayRecover,
  POLL_MS,
  type Project,
  useApiClient,
  useRenders,
} from '@lectern/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRefreshWhile } from '../../lib/calls/useRefreshWhile.ts';
import { paths } from '../../paths.ts';
import { renderEnding } from './renderEnding.ts';

const isWizard = (pathname: string) => pathname.startsWith(paths.create());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the project of a render that left the list, once its outcome is known; null if that is
 * unavailable, or the request was aborted.
 */
async function endedProject(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<Project | null> {
  while (!signal.aborted) {
    try {
      const project = await getProject(client, { id }, { signal });
      if (renderEnding(project).kind !== 'running') return project;
    } catch (error) {
      if (!mayRecover(error)) return null;
    }
    await wait(POLL_MS);
  }
  return null;
}

/**
 * Follows the user's renders, wherever they were started, and calls `onEnd` once for each that ends. While
 * no render runs, it sends no requests after the first; code that starts one reloads the list.
 */
export function useRenderEndings(onEnd: (project: Project) => void): void {
  const client = useApiClient();
  const { pathname } = useLocation();
  const { projects, refresh } = useRenders();
  useRefreshWhile(projects !== undefined && projects.length > 0, refresh);

  // A render that started just before the user left the wizard is not listed yet.
  const wasWizard = useRef(isWizard(pathname));
  useEffect(() => {
    const hasLeft = wasWizard.current && !isWizard(pathname);
    wasWizard.current = isWizard(pathname);
    if (hasLeft) void refresh().catch(() => undefined);
  }, [pathname, refresh]);

  const watch = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    watch.current = controller;
    return () => controller.abort();
  }, []);

  const tell = useEffectEvent(onEnd);
  const running = useRef<ReadonlySet<string>>(new Set());
  const asking = useRef(new Set<string>());
  useEffect(() => {
    if (!projects) return;
    const listed = new Set(projects.map(({ id }) => id));
    const gone = [...running.current].filter((id) => !listed.has(id) && !asking.current.has(id));
    running.current = listed;
    for (const id of gone) {
      asking.current.add(id);
      void endedProject(client, id, watch.current.signal).then((project) => {
        asking.current.delete(id);
        if (project) tell(project);
      });
    }
  }, [client, projects]);
}
