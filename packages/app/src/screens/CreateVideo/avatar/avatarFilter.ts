import type { Avatar, Voice } from '@lectern/api-client';
import { presentersFor } from '../../../avatars/voiceFit.ts';

/** The filters of the avatars. */
export interface AvatarFilter {
  /** Lower case; null for any. */
  gender: string | null;
  age: string | null;
  savedOnly: boolean;
}

export const ANY_AVATAR: AvatarFilter = { gender: null, age: null, savedOnly: false };

/** Whether the user saved an avatar: a private one is always theirs, a public one if it is in `ownIds`. */
function isSaved(
  { id, visibility }: Pick<Avatar, 'id' | 'visibility'>,
  ownIds: readonly string[],
): boolean {
  return visibility === 'private' || ownIds.includes(id);
}

/**
 * Returns the avatars that match: first those that fit the voice, and the user's own before others;
 * otherwise in the order of the list.
 */
export function chooseAvatars(
  avatars: readonly Avatar[],
  { gender, age, savedOnly }: AvatarFilter,
  ownIds: readonly string[],
  voice: Pick<Voice, 'id' | 'gender'> | null,
): Avatar[] {
  const found = avatars.filter(
    (avatar) =>
      (gender === null || avatar.gender?.toLowerCase() === gender) &&
      (age === null || avatar.age === age) &&
      (!savedOnly || isSaved(avatar, ownIds)),
  );
  const ownFirst = [
    ...found.filter((avatar) => isSaved(avatar, ownIds)),
    ...found.filter((avatar) => !isSaved(avatar, ownIds)),
  ];
  return presentersFor(ownFirst, voice);
}

/** Returns the list with newly saved avatars that it does not include yet. */
export function withAdded(avatars: readonly Avatar[], added: readonly Avatar[]): Avatar[] {
  const missing = added.filter(({ id }) => !avatars.some((avatar) => avatar.id === id));
  return [...missing, ...avatars];
}
