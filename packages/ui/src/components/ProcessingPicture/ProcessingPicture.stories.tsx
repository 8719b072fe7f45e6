import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { amaraScene, broken } from '../../fixtures/pictures.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { ProcessingPicture } from './ProcessingPicture.tsx';

const meta = {
  title: 'Components/Media/ProcessingPicture',
  id: 'components-processingpicture',
  component: ProcessingPicture,
  tags: ['media', 'progress', 'loading'],
  parameters: { storyTable: { longText: 'Its label is only for screen readers.' } },
  args: { src: amaraScene, progress: 62, label: 'Processing your video' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 656 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProcessingPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Progress: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Processing your video' });
    await expect(ring).toHaveAttribute('aria-valuenow', '62');
  },
};
export const ProgressDark: Story = { globals: { theme: 'dark' } };

/** The picture sharpens as the render progresses. */
export const FromBeginningToEnd: Story = {
  render: (args) => (
    <Stack gap={4}>
      {[0, 35, 100].map((progress) => (
        <ProcessingPicture key={progress} {...args} progress={progress} label={`At ${progress}`} />
      ))}
    </Stack>
  ),
};
export const NoPicture: Story = { args: { src: null, progress: 0 } };
export const BrokenPicture: Story = { args: { src: broken } };
export const NoNumber: Story = { args: { progress: Number.NaN } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** The ring grows with the text and is not clipped. */
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar').getBoundingClientRect();
    const { top, bottom } = canvasElement.getBoundingClientRect();
    await expect(ring.top).toBeGreaterThanOrEqual(top);
    await expect(ring.bottom).toBeLessThanOrEqual(bottom);
    await staysInWindow();
  },
};
