import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { VOICE_PAIRS } from './voicePairs.ts';
import { VoiceRules } from './VoiceRules.tsx';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Voice and tone',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  render: () => <VoiceRules />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(VOICE_PAIRS.length);
  },
};
export const Dark: Story = { ...Rules, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Rules,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
