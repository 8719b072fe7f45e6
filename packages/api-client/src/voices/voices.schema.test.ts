import { describe, expect, it } from 'vitest';
import { normaliseVoice } from './voices.schema.ts';

describe('normaliseVoice', () => {
  it('takes the ID from voice_id, or from id if that is absent', () => {
    expect(normaliseVoice({ id: 'v1', voice_id: 'voice_amber', name: 'Amber' })?.id).toBe(
      'voice_amber',
    );
    expect(normaliseVoice({ id: 'v1', name: 'Amber' })?.id).toBe('v1');
  });

  // Specification: entities.16
  it('reads the labels', () => {
    expect(
      normaliseVoice({
        voice_id: 5,
        name: 7,
        labels: { gender: 'female', accent: 'british' },
        preview_url: 'https://example.com/a.mp3',
      }),
    ).toEqual({
      id: '5',
      name: '7',
      gender: 'female',
      accent: 'british',
      language: null,
      lettersPerSecond: null,
      previewUrl: 'https://example.com/a.mp3',
    });
  });

  it('reads its language and speed if the server knows them', () => {
    const known = { voice_id: 'v1', name: 'Amber', labels: { language: 'en-GB' } };
    expect(normaliseVoice({ ...known, letters_per_second: 14.5 })).toMatchObject({
      language: 'en-GB',
      lettersPerSecond: 14.5,
    });
    for (const letters_per_second of [0, -3, 'fast', Number.NaN, null]) {
      expect(normaliseVoice({ ...known, letters_per_second })?.lettersPerSecond).toBeNull();
    }
  });

  it('returns null without an ID or a name', () => {
    expect(normaliseVoice({ name: 'Amber' })).toBeNull();
    expect(normaliseVoice({ id: 'v1' })).toBeNull();
  });
});
