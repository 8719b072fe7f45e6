import type { Avatar } from '@lectern/api-client';
import { byDate } from '../../lib/byDate.ts';
import type { AvatarFilters } from './avatarFilters.ts';

type Shown = Pick<AvatarFilters, 'saved' | 'view' | 'sort'>;

function isShown(avatar: Avatar, { saved, view }: Shown, ownIds: readonly string[]): boolean {
  const isPrivate = avatar.visibility === 'private';
  if (saved) return isPrivate;
  return view === 'mine' ? isPrivate || ownIds.includes(avatar.id) : !isPrivate;
}

const compare = {
  name: (a, b) => a.name.localeCompare(b.name),
  created_at: (a, b) => byDate(b.createdAt, a.createdAt),
  updated_at: (a, b) => byDate(b.updatedAt, a.updatedAt),
} satisfies Record<AvatarFilters['sort'], (a: Avatar, b: Avatar) => number>;

/**
 * Returns the avatars that the library shows of those the server found, everyone's or the user's own,
 * sorted: names from A, dates from the newest, undated avatars last.
 *
 * @param ownIds public avatars that are the user's own
 */
export function shownAvatars(
  avatars: readonly Avatar[],
  filters: Shown,
  ownIds: readonly string[],
): Avatar[] {
  return avatars.filter((avatar) => isShown(avatar, filters, ownIds)).sort(compare[filters.sort]);
}

/** Shown 8 times after a list failure (specification section 8, Avatars); none can be chosen. */
export const PLACEHOLDERS: readonly { id: string; name: string }[] = Array.from(
  { length: 8 },
  (_unused, index) => ({ id: `placeholder-${index + 1}`, name: `Presenter ${index + 1}` }),
);
