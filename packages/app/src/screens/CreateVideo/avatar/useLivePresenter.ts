import { media, useMediaQuery } from '@lectern/ui';
import { useState } from 'react';
import type { LivePresenter } from '../../../backend/liveStudio.ts';
import { useLiveStudio } from '../../../backend/embeddedParts.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import type { ProjectSettings } from '../look/videoSettings.ts';

export interface LivePresenterOptions {
  /** No presenter is shown while any part is null. */
  projectId: string | null;
  avatarId: string | null;
  /** A different audio means a different presentation. */
  audioUrl: string | null;
  settings: ProjectSettings;
}

/**
 * The chosen presenter, ready to speak the project's audio. Null while it is loading, if the backend has no
 * phones, and if it cannot be drawn. The previous one stays until the next is ready.
 */
export function useLivePresenter({
  projectId,
  avatarId,
  audioUrl,
  settings,
}: LivePresenterOptions): LivePresenter | null {
  const studio = useLiveStudio();
  const isStill = useMediaQuery(media.reducedMotion);
  const look = `${JSON.stringify(settings)} ${isStill}`;
  const who = `${projectId} ${avatarId} ${audioUrl}`;

  const hasAll = studio && projectId !== null && avatarId !== null && audioUrl !== null;
  const { value } = useAnswer(hasAll ? `${who} ${look}` : null, async (signal) => {
    if (!hasAll) return null;
    try {
      const live = await studio.openPresenter({ projectId, avatarId, settings, isStill }, signal);
      return live && { of: who, live };
    } catch (error) {
      // The still picture is shown instead.
      if (!signal.aborted) console.warn('The presenter cannot be shown speaking.', error);
      return null;
    }
  });
  const [presenter, setPresenter] = useState<typeof value>(null);
  if (value !== undefined && value !== presenter) setPresenter(value);
  return presenter?.of === who ? presenter.live : null;
}
