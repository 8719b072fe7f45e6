import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amaraScene } from '../../fixtures/pictures.ts';
import { FailedPicture } from './FailedPicture.tsx';

const meta = {
  title: 'Components/Media/FailedPicture',
  id: 'components-failedpicture',
  component: FailedPicture,
  tags: ['media', 'error', 'progress'],
  args: { src: amaraScene, progress: 42 },
} satisfies Meta<typeof FailedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Failed')).toBeVisible();
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Stopped at' }),
    ).toHaveAttribute('aria-valuenow', '42');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const NoPicture: Story = { args: { src: null, progress: Number.NaN } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
