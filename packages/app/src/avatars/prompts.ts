import type { VisualStyle } from '@lectern/api-client';

/** An example prompt: the chip's label and the text that it puts into the field. */
export interface ExamplePrompt {
  label: string;
  prompt: string;
}

/** The example prompts (specification section 2, Generate AI Avatar dialog). */
export const EXAMPLE_PROMPTS: readonly ExamplePrompt[] = [
  {
    label: 'Professional businessman',
    prompt: 'A professional businessman in a navy suit, short dark hair and a confident smile',
  },
  {
    label: 'Doctor',
    prompt: 'A friendly doctor in a white coat, short gray hair and round glasses, warm smile',
  },
  { label: 'Elderly man', prompt: 'An elderly man with a white beard and kind eyes' },
];

/** Labels of the styles. */
export const STYLE_LABELS: Readonly<Record<VisualStyle, string>> = {
  realistic: 'Realistic',
  comic: 'Comic',
  none: 'None',
};

/** Checked before anything is sent (specification section 5, Avatar generation and saving). */
export const RULES = {
  promptMissing: 'Please enter a prompt to generate an avatar',
  imageMissing: 'No generated image to save. Please generate an image first.',
  nameMissing: 'Please provide a name for your avatar',
} as const;

/** Number of words of the prompt in the name, and their maximum length: a word can be endless. */
const NAME_WORDS = 5;
const NAME_LENGTH = 80;

/** Returns the first five words of the prompt and an ellipsis (specification section 2). */
export function defaultAvatarName(prompt: string): string {
  const words = prompt.trim().split(/\s+/u).slice(0, NAME_WORDS).join(' ');
  return `${Array.from(words).slice(0, NAME_LENGTH).join('').trimEnd()}...`;
}
