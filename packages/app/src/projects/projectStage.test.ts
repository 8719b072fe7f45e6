import { PROJECT_STATUSES } from '@lectern/api-client';
import { expect, test } from 'vitest';
import { projectStage } from './projectStage.ts';

const stage = (status: (typeof PROJECT_STATUSES)[number], audioUrl: string | null = null) =>
  projectStage({ status, audioUrl });

// Specification: states.7, readings.8
test.each([
  ['completed', 'completed', 'Completed'],
  ['video_processing', 'processing', 'Processing'],
  ['processing', 'processing', 'Processing'],
  ['failed', 'failed', 'Failed'],
  ['error', 'failed', 'Failed'],
  ['init', 'draft', 'Draft'],
  ['draft', 'draft', 'Draft'],
  ['script_created', 'draft', 'Script ready'],
  ['voice_generated', 'draft', 'Voice ready'],
  ['avatar_selected', 'draft', 'Avatar chosen'],
] as const)('%s belongs to %s and is labelled %s', (status, group, label) => {
  expect(stage(status)).toMatchObject({ group, label });
});

// Specification: readings.9
test('a chosen voice becomes ready once there is audio', () => {
  expect(stage('voice_selected')).toMatchObject({ label: 'Voice chosen', thumbnail: 'wave' });
  expect(stage('voice_selected', 'blob:a')).toMatchObject({
    label: 'Voice ready',
    thumbnail: 'waveReady',
  });
});

// Specification: states.7
test('every status has the colour of its filter group', () => {
  const tones = { completed: 'success', processing: 'warning', failed: 'danger', draft: 'neutral' };
  for (const status of PROJECT_STATUSES) {
    const { group, tone } = stage(status);
    expect(tone).toBe(tones[group]);
  }
});
