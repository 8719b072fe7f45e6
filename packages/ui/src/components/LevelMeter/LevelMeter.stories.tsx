import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { LevelMeter } from './LevelMeter.tsx';

const meta = {
  title: 'Components/Media/LevelMeter',
  id: 'components-levelmeter',
  component: LevelMeter,
  tags: ['media', 'audio', 'volume', 'microphone', 'loudness'],
  args: { label: 'Level of the microphone', value: 14, word: 'Good' },
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A meter whose value text is its word, without a live region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Level of the microphone' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Good');
    await expect(meter).toHaveAttribute('aria-valuenow', '14');
    await expect(meter.closest('[aria-live], [role=status]')).toBeNull();
  },
};

const LEVELS = [
  [0, 'Waiting'],
  [5, 'Quiet room'],
  [8, 'Too quiet'],
  [14, 'Good'],
  [19, 'Good'],
  [20, 'Too loud'],
] as const;

/** Warning colour from the 17th bar, danger colour for the last one only. */
export const Levels: Story = {
  render: (args) => (
    <Stack gap={3}>
      {LEVELS.map(([value, word]) => (
        <LevelMeter key={value} {...args} value={value} word={word} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lit = (tone: string) => canvasElement.querySelectorAll(`[data-lit=${tone}]`).length;
    await expect(lit('over')).toBe(1);
    await expect(lit('high')).toBe(6);
  },
};
export const Dark: Story = { ...Levels, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Levels, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Levels, globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  ...Levels,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const HostileValues: Story = {
  args: { value: Number.NaN, word: unbroken, label: unbroken },
  play: staysInWindow,
};
