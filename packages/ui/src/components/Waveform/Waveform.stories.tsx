import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { speechPeaks } from '../../fixtures/sound.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Waveform } from './Waveform.tsx';

const meta = {
  title: 'Components/Waveform',
  component: Waveform,
  args: { peaks: speechPeaks(200), progress: 0.4 },
} satisfies Meta<typeof Waveform>;
export default meta;
type Story = StoryObj<typeof meta>;

const heights = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[aria-hidden] > span')].map((bar) =>
    Number.parseFloat(bar.style.blockSize),
  );

export const Progress: Story = {
  render: (args) => (
    <Stack gap={4}>
      {[0, 0.25, 0.5, 1].map((progress) => (
        <Waveform key={progress} {...args} progress={progress} />
      ))}
      <Waveform {...args} size="sm" />
    </Stack>
  ),
};
export const ProgressDark: Story = { ...Progress, globals: { theme: 'dark' } };

/** Fewer peaks than room stay as many as they are. */
export const FewPeaks: Story = {
  args: { peaks: [0.2, 0.9, 0.5] },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([20, 90, 50]);
  },
};

/** Not measured yet: dots. */
export const NoPeaks: Story = {
  args: { peaks: [] },
  play: async ({ canvasElement }) => {
    await expect(new Set(heights(canvasElement))).toEqual(new Set([12]));
  },
};

/** No numbers, and too large ones. */
export const HostileNumbers: Story = {
  args: { peaks: [Number.NaN, -3, 7, Number.POSITIVE_INFINITY], progress: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([12, 12, 100, 12]);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
