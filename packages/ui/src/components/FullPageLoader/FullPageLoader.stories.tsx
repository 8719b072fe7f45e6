import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FullPageLoader } from './FullPageLoader.tsx';

const meta = {
  title: 'Components/FullPageLoader',
  component: FullPageLoader,
  args: { children: 'Loading application...' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FullPageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Loading application...',
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
