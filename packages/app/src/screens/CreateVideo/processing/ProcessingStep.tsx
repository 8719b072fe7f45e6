import { useAllAvatars } from '@lectern/api-client';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendContext.ts';
import { useStorageFull } from '../../../storage/useStorageFull.tsx';
import { SlowNotice } from '../../../lib/calls/SlowNotice.tsx';
import { useDeparture } from '../../../navigation/useDeparture.ts';
import { paths } from '../../../paths.ts';
import { scenePicture } from '../avatar/avatarOption.ts';
import { useLivePresenter } from '../avatar/useLivePresenter.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { filmView, finishedFilm } from './filmView.ts';
import { LiveFilm } from './LiveFilm.tsx';
import { ProcessingStepView } from './ProcessingStepView.tsx';
import { failureMessage, processingView } from './processingView.ts';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useOwnRender } from './useOwnRender.ts';
import { useRenderNotice } from './useRenderNotice.ts';
import { useScriptChange } from './useScriptChange.ts';

/** The processing step, connected to the wizard's journey. */
export function ProcessingStep() {
  const { journey, render, cancel, endedRender, send } = useWizard();
  const isOnDevice = useBackend().kind === 'embedded';
  const navigate = useNavigate();
  const depart = useDeparture();
  const { videoId, state, project, video, film: progress } = useOwnRender();
  const { data: avatars } = useAllAvatars();
  useRenderNotice(state, project?.name ?? null);

  // Also runs by itself after two seconds; `depart` leaves users alone who are already on the way
  // elsewhere.
  const onView = () => void depart().goTo(paths.createStep('preview'), { replace: true });
  useAutoAdvance(state.kind === 'completed', onView);

  const onRetry = () => send({ type: 'renderAsked', isOffered: true });
  const onCancel = () => send({ type: 'cancelAsked' });
  const isCancelling = cancel !== null && !cancel.isQuiet;
  const noRoom =
    state.kind === 'failed' && video.data?.errorCode === 'storage-full'
      ? failureMessage(state)
      : null;
  const { projectId } = journey;
  const onEdit = () => void navigate(paths.aiEdit(projectId ?? undefined));
  const storage = useStorageFull({
    projectId,
    failure: render.noRoom ?? noRoom,
    onRetry: state.kind === 'failed' && state.isEdit ? onEdit : onRetry,
  });

  const isMade = state.kind === 'completed';
  const film = filmView(progress && isMade ? finishedFilm(progress) : progress);
  const change = useScriptChange(film?.isChange ? videoId : null);
  // No live presenter can show an edit.
  const isPlayable = state.kind === 'rendering' && progress !== null && !progress.isEdit;
  const { avatarId, settings } = journey;
  const audioUrl = journey.audio?.url ?? null;
  const live = useLivePresenter({
    projectId: isPlayable ? projectId : null,
    avatarId,
    audioUrl,
    settings,
  });

  const view = processingView(
    {
      state,
      videoId: videoId ?? '',
      video: video.data,
      film,
      change,
      error: video.error,
      retry: render,
      isCancelling,
      isOnDevice,
      isVideoKept: endedRender !== null,
    },
    {
      onView,
      onCancel,
      onRetry,
      onMakeRoom: noRoom === null ? null : () => storage.tell(noRoom),
      onBack: () => void navigate(paths.createStep('avatar')),
      onEdit,
    },
  );
  const avatar = avatars?.find(({ id }) => id === journey.avatarId);
  const thumbnailUrl = project?.avatarThumbnailUrl ?? null;
  return (
    <>
      <SlowNotice isWaiting={isCancelling} onRetry={onCancel}>
        The server has not confirmed yet that it stops the render.
      </SlowNotice>
      <ProcessingStepView
        view={view}
        picture={scenePicture(avatar ?? { previewUrl: null, thumbnailUrl })}
        player={
          live && isPlayable && audioUrl !== null ? (
            <LiveFilm
              live={live}
              name={avatar?.name ?? 'Presenter'}
              audioUrl={audioUrl}
              made={film?.made ?? 0}
              seconds={film?.seconds ?? 0}
            />
          ) : null
        }
      />
      {storage.dialog}
    </>
  );
}
