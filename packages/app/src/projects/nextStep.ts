import type { ProjectStage } from './projectStage.ts';

const STEPS: Partial<Record<ProjectStage['thumbnail'], string>> = {
  empty: 'Next: write the script',
  lines: 'Next: choose a voice',
  wave: 'Next: make the audio',
  waveReady: 'Next: choose an avatar',
  avatar: 'Next: generate the video',
};

/** What a draft waits for, in words; '' for what waits for nothing. */
export function nextStep({ thumbnail }: Pick<ProjectStage, 'thumbnail'>): string {
  return STEPS[thumbnail] ?? '';
}
