import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { speechPeaks } from '../../fixtures/sound.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Waveform } from './Waveform.tsx';

const meta = {
  title: 'Components/Media/Waveform',
  id: 'components-waveform',
  component: Waveform,
  tags: ['media', 'audio', 'drawing'],
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
      <Waveform {...args} size="xs" />
    </Stack>
  ),
};
export const ProgressDark: Story = { ...Progress, globals: { theme: 'dark' } };

/** Fewer peaks than would fit are drawn as they are. */
export const FewPeaks: Story = {
  args: { peaks: [0.2, 0.9, 0.5] },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([20, 90, 50]);
  },
};

export const OnlyOnePeak: Story = {
  args: { peaks: [0.7], progress: 1 },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([70]);
  },
};

/** An hour of peaks is reduced to the bars that fit. */
export const VeryManyPeaks: Story = {
  args: { peaks: speechPeaks(36_000) },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement).length).toBeLessThan(innerWidth / 6);
  },
};

/** Bars from a doubtful position on are drawn as a warning. */
export const Doubtful: Story = {
  args: { progress: 0, doubtfulFrom: 0.75, peaks: [0.2, 0.9, 0.5, 0.4] },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[aria-hidden] > span')];
    await expect(bars.map((bar) => bar.hasAttribute('data-doubtful'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  },
};

/** Dots, because the peaks have not been measured yet. */
export const NoPeaks: Story = {
  args: { peaks: [] },
  play: async ({ canvasElement }) => {
    await expect(new Set(heights(canvasElement))).toEqual(new Set([12]));
  },
};

/** Values that are not numbers or out of range. */
export const HostileNumbers: Story = {
  args: { peaks: [Number.NaN, -3, 7, Number.POSITIVE_INFINITY], progress: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual([12, 12, 100, 12]);
  },
};
/** Time still runs from left to right, so the snapshot equals that of Progress. */
export const RightToLeft: Story = {
  ...Progress,
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
};
export const ForcedColors: Story = { ...Progress, globals: { forcedColors: 'active' } };
/** The drawing does not grow with the text. */
export const LargeText: Story = { ...Progress, globals: { textSize: '200' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
