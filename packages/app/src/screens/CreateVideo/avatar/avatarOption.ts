import type { Avatar } from '@lectern/api-client';
import type { AvatarOption } from '@lectern/ui';
import { avatarDescription } from '../../../avatars/avatarDescription.ts';

/**
 * Fallback for when the list of avatars cannot be loaded (specification section 8, Avatars). It is the
 * embedded backend's first presenter, so that a video can be made with it there.
 */
export const FALLBACK_AVATAR: Avatar = {
  id: 'avt_amara',
  name: 'Amara',
  gender: null,
  age: null,
  category: 'realistic',
  style: null,
  ethnicity: null,
  description: 'Stands in until the avatars can be loaded.',
  thumbnailUrl: null,
  previewUrl: null,
  visibility: 'public',
  isCustom: false,
  pronoun: null,
  voiceId: null,
  voiceGender: null,
  createdAt: null,
  updatedAt: null,
  isPlaceholder: true,
};

/** An avatar as the picker shows it; the lock and globe icons are shown in the library only. */
export function avatarOption(avatar: Avatar): AvatarOption {
  const { id, name, thumbnailUrl, isPlaceholder } = avatar;
  return {
    id,
    name,
    description: isPlaceholder ? 'Stand-in' : avatarDescription(avatar),
    src: thumbnailUrl,
    visibility: null,
    isPlaceholder,
  };
}

/** Returns the avatar as the video will show it, as a wide picture if the server has one. */
export function scenePicture({
  previewUrl,
  thumbnailUrl,
}: Pick<Avatar, 'previewUrl' | 'thumbnailUrl'>): string | null {
  return previewUrl ?? thumbnailUrl;
}
