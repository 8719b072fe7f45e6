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
  it('lets all through at first, also those without labels', () => {
    expect(found({})).toEqual(['olivia', 'callum', 'mystery']);
  });

  // Specification: wizard-more.7
  it('narrows by gender, by accent and by both, whatever their case', () => {
    expect(found({ gender: 'male' })).toEqual(['callum']);
    expect(found({ accent: 'american' })).toEqual(['olivia']);
    expect(found({ gender: 'male', accent: 'american' })).toEqual([]);
  });

  it('narrows by language; a voice that names none is no answer', () => {
    expect(found({ language: 'en' })).toEqual(['olivia']);
    expect(found({ language: 'fr' })).toEqual([]);
    expect(languagesOf([...voices, { language: 'en-GB' }])).toEqual([
      { id: 'en', label: 'English' },
      { id: 'de', label: 'German' },
    ]);
  });

  it('keeps to favourites', () => {
    expect(found({ favouritesOnly: true }, ['callum', 'gone'])).toEqual(['callum']);
  });

  it('offers the labels that occur, each once', () => {
    expect(labelsOf([...voices, { ...olivia, gender: 'FEMALE' }], 'gender')).toEqual([
      { id: 'female', label: 'Female' },
      { id: 'male', label: 'Male' },
    ]);
  });
});

describe('voices for a script', () => {
  const voices = ['en', 'es-419', null, 'de', 'ES'].map((language) => ({ language }));

  it('begin with those that speak its language, in their order', () => {
    const order = (language: string | null) =>
      speakersFirst(voices, language).map((voice) => voice.language);
    expect(order('es')).toEqual(['es-419', 'ES', 'en', null, 'de']);
    expect(order('en-GB')).toEqual(['en', 'es-419', null, 'de', 'ES']);
    expect(order(null)).toEqual(['en', 'es-419', null, 'de', 'ES']);
  });

  it('stand under two headings, unless all or some may speak its language', () => {
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
