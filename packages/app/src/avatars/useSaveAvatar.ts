import { type Avatar, saveGeneratedAvatar, useApiClient, useRefresh } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { type AvatarDraft, type DrawnImage, draftTexts } from './generation.ts';
import { useOwnAvatars } from './ownAvatars.ts';

/**
 * Saves a generated image as an avatar, tells so, and loads every list of avatars again.
 *
 * @returns resolves with the avatar; throws the call's error, for `avatarMessages.saveFailed`
 */
export function useSaveAvatar(
  projectId?: string,
): (draft: AvatarDraft, image: DrawnImage) => Promise<Avatar> {
  const client = useApiClient();
  const refresh = useRefresh();
  const { addOwn } = useOwnAvatars();
  return async (draft, image) => {
    const { name, description } = draftTexts(draft, image);
    const { visibility } = draft;
    const avatar = await saveGeneratedAvatar(client, {
      trimId: image.trimId,
      name: name.trim(),
      description: description.trim(),
      visibility,
      projectId,
    });
    addOwn(avatar.id);
    toast.show({ tone: 'success', children: `“${avatar.name}” is in My Avatars.` });
    // The avatar is saved, whether or not the lists can be loaded again.
    void refresh('avatars').catch(() => undefined);
    return avatar;
  };
}
