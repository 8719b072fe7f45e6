import { type Script, useApiClient } from '@lectern/api-client';
import { Banner, Button, ConfirmDialog, Dialog, Stack, toast } from '@lectern/ui';
import { useId, useRef, useState } from 'react';
import { useSlow } from '../../../lib/calls/useSlow.ts';
import { type Departure, useDeparture } from '../../../navigation/useDeparture.ts';
import { useMessages } from '../../../lib/forms/useMessages.ts';
import { useOwner } from '../../../session/useOwner.ts';
import { scriptDrafts } from './scriptDraft.ts';
import { ScriptForm } from './ScriptForm.tsx';
import { findErrors, isSame, type ScriptValues, toArgs, valuesOf } from './scriptValues.ts';
import { type SavedScript, saveScript } from './saveScript.ts';

export interface ScriptEditorDialogProps {
  /** Null for a new script. */
  script: Script | null;
  isOpen: boolean;
  onSaved: (saved: SavedScript & { departure: Departure }) => void;
  onClose: () => void;
}

const UNCONFIRMED =
  'The server has not confirmed yet that the script is saved. You need not wait here: what you typed is kept, and you are told once it is saved.';
const UNCONFIRMED_AND_NOT_KEPT =
  'The server has not confirmed yet that the script is saved. Wait here: this browser does not keep what you typed.';

/**
 * Creates or edits a script. Typed text is kept until it is saved or discarded. Give it a new key each time
 * it opens.
 */
export function ScriptEditorDialog({ script, isOpen, onSaved, onClose }: ScriptEditorDialogProps) {
  const client = useApiClient();
  const depart = useDeparture();
  const owner = useOwner();
  const formId = useId();
  const titleRef = useRef<HTMLInputElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [initial] = useState(() => valuesOf(script));
  const [draft] = useState(() => scriptDrafts.open([owner, script?.id ?? null]));
  const [values, setValues] = useState(draft.values ?? initial);
  const [isRestored, setRestored] = useState(!isSame(values, initial));
  const { errors, check } = useMessages(values, findErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isKept, setKept] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const isChanged = !isSame(values, initial);
  const isSlow = useSlow(isPending);

  function change(next: ScriptValues): void {
    setValues(next);
    void scriptDrafts.write(draft.key, isSame(next, initial) ? null : next).then(setKept);
  }

  function discard(): void {
    void scriptDrafts.write(draft.key, null);
    onClose();
  }

  async function save(): Promise<void> {
    // A second Enter while the dialog fades out must not save again.
    if (isPending || !isOpen) return;
    const missing = check();
    if (missing.title !== undefined) titleRef.current?.focus();
    else if (missing.text !== undefined) textRef.current?.focus();
    if (missing.title !== undefined || missing.text !== undefined) return;
    if (script && !isChanged) {
      discard();
      return;
    }
    setPending(true);
    setFailure(null);
    const departure = depart();
    try {
      const saved = await saveScript(client, toArgs(values, script), script);
      void scriptDrafts.write(draft.key, null);
      onSaved({ ...saved, departure });
    } catch {
      const message = `Failed to save "${values.title.trim()}". Please try again.`;
      if (!departure.isHere()) toast.show({ tone: 'danger', children: message });
      setFailure(message);
      setPending(false);
    }
  }

  return (
    <>
      <Dialog
        title={script ? 'Edit script' : 'New script'}
        isOpen={isOpen}
        onOpenChange={() => (isChanged ? setAsking(true) : discard())}
        isDismissable={!isChanged}
        isPending={isPending}
        actions={
          <>
            <Button
              isDisabled={isPending}
              onPress={() => (isChanged ? setAsking(true) : discard())}
            >
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isPending}>
              Save
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          {isRestored && (
            <Banner
              tone="info"
              action={{
                label: 'Discard it',
                onPress: () => {
                  change(initial);
                  setRestored(false);
                  titleRef.current?.focus();
                },
              }}
            >
              What you typed last time was not saved. Here it is again.
            </Banner>
          )}
          {isSlow && (
            <Banner
              tone="info"
              isLive
              {...(isKept && { action: { label: 'Close the editor', onPress: onClose } })}
            >
              {isKept ? UNCONFIRMED : UNCONFIRMED_AND_NOT_KEPT}
            </Banner>
          )}
          <ScriptForm
            id={formId}
            values={values}
            onChange={change}
            onSubmit={() => void save()}
            errors={errors}
            titleRef={titleRef}
            textRef={textRef}
            failure={failure}
            isPending={isPending}
            ownLanguage={initial.language}
          />
        </Stack>
      </Dialog>
      <ConfirmDialog
        title="Discard changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        isOpen={isOpen && isAsking}
        onOpenChange={setAsking}
        onConfirm={discard}
      >
        What you typed will be lost.
      </ConfirmDialog>
    </>
  );
}
