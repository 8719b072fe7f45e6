import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Components/Data/LoadMore',
  id: 'components-loadmore',
  component: LoadMore,
  tags: ['data', 'loading', 'pagination'],
  args: { shown: 12, total: 48, noun: 'videos', isPending: false, onPress: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load more' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Complete: Story = { args: { shown: 48 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

// Specification: readings.19
/** The last page removes the button, and focus stays at the end of the list. */
export const LastPage: Story = {
  render: function LastPage(args) {
    const [shown, setShown] = useState(36);
    return <LoadMore {...args} shown={shown} onPress={() => setShown(48)} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByText('All 48 videos')).toHaveFocus();
  },
};
/** After a press with a pointer the page stays where it is, so that the new items are in view. */
export const LastPageByPointer: Story = {
  tags: ['no-visual'],
  render: function LastPageByPointer(args) {
    const [shown, setShown] = useState(12);
    return (
      <>
        {Array.from({ length: shown }, (_, index) => (
          <p key={index} style={{ blockSize: 100 }}>
            {index + 1}
          </p>
        ))}
        <LoadMore {...args} shown={shown} onPress={() => setShown(48)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    button.scrollIntoView();
    const { scrollY } = window;
    await userEvent.click(button);
    await expect(canvas.getByText('All 48 videos')).toHaveFocus();
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** The length of the list is unknown until the last page arrives; focus stays there, too. */
export const UnknownTotal: Story = {
  tags: ['no-visual'],
  args: { total: null },
  render: function UnknownTotal({ total, ...args }) {
    const [isComplete, setComplete] = useState(false);
    return <LoadMore {...args} total={isComplete ? 12 : total} onPress={() => setComplete(true)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 videos so far')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('All 12 videos')).toHaveFocus();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  args: { noun: unbroken },
  play: staysInWindow,
};
