import {
  aiEditMessages,
  type Project,
  useProject,
  useRefresh,
  useSession,
} from '@lectern/api-client';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { templateCards } from './form/templateCards.ts';
import { availableTemplates } from './form/templates.ts';
import { useSourceFilm } from './preview/useSourceFilm.ts';
import { useBackend } from '../../backend/BackendContext.ts';
import { useStorageFull } from '../../storage/useStorageFull.tsx';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { useNotice } from '../../lib/calls/useNotice.ts';
import { useRefreshWhile } from '../../lib/calls/useRefreshWhile.ts';
import { useRetry } from '../../lib/calls/useRetry.ts';
import { paths } from '../../paths.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { useOwner } from '../../session/useOwner.ts';
import { type AiEditState, AiEditView } from './AiEditView.tsx';
import { VideoChoice } from './VideoChoice.tsx';
import { useAiEditForm } from './form/useAiEditForm.ts';
import { useSubmitEdit } from './form/useSubmitEdit.ts';

/** Returns why a project cannot be edited; null if it has a video, whatever happened to it since. */
function obstacleOf(project: Project): 'processing' | 'unmade' | 'gone' | null {
  const { group } = projectStage(project);
  if (group === 'processing') return 'processing';
  if (project.videoUrl !== null) return null;
  return group === 'completed' ? 'gone' : 'unmade';
}

/** The user's project with their local edits applied: renamed if they renamed it, missing once deleted. */
function useEditedProject(id: string | null) {
  const { data, error, refresh } = useProject(id);
  const { edits } = useLocalEdits();
  const [project = null] = data ? applyLocalEdits([data], edits) : [];
  const isDeleted = data !== undefined && project === null;
  return {
    project,
    isMissing: isDeleted || (!data && error?.status === 404),
    hasFailed: !data && error !== undefined && error.status !== 404,
    refresh,
  };
}

/** `/ai-edit?video={id}`: choices for an AI edit of one of the user's videos. */
export function AiEditScreen() {
  const heading = usePageHeading('Apply AI Edit');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('video') || null;
  const owner = useOwner();
  const { user } = useSession();
  const { project, isMissing, hasFailed, refresh } = useEditedProject(id);
  const refreshAll = useRefresh();
  const isOnDevice = useBackend().kind === 'embedded';
  const retry = useRetry(refresh);
  const isBetaUser = user?.isBetaUser ?? false;
  const available = availableTemplates({ isBetaUser });
  const cards = templateCards(available);

  const obstacle = project && obstacleOf(project);
  const edited = project && obstacle === null ? project : null;
  const film = useSourceFilm(edited);
  useRefreshWhile(obstacle === 'processing', refresh);
  useNotice(hasFailed ? aiEditMessages.loadFailed : null, { tone: 'danger' });

  const choices = useAiEditForm(
    edited && {
      owner,
      videoId: edited.id,
      settings: edited.settings['aiEditSettings'],
      imported: edited.settings['edit'],
      available,
    },
  );
  const leave = () => void navigate(paths.videos());
  const storage = useStorageFull({
    projectId: id,
    failure: null,
    onRetry: () => choices && submit(choices.form),
  });
  const { isSubmitting, errors, submit } = useSubmitEdit(film, {
    onApplied: (sent) => choices?.forget(sent) ?? true,
    // If films are stored on this device, the user can free space right away.
    onStorageFull: isOnDevice ? storage.tell : undefined,
  });

  /** Reloads the project and the original film that its edit is made from. */
  const loadAgain = () => Promise.all([refresh(), refreshAll('videos')]);

  function viewState(): AiEditState {
    if (id === null) return { status: 'none', choice: <VideoChoice /> };
    if (isMissing) return { status: 'not-found' };
    if (hasFailed) return { status: 'error', ...retry };
    if (project && obstacle !== null) return { status: obstacle, projectId: project.id };
    if (!edited || !choices || !film) return { status: 'loading', onRetry: () => void loadAgain() };
    const { form, isRestored, isKept, dispatch, startOver } = choices;
    const { videoUrl, posterUrl, captionsUrl, durationSeconds } = film;
    return {
      status: 'ready',
      video: {
        title: projectTitle(edited),
        videoUrl,
        posterUrl,
        captionsUrl,
        durationSeconds,
        script: edited.script,
        // The studio on this device draws captions into the picture unless a project says not to.
        hasOwnCaptions: isOnDevice && edited.settings['captions'] !== false,
      },
      cards,
      form,
      errors,
      isRestored,
      isKept,
      isSubmitting,
      onAction: dispatch,
      onStartOver: startOver,
      onSubmit: () => submit(form),
    };
  }

  return (
    <>
      <AiEditView headingRef={heading} state={viewState()} onCancel={leave} />
      {storage.dialog}
    </>
  );
}
