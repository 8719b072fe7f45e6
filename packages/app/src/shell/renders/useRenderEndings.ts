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
import { useRefreshWhile } from '../../lib/useRefreshWhile.ts';
import { paths } from '../../paths.ts';
import { renderEnding } from './renderEnding.ts';

const isWizard = (pathname: string) => pathname.startsWith(paths.create());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The project of a render that left the list, once it is known how it ended; null where that cannot
 * be had, or no one asks any longer.
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
 * Follows the user's renders, wherever they were started, and calls `onEnd` once for each that ends.
 * Nothing is asked for beyond the first look while none runs; what starts one makes the list load again.
 */
export function useRenderEndings(onEnd: (project: Project) => void): void {
  const client = useApiClient();
  const { pathname } = useLocation();
  const { projects, refresh } = useRenders();
  useRefreshWhile(projects !== undefined && projects.length > 0, refresh);

  // A render that began just before the wizard was left is in no list yet.
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
