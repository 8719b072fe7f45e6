import type { Avatar } from '@lectern/api-client';
import type { AvatarFilters } from './avatarFilters.ts';

type Shown = Pick<AvatarFilters, 'saved' | 'view' | 'sort'>;

/**
 * Whether the list has to be there to its end: the server knows neither the order nor whose an
 * avatar is, so both are worked out here.
 */
export function needsWholeList({ saved, view, sort }: Shown): boolean {
  return saved || view === 'mine' || sort !== 'updated_at';
}

function isShown(avatar: Avatar, { saved, view }: Shown, ownIds: readonly string[]): boolean {
  const isPrivate = avatar.visibility === 'private';
  if (saved) return isPrivate;
  return view === 'mine' ? isPrivate || ownIds.includes(avatar.id) : !isPrivate;
}

function compare(a: Avatar, b: Avatar, sort: AvatarFilters['sort']): number {
  switch (sort) {
    case 'name':
      return a.name.localeCompare(b.name);
    case 'created_at':
      return (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
    case 'updated_at':
      return (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '');
  }
}

/**
 * What the library shows of the avatars that the server found: everyone's or the user's own, in
 * order. A list that is still being paged through keeps the server's order, the latest first:
 * sorting it would put new pages between what is already read.
 *
 * @param ownIds public avatars that are the user's own
 */
export function shownAvatars(
  avatars: readonly Avatar[],
  filters: Shown,
  ownIds: readonly string[],
): Avatar[] {
  const shown = avatars.filter((avatar) => isShown(avatar, filters, ownIds));
  return needsWholeList(filters) ? shown.sort((a, b) => compare(a, b, filters.sort)) : shown;
}

/** Shown 8 times after a list failure (specification section 8, Avatars); none can be chosen. */
export const PLACEHOLDERS: readonly { id: string; name: string }[] = Array.from(
  { length: 8 },
  (_unused, index) => ({ id: `placeholder-${index + 1}`, name: `Presenter ${index + 1}` }),
);
