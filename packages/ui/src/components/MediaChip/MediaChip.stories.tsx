import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaChip } from './MediaChip.tsx';

const meta = {
  title: 'Components/MediaChip',
  component: MediaChip,
  args: { children: '1:32' },
} satisfies Meta<typeof MediaChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LargeText: Story = { globals: { textSize: '200' } };
