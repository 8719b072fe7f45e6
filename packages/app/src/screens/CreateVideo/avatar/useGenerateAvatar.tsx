import type { Avatar } from '@lectern/api-client';
import { createLatePart, toast } from '@lectern/ui';
import { type ReactNode, useState } from 'react';

const lateDialog = createLatePart(() => import('../../../avatars/GenerateAvatarDialog.tsx'));

interface GenerateAvatar {
  open: () => void;
  /** Render it once, anywhere. */
  dialog: ReactNode;
}

/** The dialog that generates an avatar, loaded when it is first opened. */
export function useGenerateAvatar(
  projectId: string | null,
  onSaved: (avatar: Avatar) => void,
): GenerateAvatar {
  const [isOpen, setOpen] = useState(false);
  const Dialog = lateDialog.usePart()?.GenerateAvatarDialog;
  return {
    open: () => {
      setOpen(true);
      lateDialog.want(() => setOpen(false));
    },
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        projectId={projectId ?? undefined}
        onSaved={({ avatar }) => {
          onSaved(avatar);
          toast.show({ tone: 'success', children: `${avatar.name} presents your video.` });
        }}
      />
    ),
  };
}
