import type { ProjectStage } from './projectStage.ts';

const STEPS: Partial<Record<ProjectStage['thumbnail'], string>> = {
  empty: 'Next: write the script',
  lines: 'Next: choose a voice',
  wave: 'Next: make the audio',
  waveReady: 'Next: choose an avatar',
  avatar: 'Next: generate the video',
};

/** Returns a label for a draft's next step; '' if there is none. */
export function nextStep({ thumbnail }: Pick<ProjectStage, 'thumbnail'>): string {
  return STEPS[thumbnail] ?? '';
}
