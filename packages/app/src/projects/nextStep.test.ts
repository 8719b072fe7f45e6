import { expect, it } from 'vitest';
import { nextStep } from './nextStep.ts';
import { projectStage } from './projectStage.ts';

// Specification section 4, project status values: the wizard's steps in order.
it.each([
  ['init', null, 'Next: write the script'],
  ['script_created', null, 'Next: choose a voice'],
  ['voice_selected', null, 'Next: make the audio'],
  ['voice_selected', '/audio.wav', 'Next: choose an avatar'],
  ['voice_generated', '/audio.wav', 'Next: choose an avatar'],
  ['avatar_selected', '/audio.wav', 'Next: generate the video'],
  ['completed', '/audio.wav', ''],
] as const)('a project in state %s with audio %s: %s', (status, audioUrl, words) => {
  expect(nextStep(projectStage({ status, audioUrl }))).toBe(words);
});
