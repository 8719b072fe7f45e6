import {
  aiEditFailedMessage,
  aiEditMessages,
  applyAiEdit,
  isApiError,
  useApiClient,
  useRefresh,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editData } from './editData.ts';
import type { AiEditForm } from './form.ts';
import { type CheckedField, formErrors } from './formMessages.ts';
import type { SourceFilm } from '../preview/useSourceFilm.ts';
import { isStorageFull } from '../../../storage/useStorageFull.tsx';
import { paths } from '../../../paths.ts';
import { useDeparture } from '../../../navigation/useDeparture.ts';

export interface SubmitEdit {
  isSubmitting: boolean;
  /** Why the form was not sent, by field. */
  errors: Partial<Record<CheckedField, string>>;
  submit: (form: AiEditForm) => void;
}

/** The page's handlers for each outcome. */
export interface SubmitOutcomes {
  /** Called when the choices are no longer needed. */
  onApplied: () => void;
  /** Reports in the given sentence that there is no room for the edit. A toast does so if undefined. */
  onStorageFull: ((sentence: string) => void) | undefined;
}

// The specification's message, plus what it leaves open: the server has only accepted the edit.
const APPLIED = `${aiEditMessages.applied}. The edited video is being made.`;

/** Shows a toast of section 8 in red. */
function refuse(message: string): void {
  toast.show({ tone: 'danger', children: message });
}

/**
 * Sends an edit once, however often it is submitted, reports the outcome (specification section 8, AI edit)
 * and goes to My Videos. The request continues if the page is left; the user then stays where they are.
 */
export function useSubmitEdit(
  film: Pick<SourceFilm, 'videoId'> | null,
  { onApplied, onStorageFull }: SubmitOutcomes,
): SubmitEdit {
  const client = useApiClient();
  const navigate = useNavigate();
  const depart = useDeparture();
  const refresh = useRefresh();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<SubmitEdit['errors']>({});
  const isUnderWay = useRef(false);

  async function send(videoId: string, form: AiEditForm): Promise<void> {
    const departure = depart();
    try {
      await applyAiEdit(client, { videoId, edit: editData(form) });
      onApplied();
      // A failed list refresh is not a failure of the edit.
      void refresh('projects', 'renders', 'videos').catch(() => undefined);
      const action = { label: 'Go to My Videos', onPress: () => void navigate(paths.videos()) };
      const hasMoved = departure.goTo(paths.videos());
      toast.show({ tone: 'success', children: APPLIED, ...(!hasMoved && { action }) });
    } catch (error) {
      // Cancelled by a sign-out: there is no one left to notify.
      if (isApiError(error, 'aborted')) return;
      const isForPage = isStorageFull(error) && departure.isHere();
      const say = isForPage && onStorageFull ? onStorageFull : refuse;
      say(aiEditFailedMessage(error));
    }
  }

  function submit(form: AiEditForm): void {
    if (isUnderWay.current) return;
    if (!film) return refuse(aiEditMessages.noVideo);
    if (form.appliesEdit && form.template === null) return refuse(aiEditMessages.noTemplate);
    const broken = formErrors(form);
    setErrors(broken);
    if (Object.keys(broken).length > 0) return;
    isUnderWay.current = true;
    setSubmitting(true);
    void send(film.videoId, form).then(() => {
      isUnderWay.current = false;
      setSubmitting(false);
    });
  }

  return { isSubmitting, errors, submit };
}
