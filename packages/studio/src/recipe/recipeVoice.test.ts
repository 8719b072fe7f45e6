import { expect, it } from 'vitest';
import { recipeVoice, voiceIdOf } from './recipeVoice.ts';

it.each([
  ['olivia', { id: 'olivia', speed: 1 }],
  ['own-olivia', { id: 'olivia', speed: 1, recorded: true }],
  ['espeak-ng.de+f3', { id: 'de+f3', speed: 1, pack: { id: 'espeak-ng' } }],
  ['own-espeak-ng.de', { id: 'de', speed: 1, pack: { id: 'espeak-ng' }, recorded: true }],
])('%s is stored with what a reader needs to find it', (voiceId, voice) => {
  expect(recipeVoice(voiceId, 1)).toEqual(voice);
  // Without the recordings.
  expect(voiceIdOf(voice)).toBe(voiceId.replace('own-', ''));
});

it('includes the version of its pack if known', () => {
  expect(recipeVoice('kokoro.af_heart', 1, '0123456789ab').pack).toEqual({
    id: 'kokoro',
    version: '0123456789ab',
  });
});
