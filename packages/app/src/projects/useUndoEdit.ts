import {
  isApiError,
  isOffline,
  isSignInNeeded,
  linkVideo,
  messageOf,
  type Project,
  useApiClient,
  useRefresh,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import { editedVideo } from './aiEditLog.ts';
import { projectTitle } from './projectTitle.ts';

/** Undoes AI edits, with one call per project however often it is requested. */
export interface UndoEdit {
  undoEdit: (project: Project) => void;
  isUndoing: (project: Project) => boolean;
}

function failureWords(error: unknown, title: string): string {
  if (isApiError(error, 'http') && error.status === 404) {
    return `The AI edit of “${title}” stays: the video as it was before is not there any more.`;
  }
  const failed = `The AI edit of “${title}” could not be undone.`;
  return isOffline(error)
    ? `${failed} Check your connection and try again.`
    : `${failed} ${messageOf(error)}`;
}

/**
 * Undoes an AI edit: links the video that was edited to its project again (specification section 7, POST
 * /projects/{id}/link-video/{videoId}) and reports the outcome.
 */
export function useUndoEdit(): UndoEdit {
  const client = useApiClient();
  const refresh = useRefresh();
  const underWay = useRef(new Set<string>());
  const [undoing, setUndoing] = useState<ReadonlySet<string>>(new Set());

  async function undo(project: Project, videoId: string): Promise<void> {
    underWay.current.add(project.id);
    setUndoing(new Set(underWay.current));
    const title = projectTitle(project);
    try {
      await linkVideo(client, { projectId: project.id, videoId });
      toast.show({
        tone: 'success',
        children: `The AI edit was undone. “${title}” is as it was before.`,
      });
      // The edit is undone even if the lists cannot be refreshed.
      await refresh('projects', 'videos').catch(() => undefined);
    } catch (error) {
      // After a sign-out there is no one to tell.
      if (!isApiError(error, 'aborted') && !isSignInNeeded(error)) {
        toast.show({ tone: 'danger', children: failureWords(error, title) });
      }
    } finally {
      underWay.current.delete(project.id);
      setUndoing(new Set(underWay.current));
    }
  }

  return {
    undoEdit(project) {
      const original = editedVideo(project);
      if (original === null || underWay.current.has(project.id)) return;
      void undo(project, original);
    },
    isUndoing: ({ id }) => undoing.has(id),
  };
}
