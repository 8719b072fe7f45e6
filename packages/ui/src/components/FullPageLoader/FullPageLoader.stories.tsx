import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Button } from '../Button/Button.tsx';
import { FullPageLoader } from './FullPageLoader.tsx';

const meta = {
  title: 'Components/Feedback/FullPageLoader',
  id: 'components-fullpageloader',
  component: FullPageLoader,
  tags: ['loading', 'progress', 'splash'],
  args: { children: 'Loading application...' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FullPageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'));
    const sentence = within(page.getByRole('status')).getByRole('heading', { level: 1 });
    await expect(sentence).toHaveTextContent('Loading application...');
  },
};
export const TakesLong: Story = {
  args: {
    notice: (
      <>
        <p>The server has not answered yet.</p>
        <Button>Try Again</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The button appears after a moment.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible());
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const LongText: Story = {
  args: { children: unbroken },
  globals: { viewport: { value: 'mobile1' } },
  play: staysInWindow,
};
