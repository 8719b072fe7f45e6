import { type Avatar, normaliseAvatar } from '@lectern/api-client';
import { demoAvatars, demoVoices } from '@lectern/mocks/fixtures';
import { describe, expect, it } from 'vitest';
import { presentersFor, voicesFor } from './voiceFit.ts';

const presenters = demoAvatars.flatMap((avatar) => normaliseAvatar(avatar) ?? []);
const voices = demoVoices.map(({ id, labels }) => ({ id, gender: labels.gender }));

function presenter(name: string): Avatar {
  const found = presenters.find((avatar) => avatar.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

describe('voices for a presenter', () => {
  it('start with each built-in presenter’s own voice, which matches its gender', () => {
    for (const avatar of presenters) {
      const [first] = voicesFor(voices, avatar);
      expect(first?.id).toBe(avatar.voiceId);
      if (avatar.gender === 'non-binary') continue;
      expect(first?.gender.toLowerCase()).toBe(avatar.gender);
    }
  });

  it('continue with those of the same gender; the rest keep their order, and none is omitted', () => {
    const ids = voicesFor(voices, presenter('Théo')).map(({ id }) => id);
    expect(ids.slice(0, 9)).toEqual(
      'finn james callum marcus leo angus ben otto olivia'.split(' '),
    );
    expect(ids.toSorted()).toEqual(voices.map(({ id }) => id).toSorted());
  });

  it('match the gender of an avatar that names no voice, ignoring case', () => {
    const order = (gender: string | null) =>
      voicesFor(voices, { voiceId: null, voiceGender: gender }).map(({ id }) => id);
    expect(order('MALE')[0]).toBe('james');
    expect(order('female')[0]).toBe('olivia');
    expect(order(null)).toEqual(voices.map(({ id }) => id));
  });
});

describe('presenters for a voice', () => {
  it.each(voices.filter(({ gender }) => gender !== 'Neutral'))(
    'start with those of its gender: $id',
    (voice) => {
      const genders = presentersFor(presenters, voice).map(({ voiceGender }) => voiceGender);
      const fitting = genders.filter((gender) => gender === voice.gender.toLowerCase());
      expect(fitting.length).toBeGreaterThan(15);
      expect(genders.slice(0, fitting.length)).toEqual(fitting);
      expect(genders).toHaveLength(presenters.length);
    },
  );

  it('keep their order for the robot voice, for the user’s own voice, and when no gender is known', () => {
    const robot = voices.find(({ gender }) => gender === 'Neutral') ?? null;
    expect(presentersFor(presenters, robot)).toEqual(presenters);
    expect(presentersFor(presenters, null)).toEqual(presenters);
    const unknown = presenters.map(({ id }) => ({ id, voiceId: null, voiceGender: null }));
    expect(presentersFor(unknown, { id: 'james', gender: 'Male' })).toEqual(unknown);
  });
});
