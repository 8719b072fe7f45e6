import type { Avatar } from '@lectern/api-client';
import { labelOf } from '../lib/format/labelOf.ts';

/** Returns 'Female, 25–34'; unknown parts are omitted. */
export function avatarDescription({ gender, age }: Pick<Avatar, 'gender' | 'age'>): string {
  return [gender && labelOf(gender), age?.replace('-', '–')].filter(Boolean).join(', ');
}

/** Returns 'Non-binary, 25–34 · they', for the library. */
export function avatarIntroduction(avatar: Pick<Avatar, 'gender' | 'age' | 'pronoun'>): string {
  return [avatarDescription(avatar), avatar.pronoun].filter(Boolean).join(' · ');
}
