import {
  type ApiError,
  useAllAvatars,
  useApiClient,
  useProject,
  useVideoStatus,
  videoFailedMessage,
  videoStatusMessage,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendContext.ts';
import { useStorageFull } from '../../../backend/storage/useStorageFull.tsx';
import { formatDuration } from '../../../lib/formatDuration.ts';
import { SlowNotice } from '../../../lib/SlowNotice.tsx';
import { paths } from '../../../paths.ts';
import { useDeparture } from '../../../navigation/useDeparture.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { scenePicture } from '../avatar/avatarOption.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { ProcessingStepView, type ProcessingView } from './ProcessingStepView.tsx';
import { megapixels } from './preflight.ts';
import { keepRenderPace } from './renderPace.ts';
import { renderStages } from './renderStages.ts';
import { type RenderProgress, renderState } from './renderState.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useLiveProgress } from './useLiveProgress.ts';
import { useRenderNotice } from './useRenderNotice.ts';
import { useRenderStart } from './useRenderStart.ts';

/** A render that its server does not know (any more) has failed: nobody will ever finish it. */
function goneOr(error: ApiError | undefined): RenderProgress | undefined {
  if (error?.status !== 404) return undefined;
  const nothing = { progress: null, message: null, videoUrl: null, secondsLeft: null };
  return { ...nothing, status: 'failed', error: error.message };
}

const CANCELLED = 'The render was canceled. Your script, voice and avatar are kept.';

/** The processing step over the wizard's journey: both polls, every 5 s. */
export function ProcessingStep() {
  const wizard = useWizard();
  const { journey, videoReady, renderFailed, cancelRender } = wizard;
  const client = useApiClient();
  const isOnDevice = useBackend().kind === 'embedded';
  const navigate = useNavigate();
  const depart = useDeparture();
  const videoId = journey.videoId ?? '';
  const project = useProject(journey.projectId, { isPolling: true });
  const video = useVideoStatus(journey.videoId);
  useLiveProgress(journey.videoId, () => void video.refresh());
  const { data: avatars } = useAllAvatars();
  const [isCancelling, setCancelling] = useState(false);
  const retry = useRenderStart(client, wizard, { isRetry: true });

  // The render's own status tells more; a project that cannot be read is only logged (section 8).
  useEffect(() => {
    if (project.error) console.error('The project’s status could not be read.', project.error);
  }, [project.error]);

  const state = renderState(videoId, project.data, video.data ?? goneOr(video.error));
  const { kind } = state;
  const videoUrl = kind === 'completed' ? state.videoUrl : null;
  useEffect(() => {
    if (videoUrl !== null) videoReady(videoUrl);
  }, [videoUrl, videoReady]);
  useEffect(() => {
    if (kind === 'failed') renderFailed();
  }, [kind, renderFailed]);
  const noRoom =
    state.kind === 'failed' && video.data?.errorCode === 'storage-full'
      ? videoFailedMessage(state.reason)
      : null;
  const storage = useStorageFull({
    projectId: journey.projectId,
    failure: retry.noRoom ?? noRoom,
    onRetry: retry.start,
  });
  useEffect(() => {
    // Another tab has stopped it; asking for the same here brings the project's answer.
    if (kind === 'cancelled') void cancelRender().catch(() => undefined);
  }, [kind, cancelRender]);

  const settings = readVideoSettings(journey.settings);
  const videoSeconds = useMediaFacts('audio', journey.audio?.url ?? null)?.duration;
  const work = video.data?.stagesDone.reduce((sum, stage) => sum + stage.seconds, 0) ?? 0;
  const isMeasured = isOnDevice && kind === 'completed' && work > 0 && Boolean(videoSeconds);
  const size = megapixels(settings);
  useEffect(() => {
    if (isMeasured && videoSeconds)
      keepRenderPace({ seconds: work, videoSeconds, megapixels: size });
  }, [isMeasured, work, videoSeconds, size]);

  useRenderNotice(state, project.data?.name ?? null);
  // Moves by itself after two seconds, too: nobody who is on the way to another page.
  const view = () => void depart().goTo(paths.createStep('preview'), { replace: true });
  useAutoAdvance(kind === 'completed', view);

  async function cancel(): Promise<void> {
    setCancelling(true);
    const departure = depart();
    try {
      if (await cancelRender()) {
        departure.goTo(paths.createStep('avatar'), { replace: true });
        toast.show({ children: CANCELLED });
      }
    } catch {
      toast.show({ tone: 'danger', children: 'The render could not be canceled. Try again.' });
    }
    setCancelling(false);
  }

  function viewOf(): ProcessingView {
    switch (state.kind) {
      case 'completed':
        return { status: 'completed', stages: renderStages(video.data), onView: view };
      case 'failed':
        return {
          status: 'failed',
          message: videoFailedMessage(state.reason),
          progress: state.progress,
          details: failureDetails(),
          retryError: retry.errorMessage,
          isRetrying: retry.isStarting,
          onRetry: retry.start,
          onMakeRoom: noRoom === null ? null : () => storage.tell(noRoom),
          onBack: () => void navigate(paths.createStep('avatar')),
        };
      default: {
        const isRendering = state.kind === 'rendering';
        const left = isRendering ? state.secondsLeft : null;
        return {
          status: 'rendering',
          progress: isRendering ? state.progress : 0,
          message: isRendering ? state.message : 'Stopping...',
          timeLeft:
            left === null || left <= 0
              ? null
              : `About ${formatDuration(left)} left${isOnDevice ? ', measured on this device' : ''}.`,
          stages: renderStages(video.data),
          trouble: video.error ? videoStatusMessage(video.error) : null,
          isCancelling,
          onCancel: () => void cancel(),
        };
      }
    }
  }

  function failureDetails(): string {
    const { data } = video;
    const lines = [
      `Video ${videoId}`,
      data && `Status: ${data.status}, at ${Math.floor(data.progress ?? 0)} %`,
      data?.message,
    ];
    return lines.filter(Boolean).join('\n');
  }

  const avatar = avatars?.find(({ id }) => id === journey.avatarId);
  const thumbnail = project.data?.avatarThumbnailUrl ?? null;
  const picture = scenePicture(avatar ?? { previewUrl: null, thumbnailUrl: thumbnail });
  return (
    <>
      <SlowNotice isWaiting={isCancelling} onRetry={() => void cancel()}>
        The server has not confirmed yet that it stops the render.
      </SlowNotice>
      <ProcessingStepView view={viewOf()} picture={picture} />
      {storage.dialog}
    </>
  );
}
