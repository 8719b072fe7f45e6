import { describe, expect, it } from 'vitest';
import { normaliseAvatar } from './readAvatar.ts';

describe('normaliseAvatar', () => {
  // Specification: entities.12
  it('takes the age from age or age_range, as text', () => {
    expect(normaliseAvatar({ _id: 'a', name: 'Mira', age: 41 })?.age).toBe('41');
    expect(normaliseAvatar({ _id: 'a', name: 'Mira', age_range: '25-34' })?.age).toBe('25-34');
    expect(normaliseAvatar({ _id: 'a', name: 'Mira' })?.age).toBeNull();
  });

  // Specification: entities.12
  it('reads an unknown category or visibility as missing', () => {
    const avatar = normaliseAvatar({ _id: 'a', name: 'M', category: 'robot', visibility: 'all' });
    expect(avatar).toMatchObject({ category: null, visibility: null, isCustom: false });
  });

  it('reads whether it is custom from the server’s and the app’s form', () => {
    expect(normaliseAvatar({ _id: 'a', name: 'M', is_custom: true })?.isCustom).toBe(true);
    expect(normaliseAvatar({ id: 'a', name: 'M', isCustom: true })?.isCustom).toBe(true);
  });

  it('uses the avatar’s gender for its voice if the server gives none', () => {
    const read = (rest: object) => normaliseAvatar({ _id: 'a', name: 'M', ...rest });
    expect(read({ gender: 'male' })).toMatchObject({ voiceId: null, voiceGender: 'male' });
    const robin = { gender: 'non-binary', pronoun: 'they', voice_id: 'v', voice_gender: 'female' };
    expect(read(robin)).toMatchObject({ pronoun: 'they', voiceId: 'v', voiceGender: 'female' });
    expect(read({})).toMatchObject({ pronoun: null, voiceId: null, voiceGender: null });
  });

  it('returns null without an ID or a name', () => {
    expect(normaliseAvatar({ name: 'Mira' })).toBeNull();
    expect(normaliseAvatar({ _id: 'a' })).toBeNull();
  });

  // Specification: entities.13
  it('never returns a placeholder', () => {
    expect(normaliseAvatar({ _id: 'a', name: 'M', isPlaceholder: true })?.isPlaceholder).toBe(
      false,
    );
  });
});
