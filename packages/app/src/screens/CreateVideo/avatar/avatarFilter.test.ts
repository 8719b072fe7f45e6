import type { Avatar } from '@lectern/api-client';
import { describe, expect, it } from 'vitest';
import { FALLBACK_AVATAR } from './avatarOption.ts';
import { ANY_AVATAR, chooseAvatars, withAdded } from './avatarFilter.ts';

const avatar = (id: string, rest: Partial<Avatar> = {}): Avatar => ({
  ...FALLBACK_AVATAR,
  isPlaceholder: false,
  id,
  ...rest,
});
const list = [
  avatar('amara', { gender: 'female', age: '25-34' }),
  avatar('jonas', { gender: 'Male', age: '35-44' }),
  avatar('mine', { gender: 'female', visibility: 'private' }),
  avatar('shown', { age: '35-44' }),
];
const ids = (filter: Partial<typeof ANY_AVATAR>, own: string[] = []) =>
  chooseAvatars(list, { ...ANY_AVATAR, ...filter }, own, null).map(({ id }) => id);

describe('the avatars to choose from', () => {
  // Specification: wizard-more.16
  it('start with those that the user saved, private or not', () => {
    expect(ids({})).toEqual(['mine', 'amara', 'jonas', 'shown']);
    expect(ids({}, ['shown'])).toEqual(['mine', 'shown', 'amara', 'jonas']);
  });

  it('start with those that fit the voice, the user’s own before others', () => {
    const spoken = list.map((each) => ({ ...each, voiceGender: each.gender }));
    const order = (gender: string) =>
      chooseAvatars(spoken, ANY_AVATAR, [], { id: 'x', gender }).map(({ id }) => id);
    expect(order('Female')).toEqual(['mine', 'amara', 'shown', 'jonas']);
    expect(order('Male')).toEqual(['jonas', 'shown', 'mine', 'amara']);
    expect(order('Neutral')).toEqual(['mine', 'amara', 'jonas', 'shown']);
  });

  it('narrow by gender, by age, by saved, and by several at once', () => {
    expect(ids({ gender: 'male' })).toEqual(['jonas']);
    expect(ids({ age: '35-44' })).toEqual(['jonas', 'shown']);
    expect(ids({ savedOnly: true })).toEqual(['mine']);
    expect(ids({ savedOnly: true, gender: 'male' })).toEqual([]);
  });

  it('include newly saved avatars once', () => {
    expect(withAdded(list, [avatar('new'), avatar('amara')]).map(({ id }) => id)).toEqual([
      'new',
      'amara',
      'jonas',
      'mine',
      'shown',
    ]);
  });
});
