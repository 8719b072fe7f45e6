import {
  type Avatar,
  avatarMessages,
  saveGeneratedAvatar,
  useApiClient,
  useRefresh,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type Departure, useDeparture } from '../navigation/useDeparture.ts';
import { type AvatarDraft, type DrawnImage, draftTexts } from './generation.ts';
import { useOwnAvatars } from './ownAvatars.ts';

export interface SavedAvatar {
  avatar: Avatar;
  /** Where the user was when saving. */
  departure: Departure;
}

/**
 * Saves a generated image as an avatar, shows a toast, and reloads every list of avatars. Failures are also
 * shown as a toast if the user has left the page meanwhile.
 *
 * @returns resolves with the avatar; throws the call's error, for `avatarMessages.saveFailed`
 */
export function useSaveAvatar(
  projectId?: string,
): (draft: AvatarDraft, image: DrawnImage) => Promise<SavedAvatar> {
  const navigate = useNavigate();
  const depart = useDeparture();
  const client = useApiClient();
  const refresh = useRefresh();
  const { addOwn } = useOwnAvatars();
  return async (draft, image) => {
    const { name, description } = draftTexts(draft, image);
    const { visibility } = draft;
    const departure = depart();
    const avatar = await saveGeneratedAvatar(client, {
      trimId: image.trimId,
      name: name.trim(),
      description: description.trim(),
      visibility,
      projectId,
    }).catch((error: unknown) => {
      // Users who are still here see the error in the dialog.
      if (!departure.isHere()) toast.show({ tone: 'danger', children: avatarMessages.saveFailed });
      throw error;
    });
    await addOwn(avatar.id);
    const mine = paths.avatars({ category: avatar.category ?? 'custom', view: 'mine' });
    const action = { label: 'Show My Avatars', onPress: () => void navigate(mine) };
    toast.show({
      tone: 'success',
      children: `“${avatar.name}” is in My Avatars.`,
      ...(!departure.isHere() && { action }),
    });
    // The avatar is saved, whether or not the lists can be reloaded.
    void refresh('avatars').catch(() => undefined);
    return { avatar, departure };
  };
}
