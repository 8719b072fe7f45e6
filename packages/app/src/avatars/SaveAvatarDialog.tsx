import { avatarMessages } from '@lectern/api-client';
import { Button, Dialog, Stack } from '@lectern/ui';
import { useState } from 'react';
import { Failure } from '../lib/calls/Failure.tsx';
import { AvatarFields } from './AvatarFields.tsx';
import * as styles from './dialogs.css.ts';
import { type AvatarDraft, type DrawnImage, draftTexts, savingErrors } from './generation.ts';
import { NamedPortrait } from './NamedPortrait.tsx';
import { useSaveAvatar } from './useSaveAvatar.ts';

export interface SaveAvatarDialogProps {
  /** The image to save; null when the dialog is closed. */
  image: DrawnImage | null;
  onClose: () => void;
}

const NEW_DRAFT: AvatarDraft = { name: null, description: null, visibility: 'private' };

/** Names a generated image and saves it as an avatar. Starts over each time it opens. */
export function SaveAvatarDialog({ image, onClose }: SaveAvatarDialogProps) {
  // Kept so that it is still drawn while the dialog fades out.
  const [shown, setShown] = useState(image);
  const [wasOpen, setWasOpen] = useState(image !== null);
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [errors, setErrors] = useState<ReturnType<typeof savingErrors>>({});
  const [isSaving, setSaving] = useState(false);
  const save = useSaveAvatar();

  if (wasOpen !== (image !== null)) {
    setWasOpen(image !== null);
    if (image) {
      setShown(image);
      setDraft(NEW_DRAFT);
      setErrors({});
    }
  }

  async function keep(): Promise<void> {
    if (isSaving || !shown) return;
    const wrong = savingErrors(draft, shown);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      await save(draft, shown);
      onClose();
    } catch {
      setErrors({ call: avatarMessages.saveFailed });
    }
    setSaving(false);
  }

  return (
    <Dialog
      title="Use as avatar"
      description="Give your presenter a name and save it to My Avatars."
      size="lg"
      isOpen={image !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={isSaving}
      actions={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void keep()}>
            Save Avatar
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Failure>{errors.call}</Failure>
        {shown && (
          <div className={styles.naming}>
            <NamedPortrait image={shown} isPending={false} />
            <AvatarFields
              {...draftTexts(draft, shown)}
              visibility={draft.visibility}
              onChange={(change) => {
                setDraft({ ...draft, ...change });
                setErrors({});
              }}
              nameError={errors.name}
              isDisabled={isSaving}
              onSubmit={() => void keep()}
            />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
