import {
  aiEditFailedMessage,
  aiEditMessages,
  applyAiEdit,
  isApiError,
  useApiClient,
  useRefresh,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { editData } from './editData.ts';
import { editsUnderWay } from './editsUnderWay.ts';
import type { AiEditForm } from './form.ts';
import { type CheckedField, formErrors } from './formMessages.ts';
import type { SourceFilm } from '../preview/useSourceFilm.ts';
import { isStorageFull } from '../../../storage/useStorageFull.tsx';
import { paths } from '../../../paths.ts';
import { useDeparture } from '../../../navigation/useDeparture.ts';

export interface SubmitEdit {
  /** Whether an edit of this film is under way, also if it was sent before the page opened. */
  isSubmitting: boolean;
  /** Why the form was not sent, by field. */
  errors: Partial<Record<CheckedField, string>>;
  submit: (form: AiEditForm) => void;
}

/** The page's handlers for each outcome. */
export interface SubmitOutcomes {
  /** Called when these choices are no longer needed. @returns false if the user has made others since */
  onApplied: (sent: AiEditForm) => boolean;
  /** Reports in the given sentence that there is no room for the edit. A toast does so if undefined. */
  onStorageFull: ((sentence: string) => void) | undefined;
}

// The specification's message, plus what it leaves open: the server has only accepted the edit.
const APPLIED = `${aiEditMessages.applied}. The edited video is being made.`;
const WITHOUT_LATER = `${APPLIED} Your later choices are not in it.`;

const NO_ERRORS: SubmitEdit['errors'] = {};

/** Shows a toast of section 8 in red. */
function refuse(message: string): void {
  toast.show({ tone: 'danger', children: message });
}

/**
 * Sends one edit of a film at a time, however often it is submitted, reports the outcome (specification
 * section 8, AI edit) and goes to My Videos. The request continues if the page is left; the user then stays
 * where they are, and so does a user who is making other choices.
 */
export function useSubmitEdit(
  film: Pick<SourceFilm, 'videoId'> | null,
  { onApplied, onStorageFull }: SubmitOutcomes,
): SubmitEdit {
  const client = useApiClient();
  const navigate = useNavigate();
  const depart = useDeparture();
  const refresh = useRefresh();
  const underWay = editsUnderWay(client);
  const videoIds = useSyncExternalStore(underWay.subscribe, underWay.get);
  const [rejected, setRejected] = useState({ videoId: '', errors: NO_ERRORS });

  async function send(videoId: string, form: AiEditForm): Promise<void> {
    const departure = depart();
    try {
      await applyAiEdit(client, { videoId, edit: editData(form) });
      const isAsSent = onApplied(form);
      // A failed list refresh is not a failure of the edit.
      void refresh('projects', 'renders', 'videos').catch(() => undefined);
      const action = { label: 'Go to My Videos', onPress: () => void navigate(paths.videos()) };
      const hasMoved = isAsSent && departure.goTo(paths.videos());
      const children = isAsSent ? APPLIED : WITHOUT_LATER;
      toast.show({ tone: 'success', children, ...(!hasMoved && { action }) });
    } catch (error) {
      // Cancelled by a sign-out: there is no one left to notify.
      if (isApiError(error, 'aborted')) return;
      const isForPage = isStorageFull(error) && departure.isHere();
      const say = isForPage && onStorageFull ? onStorageFull : refuse;
      say(aiEditFailedMessage(error));
    }
  }

  function submit(form: AiEditForm): void {
    if (!film) return refuse(aiEditMessages.noVideo);
    const { videoId } = film;
    // The newest ids: it may be pressed twice before the next render.
    if (underWay.get().has(videoId)) return;
    if (form.appliesEdit && form.template === null) return refuse(aiEditMessages.noTemplate);
    const errors = formErrors(form);
    setRejected({ videoId, errors });
    if (Object.keys(errors).length > 0) return;
    underWay.set(new Set([...underWay.get(), videoId]));
    void send(videoId, form).then(() =>
      underWay.set(new Set([...underWay.get()].filter((id) => id !== videoId))),
    );
  }

  return {
    isSubmitting: film !== null && videoIds.has(film.videoId),
    // The messages of one film must not appear in the form of the next one.
    errors: rejected.videoId === film?.videoId ? rejected.errors : NO_ERRORS,
    submit,
  };
}
