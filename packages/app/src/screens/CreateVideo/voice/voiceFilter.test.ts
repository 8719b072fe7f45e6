import { describe, expect, it } from 'vitest';
import {
  ANY_VOICE,
  labelsOf,
  languageGroups,
  languagesOf,
  matchesFilter,
  speakersFirst,
} from './voiceFilter.ts';

const olivia = { id: 'olivia', gender: 'Female', accent: 'American', language: 'en-US' };
const callum = { id: 'callum', gender: 'male', accent: 'Scottish', language: 'de' };
const mystery = { id: 'mystery', gender: null, accent: null, language: null };
const voices = [olivia, callum, mystery];

const found = (filter: Partial<typeof ANY_VOICE>, favourites: string[] = []) =>
  voices
    .filter((voice) => matchesFilter(voice, { ...ANY_VOICE, ...filter }, favourites))
    .map(({ id }) => id);

describe('the voice filter', () => {
  it('shows all voices at first, including those without labels', () => {
    expect(found({})).toEqual(['olivia', 'callum', 'mystery']);
  });

  // Specification: wizard-more.7
  it('narrows by gender, by accent and by both, ignoring case', () => {
    expect(found({ gender: 'male' })).toEqual(['callum']);
    expect(found({ accent: 'american' })).toEqual(['olivia']);
    expect(found({ gender: 'male', accent: 'american' })).toEqual([]);
  });

  it('narrows by language, which excludes voices without one', () => {
    expect(found({ language: 'en' })).toEqual(['olivia']);
    expect(found({ language: 'fr' })).toEqual([]);
    expect(languagesOf([...voices, { language: 'en-GB' }])).toEqual([
      { id: 'en', label: 'English' },
      { id: 'de', label: 'German' },
    ]);
  });

  it('narrows to favourites', () => {
    expect(found({ favouritesOnly: true }, ['callum', 'gone'])).toEqual(['callum']);
  });

  it('offers each label that occurs once', () => {
    expect(labelsOf([...voices, { ...olivia, gender: 'FEMALE' }], 'gender')).toEqual([
      { id: 'female', label: 'Female' },
      { id: 'male', label: 'Male' },
    ]);
  });
});

describe('voices for a script', () => {
  const voices = ['en', 'es-419', null, 'de', 'ES'].map((language) => ({ language }));

  it('start with those that speak its language, otherwise in their order', () => {
    const order = (language: string | null) =>
      speakersFirst(voices, language).map((voice) => voice.language);
    expect(order('es')).toEqual(['es-419', 'ES', 'en', null, 'de']);
    expect(order('en-GB')).toEqual(['en', 'es-419', null, 'de', 'ES']);
    expect(order(null)).toEqual(['en', 'es-419', null, 'de', 'ES']);
  });

  it('have two headings, unless all or some may speak its language', () => {
    const of = (...languages: (string | null)[]) => languages.map((language) => ({ language }));
    expect(languageGroups(of('en', 'es-MX'), 'es')).toEqual({
      speakers: 'Speak Spanish',
      others: 'Speak English only',
    });
    expect(languageGroups(of('en', 'de'), 'es')?.others).toBe('Speak other languages');
    expect(languageGroups(of('es', 'es-MX'), 'es')).toBeUndefined();
    expect(languageGroups(of('en', null), 'es')).toBeUndefined();
    expect(languageGroups(of('en'), null)).toBeUndefined();
  });
});
