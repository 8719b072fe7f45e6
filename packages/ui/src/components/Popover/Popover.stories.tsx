import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { emulateTouchScreen } from '../../fixtures/touchScreen.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  id: 'components-popover',
  component: Popover,
  tags: ['overlay', 'options'],
  args: {
    trigger: <Button>Reading aloud</Button>,
    label: 'Reading aloud',
    width: 280,
    onOpenChange: fn(),
    children: ((close) => (
      <Stack gap={4}>
        <Text variant="small">Lectern reads the script with the voice of this project.</Text>
        <Switch>Follow the words</Switch>
        <TextLink href="#voices">Choose another voice</TextLink>
        <Button onPress={close}>Done</Button>
      </Stack>
    )) as PopoverProps['children'],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: {
    children: { control: false },
    trigger: { control: false },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1' } };

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button', { name: 'Reading aloud' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Reading aloud' });
  // Wait for the fade-in, because contrast is checked on the opaque popover.
  await waitFor(() => expect(dialog.parentElement).not.toHaveAttribute('data-entering'));
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
};

const opened: Story['play'] = async ({ canvasElement }) => {
  await open(canvasElement);
};

export const Closed: Story = {};
export const Open: Story = { play: opened };
export const OpenDark: Story = { play: opened, globals: { theme: 'dark' } };
export const OpenRightToLeft: Story = { play: opened, globals: { direction: 'rtl' } };
export const OpenForcedColors: Story = { play: opened, globals: { forcedColors: 'active' } };

/** A popover closed before its entry animation starts is still removed. */
export const ClosedAtOnce: Story = {
  beforeEach: emulateTouchScreen,
  render: function AtOnce(args) {
    const [isOpen, setOpen] = useState(false);
    const openAndClose = () => {
      flushSync(() => setOpen(true));
      setOpen(false);
    };
    return (
      <Stack gap={4}>
        <TextField label="Before it" />
        <Popover
          {...args}
          isOpen={isOpen}
          onOpenChange={(wanted) => (wanted ? openAndClose() : setOpen(false))}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Before it').focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reading aloud' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3_000 });
    await expect(canvas.getByLabelText('Before it')).toBeVisible();
  },
};

/** Focus stays inside, Escape closes the popover, and focus returns to the control that opened it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  },
};

export const ClosedFromInside: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  },
};

const expectBottomSheet = async (dialog: HTMLElement) => {
  const sheet = dialog.parentElement ?? dialog;
  await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
  await expect(sheet.getBoundingClientRect().left).toBe(0);
  await expect(sheet.getBoundingClientRect().width).toBe(innerWidth);
};

/** A bottom sheet over a scrim: full width, with a title, closed by a press outside. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expectBottomSheet(dialog);
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};
export const PhoneDark: Story = { ...Phone, globals: { ...phone, theme: 'dark' } };

export const PhoneEscape: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  },
};

/** Overflow scrolls inside the popover; the page never gets wider. */
export const LongTextPhoneLargeText: Story = {
  globals: { ...phone, textSize: '200' },
  args: {
    children: <Text>{`<b>${unbroken}</b> `.repeat(4)}</Text>,
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expectBottomSheet(dialog);
    const sheet = dialog.parentElement ?? dialog;
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.86);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
