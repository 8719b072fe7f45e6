import { useEffect, useMemo, useState } from 'react';
import { type LivePresenter, useLiveStudio } from '../../../backend/BackendContext.ts';
import type { ProjectSettings } from '../look/videoSettings.ts';

export interface LivePresenterOptions {
  /** Null parts show nobody. */
  projectId: string | null;
  avatarId: string | null;
  /** Another audio is another presentation. */
  audioUrl: string | null;
  settings: ProjectSettings;
}

/**
 * The chosen presenter, ready to speak the project's audio; null while it is on its way, where the
 * backend knows no phones, and when it cannot be drawn. The one before stays until the next is ready.
 */
export function useLivePresenter({
  projectId,
  avatarId,
  audioUrl,
  settings,
}: LivePresenterOptions): LivePresenter | null {
  const studio = useLiveStudio();
  const [presenter, setPresenter] = useState<{ of: string; live: LivePresenter } | null>(null);
  const look = useMemo(() => JSON.stringify(settings), [settings]);
  const who = `${projectId} ${avatarId} ${audioUrl}`;

  useEffect(() => {
    if (!studio || projectId === null || avatarId === null || audioUrl === null) return undefined;
    const controller = new AbortController();
    const request = { projectId, avatarId, settings: JSON.parse(look) as Record<string, unknown> };
    studio.openPresenter(request, controller.signal).then(
      (live) => {
        if (!controller.signal.aborted) setPresenter(live && { of: who, live });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // The still picture stands in its place.
        console.warn('The presenter cannot be shown speaking.', error);
        setPresenter(null);
      },
    );
    return () => controller.abort();
  }, [studio, projectId, avatarId, audioUrl, look, who]);

  return presenter?.of === who ? presenter.live : null;
}
