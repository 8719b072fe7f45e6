import type { Tone } from './brief.ts';

/** Lines for each tone. */
export const TONES: Readonly<Record<Tone, readonly string[]>> = {
  friendly: [],
  formal: ['Thank you for your time and your attention.'],
  energetic: ['Ready? Let us go!'],
  funny: ['I will be brief. My chair asked me to.'],
  calm: ['Take a breath. There is no hurry.'],
};

/** Lines that fit any script, whatever its subject. */
export const SHARED: readonly string[] = [
  'Let us take it one thing at a time.',
  'You can watch this again whenever you need it.',
  'If you want to, take notes as we go.',
  'There is time for questions afterward.',
  'Think about how this touches your own day.',
  'Share it with someone who should hear it too.',
];
