import type { LibraryAvatar } from '../generators/avatars/avatarLibrary.ts';
import type { BackendContext } from './context.ts';
import { toTimestamp } from './wire.ts';

/** Maps an avatar to the contract's shape and draws it. */
export async function toAvatar(context: BackendContext, avatar: LibraryAvatar) {
  const picture = await context.avatars.thumbnailOf(avatar);
  return {
    _id: avatar.id,
    name: avatar.name,
    gender: avatar.gender,
    age_range: avatar.ageRange,
    category: avatar.category,
    style: avatar.style,
    ethnicity: avatar.ethnicity,
    description: avatar.description,
    thumbnail_url: picture,
    preview_url: await context.avatars.stillOf(avatar),
    visibility: avatar.visibility,
    is_custom: avatar.category === 'custom',
    pronoun: avatar.pronoun,
    voice_id: avatar.voiceId,
    voice_gender: avatar.voiceGender,
    created_at: toTimestamp(avatar.createdAt),
    updated_at: toTimestamp(avatar.updatedAt),
  };
}
