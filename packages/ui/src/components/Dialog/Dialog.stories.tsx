import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { emulateTouchScreen } from '../../fixtures/touchScreen.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DIALOG_SIZES } from './Dialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'components-dialog',
  component: Dialog,
  tags: ['overlay', 'modal'],
  args: {
    title: 'Rename video',
    isOpen: false,
    onOpenChange: () => undefined,
    children: <TextField label="Title" defaultValue="Spring launch" />,
  },
  render: function Held({ actions, ...args }: DialogProps) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={
            actions ?? (
              <>
                <Button onPress={close}>Cancel</Button>
                <Button variant="primary" onPress={close}>
                  Save
                </Button>
              </>
            )
          }
        />
      </>
    );
  },
  parameters: {
    storyTable: { disabled: 'Only Close is disabled, while it is pending: see the story Pending.' },
  },
  argTypes: {
    children: { control: false },
    size: {
      control: 'select',
      options: DIALOG_SIZES,
      description: 'At most 440, 600 or 840 px wide; md by default.',
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name = 'Rename video') => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.parentElement).not.toHaveAttribute('data-entering'));
  return dialog;
};

const opened: Story['play'] = async ({ canvasElement, args }) => {
  await open(canvasElement, args.title);
};

export const Small: Story = { args: { size: 'sm' }, play: opened };
/** An outcome: an icon, centred text and a single action. */
export const Ended: Story = {
  args: {
    size: 'sm',
    title: 'Request sent',
    mark: <Icon icon={CircleCheck} size="lg" />,
    children: <Text tone="muted">We will write to maya@northlight.studio.</Text>,
    footerStart: (
      <Text variant="small" tone="muted">
        Closes in 3 seconds
      </Text>
    ),
    actions: <Button variant="primary">Done</Button>,
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await open(canvasElement, args.title));
    await expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Medium: Story = { args: { size: 'md' }, play: opened };
export const Large: Story = {
  args: {
    size: 'lg',
    title: 'Choose your plan',
    description: 'You have 114 credits left.',
    footerStart: (
      <Text variant="small" tone="muted">
        Yearly is $182, a saving of $46.
      </Text>
    ),
  },
  play: opened,
};
export const Dark: Story = { ...Large, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Large, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Large, globals: { forcedColors: 'active' } };

/** A bottom sheet at full width, which its actions share. */
export const Phone: Story = {
  ...Large,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement, args.title);
    const box = dialog.getBoundingClientRect();
    await expect(box.width).toBe(innerWidth);
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight),
    );
  },
};

/** The body scrolls; title and actions stay in view. */
export const LongContentLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  args: {
    children: (
      <Stack gap={4}>
        {Array.from({ length: 30 }, (_, line) => (
          <Text key={line}>Line {line + 1} of a long explanation.</Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() =>
      expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await staysInWindow();
  },
};

/** Focus stays inside, Escape closes the dialog, and focus returns to the button that opened it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const CloseButton: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A dialog closed before its entry animation starts is still removed. */
export const ClosedAtOnce: Story = {
  beforeEach: emulateTouchScreen,
  render: function AtOnce(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Stack gap={4}>
        <TextField label="Before it" />
        <Button
          onPress={() => {
            flushSync(() => setOpen(true));
            setOpen(false);
          }}
        >
          Open and close
        </Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Before it').focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Open and close' }));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3_000 });
  },
};

/** While a request runs, nothing closes the dialog. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

/** An unbreakable title leaves room for the close button. */
export const LongText: Story = {
  args: { title: unbroken, description: unbroken, size: 'sm' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, unbroken);
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().right,
    );
  },
};
