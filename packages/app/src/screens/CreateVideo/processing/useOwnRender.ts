import { useProject, useVideoStatus } from '@lectern/api-client';
import { useEffect } from 'react';
import { type FilmProgress, useBackend } from '../../../backend/BackendContext.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { isFinished } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { statusOrLoss } from './lostRender.ts';
import { megapixels } from './preflight.ts';
import { keepRenderPace } from './renderPace.ts';
import { type RenderState, renderState } from './renderState.ts';
import { useLiveProgress } from './useLiveProgress.ts';

export interface OwnRender {
  /** The journey's video, or the one that the step still shows after it has ended without a film. */
  videoId: string | null;
  state: RenderState;
  project: ReturnType<typeof useProject>['data'];
  video: ReturnType<typeof useVideoStatus>;
  /** Null while its parts are unknown. */
  film: FilmProgress | null;
}

/** The journey's render from both polls, every 5 s; reports its end to the wizard. */
export function useOwnRender(): OwnRender {
  const { journey, endedRender, send } = useWizard();
  const videoId = endedRender ?? journey.videoId;
  const isOnDevice = useBackend().kind === 'embedded';
  const { data: project, error: projectError } = useProject(journey.projectId, { isPolling: true });
  const video = useVideoStatus(videoId);
  const film = useLiveProgress(videoId, video.refresh);
  const status = statusOrLoss(video.data, video.error);
  const state = renderState(videoId ?? '', project, status);

  // The render's own status says more; a project that cannot be loaded is only logged (section 8).
  useEffect(() => {
    if (projectError) console.error('The project’s status could not be read.', projectError);
  }, [projectError]);

  const { kind } = state;
  const videoUrl = kind === 'completed' ? state.videoUrl : null;
  const isFailedEdit = kind === 'failed' && state.isEdit;
  const hasEarlier = project && isFinished(project) && project.videoId !== videoId;
  const kept = isFailedEdit && hasEarlier ? project : null;
  useEffect(() => {
    if (videoUrl !== null) send({ type: 'renderTold', kind: 'completed', videoUrl });
    else if (kind === 'failed') send({ type: 'renderTold', kind, kept });
    else if (kind !== 'completed') send({ type: 'renderTold', kind });
  }, [kind, videoUrl, kept, send]);

  const videoSeconds = useMediaFacts('audio', journey.audio?.url ?? null)?.duration;
  const work = video.data?.stagesDone.reduce((sum, stage) => sum + stage.seconds, 0) ?? 0;
  const isMeasured = isOnDevice && kind === 'completed' && work > 0;
  const size = megapixels(readVideoSettings(journey.settings));
  const keptParts = film?.parts.filter((part) => part.state === 'kept').length ?? 0;
  useEffect(() => {
    if (isMeasured && videoSeconds) {
      keepRenderPace({ seconds: work, videoSeconds, megapixels: size, keptParts });
    }
  }, [isMeasured, work, videoSeconds, size, keptParts]);

  return { videoId, state, project, video, film };
}
