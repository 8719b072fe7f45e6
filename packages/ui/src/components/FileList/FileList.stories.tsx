import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { FileList } from './FileList.tsx';

const onDownload = fn();

const meta = {
  title: 'Components/Data/FileList',
  id: 'components-filelist',
  component: FileList,
  tags: ['data', 'download', 'files'],
  args: {
    items: [
      { id: 'mp4', kind: 'MP4', label: 'Video, 1080p', size: '8.4 MB', onDownload },
      { id: 'vtt', kind: 'VTT', label: 'Web captions', size: '2 KB', onDownload: fn() },
      { id: 'srt', kind: 'SRT', label: 'Editor captions', size: '2 KB', onDownload: fn() },
      { id: 'txt', kind: 'TXT', label: 'Transcript', size: '1 KB', onDownload: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { storyTable: { empty: 'It is rendered only once there is a file.' } },
  argTypes: {
    items: { control: false },
  },
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download MP4' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const PendingAndLong: Story = {
  args: {
    items: [
      { id: 'mp4', kind: 'MP4', label: 'Video, 1080p', isPending: true, onDownload: fn() },
      { id: 'odd', kind: 'WEBM', label: unbroken, size: '1,204.4 MB', onDownload: fn() },
    ],
  },
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const OnlyOne: Story = {
  args: {
    items: [{ id: 'mp4', kind: 'MP4', label: 'Video, 1080p', size: '8.4 MB', onDownload }],
  },
};

/** The size is unknown, and the kind has no icon. */
export const UnknownKindAndSize: Story = {
  args: { items: [{ id: 'bin', kind: 'BIN', label: 'Something else', onDownload }] },
};

export const VeryMany: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `file-${index}`,
      kind: 'SRT',
      label: `Captions ${index + 1}`,
      size: '2 KB',
      onDownload,
    })),
  },
};
