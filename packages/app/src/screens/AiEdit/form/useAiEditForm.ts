import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TabDraft } from '../../../lib/forms/tabDrafts.ts';
import { aiEditDrafts } from './drafts.ts';
import type { AiEditForm } from './form.ts';
import { type FormAction, formReducer, openForm } from './formReducer.ts';
import { formOfEdit } from './importedEdit.ts';
import type { AiEditTemplate } from './templates.ts';

export interface AiEditFormState {
  form: AiEditForm;
  /** Whether the form started with choices from an earlier visit. */
  isRestored: boolean;
  /** Whether this browser keeps the choices for a later visit. */
  isKept: boolean;
  dispatch: (action: FormAction) => void;
  /** Resets the form to how the page opens without a draft. */
  startOver: () => void;
  /** Removes the draft once its choices are sent. @returns false if there are others since, which stay */
  forget: (sent: AiEditForm) => boolean;
}

/** The data that a form is initialised from. */
export interface EditedVideo {
  owner: string;
  videoId: string;
  /** The settings of the video's earlier edit. */
  settings: unknown;
  /** The edit in the project file that the video was made from. */
  imported?: unknown;
  available: readonly AiEditTemplate[];
}

interface FormState extends Pick<AiEditFormState, 'form' | 'isRestored' | 'isKept'> {
  owner: string;
  videoId: string;
  draftKey: TabDraft<AiEditForm>['key'];
}

function begin(
  { owner, videoId, settings, imported, available }: EditedVideo,
  { key: draftKey, values: draft } = aiEditDrafts.open({ owner, videoId }),
): FormState {
  const isOffered = available.some(({ template }) => template === draft?.template);
  return {
    owner,
    videoId,
    draftKey,
    form: draft
      ? { ...draft, template: isOffered ? draft.template : null }
      : (settings === undefined && formOfEdit(imported, available)) ||
        openForm(settings, available),
    isRestored: draft !== null,
    isKept: true,
  };
}

/**
 * The page's choices for a video, saved in this browser with every change until they are sent, so that
 * leaving loses nothing. Null while there is no video; another video starts over.
 */
export function useAiEditForm(video: EditedVideo | null): AiEditFormState | null {
  const [state, setState] = useState<FormState | null>(null);
  const latest = useRef<FormState | null>(null);
  useLayoutEffect(() => {
    latest.current = video && state;
  });
  // Stable, so a key press re-renders its field and not every card.
  const dispatch = useCallback((action: FormAction) => {
    if (!latest.current) return;
    const form = formReducer(latest.current.form, action);
    const next = { ...latest.current, form };
    latest.current = next;
    setState(next);
    void aiEditDrafts
      .write(next.draftKey, form)
      .then((isKept) =>
        setState((now) => (now?.form === form && now.isKept !== isKept ? { ...now, isKept } : now)),
      );
  }, []);
  if (!video) return null;
  const isSame = state?.owner === video.owner && state.videoId === video.videoId;
  const current = isSame ? state : begin(video);
  // Set during render: an effect would show the previous video's choices for a moment.
  if (!isSame) setState(current);

  const { form, isRestored, isKept, draftKey } = current;
  return {
    form,
    isRestored,
    isKept,
    dispatch,
    startOver: () => {
      void aiEditDrafts.write(draftKey, null);
      // The same draft, empty: another closed tab may have left one for this video.
      setState(begin(video, { key: draftKey, values: null }));
    },
    forget: (sent) => aiEditDrafts.removeIf(draftKey, sent),
  };
}
