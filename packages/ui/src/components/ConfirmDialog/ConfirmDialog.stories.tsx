import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  tags: ['overlay', 'modal', 'confirmation'],
  args: {
    title: 'Delete Video',
    children: 'Are you sure you want to delete "Protein bar promo"? This action cannot be undone.',
    confirmLabel: 'Delete',
    tone: 'danger',
    isOpen: false,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: function Held(args) {
    const [isOpen, setOpen] = useState(false);
    const change = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <>
        <Button onPress={() => change(true)}>Open</Button>
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={change} />
      </>
    );
  },
  parameters: {
    storyTable: {
      disabled: 'Only Cancel is disabled, while it is pending: see the story Pending.',
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Video' });
  await waitFor(() => expect(dialog.parentElement).not.toHaveAttribute('data-entering'));
};

/** Focus starts on the harmless button. */
export const FocusOnCancel: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
export const Dark: Story = { play: open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: open, globals: { direction: 'rtl' } };
export const PhoneLargeText: Story = {
  play: open,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const EnterHarmsNothing: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
    // The caller closes the dialog when the work is done.
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The named item can have any name. */
export const HostileValues: Story = {
  args: { children: `Are you sure you want to delete "${unbroken}" and ${markup}?` },
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(markup);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
