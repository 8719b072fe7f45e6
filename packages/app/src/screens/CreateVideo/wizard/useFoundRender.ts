import { getProject, useApiClient } from '@lectern/api-client';
import { useEffect, useRef, useState } from 'react';
import { isFinished, isRendering, type Journey } from './journey.ts';
import type { FoundRender } from './wizardReducer.ts';

/**
 * A render of this project that was begun elsewhere, on another device or in another browser, while
 * this tab stands at an earlier step; null as long as there is none. The server is asked whenever
 * the tab is looked at again: nothing else tells a tab of other devices.
 */
export function useFoundRender(journey: Journey): FoundRender | null {
  const client = useApiClient();
  const [found, setFound] = useState<{ of: string; render: FoundRender } | null>(null);
  const { projectId, videoId } = journey;
  const isOwn = isRendering(journey) || isFinished(journey);
  const latest = useRef({ videoId });
  useEffect(() => {
    latest.current = { videoId };
  });

  useEffect(() => {
    if (projectId === null || isOwn) return undefined;
    let controller = new AbortController();
    async function look(id: string): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      // Not to know it now is no trouble: the tab is looked at again.
      const project = await getProject(client, { id }, { signal }).catch(() => null);
      if (project === null || signal.aborted) return;
      const { status, videoId: theirs, videoUrl } = project;
      const render = { status, videoId: theirs, videoUrl };
      const isOther = theirs !== null && theirs !== latest.current.videoId;
      const isNews = isOther && (isRendering(render) || isFinished(render));
      setFound(isNews ? { of: id, render } : null);
    }
    const onLook = () => void look(projectId);
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
      controller.abort();
    };
  }, [client, projectId, isOwn]);

  const isCurrent = found?.of === projectId && (!isOwn || found.render.videoId === videoId);
  return isCurrent ? found.render : null;
}
