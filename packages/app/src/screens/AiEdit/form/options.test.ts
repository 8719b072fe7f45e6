import { LOOK_IDS } from '@lectern/studio/looks';
import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';
import { templateCards } from './templateCards.ts';
import { availableTemplates } from './templates.ts';

const having = (option: keyof ReturnType<typeof optionsOf>) =>
  LOOK_IDS.filter((id) => optionsOf(id)[option]).join(' ');

// Specification: edit-page.11, edit-page.12
// The lists of the specification, section 2, AI edit.
test.each([
  [
    'personalize',
    'vivid vivid2 storyteller satisfying chillguy chillguy2 cinematic impact paper movienight split kinetic vortex',
  ],
  ['listicleStyle', 'vivid2 chillguy2'],
  ['brollType', 'storyteller chillguy split kinetic'],
  ['brollFrequency', 'vivid vivid2 storyteller chillguy chillguy2 cinematic impact paper vortex'],
  ['backgroundVideo', 'satisfying'],
  ['titleModes', 'storyteller movienight'],
] as const)('only these templates have %s: %s', (option, ids) => {
  expect(having(option)).toBe(ids);
});

test('no options are offered before a template is chosen', () => {
  expect(Object.values(optionsOf(null)).some(Boolean)).toBe(false);
});

// Specification: edit-page.10, entities.20
test('only beta users get beta templates, and two templates have nothing to personalize', () => {
  const ids = (isBetaUser: boolean) =>
    availableTemplates({ isBetaUser }).map(({ template }) => template);
  expect(ids(true)).toEqual([...LOOK_IDS]);
  expect(LOOK_IDS.filter((id) => !ids(false).includes(id))).toEqual(['kinetic', 'vortex']);
  expect(LOOK_IDS.filter((id) => !optionsOf(id).personalize)).toEqual(['clean', 'bulletin']);
});

// Specification: entities.20
test('each template plays its own film, with a still of it as the poster', () => {
  for (const { id, src, poster } of templateCards(availableTemplates({ isBetaUser: true }))) {
    expect([src, poster]).toEqual([
      expect.stringContaining(`/${id}.mp4`),
      expect.stringContaining(`/${id}.jpg`),
    ]);
  }
});
