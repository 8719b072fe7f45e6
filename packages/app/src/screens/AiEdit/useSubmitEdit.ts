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
import { editData } from '../../aiEdit/editData.ts';
import type { AiEditForm } from '../../aiEdit/form.ts';
import { type CheckedField, formErrors } from '../../aiEdit/formMessages.ts';
import type { SourceFilm } from '../../aiEdit/useSourceFilm.ts';
import { isStorageFull } from '../../backend/storage/useStorageFull.tsx';

export interface SubmitEdit {
  isSubmitting: boolean;
  /** What kept the form from being sent, by field. */
  errors: Partial<Record<CheckedField, string>>;
  submit: (form: AiEditForm) => void;
}

/** What the page does next. */
export interface SubmitOutcomes {
  onApplied: () => void;
  /** There is no room for the edit: says so in the given sentence. A notice does where it is left out. */
  onStorageFull: ((sentence: string) => void) | undefined;
}

/** Says a toast of section 8 in red. */
function refuse(message: string): void {
  toast.show({ tone: 'danger', children: message });
}

/**
 * Sends an edit once, however often it is asked for, and says how it ended (specification section 8,
 * AI edit). The call goes on when the page is left; only `onApplied` then has nobody to hear it.
 */
export function useSubmitEdit(
  film: Pick<SourceFilm, 'videoId'> | null,
  { onApplied, onStorageFull }: SubmitOutcomes,
): SubmitEdit {
  const client = useApiClient();
  const refresh = useRefresh();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<SubmitEdit['errors']>({});
  const isUnderWay = useRef(false);

  async function send(videoId: string, form: AiEditForm): Promise<void> {
    isUnderWay.current = true;
    setSubmitting(true);
    try {
      await applyAiEdit(client, { videoId, edit: editData(form) });
      toast.show({ tone: 'success', children: aiEditMessages.applied });
      // A list that cannot be refreshed is no failure of the edit.
      void refresh('projects', 'videos').catch(() => undefined);
      onApplied();
    } catch (error) {
      // Cancelled by a sign-out: there is nobody left to tell.
      if (isApiError(error, 'aborted')) return;
      const say = isStorageFull(error) && onStorageFull ? onStorageFull : refuse;
      say(aiEditFailedMessage(error));
    } finally {
      isUnderWay.current = false;
      setSubmitting(false);
    }
  }

  function submit(form: AiEditForm): void {
    if (isUnderWay.current) return;
    if (!film) return refuse(aiEditMessages.noVideo);
    if (form.appliesEdit && form.template === null) return refuse(aiEditMessages.noTemplate);
    const broken = formErrors(form);
    setErrors(broken);
    if (Object.keys(broken).length > 0) return;
    void send(film.videoId, form);
  }

  return { isSubmitting, errors, submit };
}
