// @vitest-environment node
import { PRESENTERS, VOICES } from '@lectern/studio';
import { expect, it } from 'vitest';
import { CASTS } from './editLoopCasts.mjs';
import { CLIPS } from './templateCasts.mjs';

it.each([
  ...Object.entries(CASTS).map(([id, cast]) => ({ id, ...cast })),
  ...CLIPS.map(({ id, presenter, voiceId }) => ({ id, presenter, voiceId })),
])('$id uses a voice of the presenter’s gender', ({ presenter, voiceId }) => {
  const speaker = PRESENTERS.find(({ id }) => id === presenter);
  const voice = VOICES.find(({ id }) => id === voiceId);
  if (!speaker) throw new Error(`There is no presenter ${presenter}`);
  expect(voice?.labels.gender).toBe(speaker.voiceGender);
});
