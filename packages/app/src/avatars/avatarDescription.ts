import type { Avatar } from '@lectern/api-client';
import { labelOf } from '../lib/labelOf.ts';

/** 'Female, 25–34'; what is not known is left out. */
export function avatarDescription({ gender, age }: Pick<Avatar, 'gender' | 'age'>): string {
  return [gender && labelOf(gender), age?.replace('-', '–')].filter(Boolean).join(', ');
}

/** 'Non-binary, 25–34 · they', for the library. */
export function avatarIntroduction(avatar: Pick<Avatar, 'gender' | 'age' | 'pronoun'>): string {
  return [avatarDescription(avatar), avatar.pronoun].filter(Boolean).join(' · ');
}
