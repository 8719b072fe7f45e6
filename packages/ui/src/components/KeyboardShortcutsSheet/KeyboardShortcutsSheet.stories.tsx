import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import {
  KeyboardShortcutsSheet,
  type KeyboardShortcutGroup,
  type KeyboardShortcutsSheetProps,
} from './KeyboardShortcutsSheet.tsx';

const GROUPS: readonly KeyboardShortcutGroup[] = [
  {
    title: 'Go to',
    shortcuts: [
      { label: 'Dashboard', keys: ['g', 'd'], press: 'then' },
      { label: 'My Videos', keys: ['g', 'v'], press: 'then' },
      { label: 'Templates', keys: ['g', 't'], press: 'then' },
      { label: 'Scripts', keys: ['g', 's'], press: 'then' },
      { label: 'Avatars', keys: ['g', 'a'], press: 'then' },
    ],
  },
  {
    title: 'Anywhere',
    shortcuts: [
      { label: 'Create a video', keys: ['n'] },
      { label: 'Search this page', keys: ['/'] },
      { label: 'Toggle sidebar', keys: ['['] },
      { label: 'Show this sheet', keys: ['?'] },
      { label: 'Close a dialog or menu', keys: ['Escape'] },
    ],
  },
  {
    title: 'Script',
    shortcuts: [
      { label: 'Generate', keys: ['Mod', 'Enter'] },
      { label: 'Insert a pause', keys: ['Mod', '.'] },
      { label: 'Undo', keys: ['Mod', 'z'] },
      { label: 'Redo', keys: ['Mod', 'Shift', 'z'] },
    ],
  },
  {
    title: 'Player',
    shortcuts: [
      { label: 'Play or pause', keys: [' '] },
      { label: 'Back or forward 5 seconds', keys: ['ArrowLeft', 'ArrowRight'], press: 'or' },
      { label: 'Captions', keys: ['c'] },
      { label: 'Full screen', keys: ['f'] },
    ],
  },
];

const meta = {
  title: 'Components/Overlays/KeyboardShortcutsSheet',
  id: 'components-keyboardshortcutssheet',
  component: KeyboardShortcutsSheet,
  tags: ['overlay', 'help', 'keyboard'],
  args: {
    groups: GROUPS,
    isOpen: false,
    onOpenChange: () => undefined,
    platform: 'other',
    footerStart: <Switch defaultSelected>Single-key shortcuts</Switch>,
  },
  render: function Held(args: KeyboardShortcutsSheetProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <KeyboardShortcutsSheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  argTypes: {
    footerStart: { control: false },
  },
} satisfies Meta<typeof KeyboardShortcutsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(dialog.parentElement).not.toHaveAttribute('data-entering'));
  return dialog;
};

const opened: Story['play'] = async ({ canvasElement }) => {
  await open(canvasElement);
};

const keysOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label).nextElementSibling;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(within(dialog).getByRole('heading', { name: 'Player' })).toBeInTheDocument();
    await expect(keysOf(dialog, 'Dashboard')).toHaveTextContent('GthenD');
    await expect(keysOf(dialog, 'Generate')).toHaveTextContent('Ctrl');
  },
};
export const Dark: Story = { play: opened, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: opened, globals: { direction: 'rtl' } };

/** The keys of an Apple keyboard: shown as symbols, announced by name. */
export const Apple: Story = {
  args: { platform: 'apple' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(keysOf(dialog, 'Redo')).toHaveTextContent('⌘Command plus ⇧Shift plus Z');
  },
};

/** Focus starts inside; Done and Escape close the sheet, and focus returns to the button that opened it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** One column in a bottom sheet. */
export const Phone: Story = { play: opened, globals: { viewport: { value: 'mobile1' } } };

export const LongTextNarrowLargeText: Story = {
  args: {
    groups: [
      {
        title: unbroken,
        shortcuts: [
          { label: `<b>${unbroken}</b>`, keys: ['Mod', 'Shift', 'Alt', 'Enter'] },
          { label: 'Unknown key', keys: ['LaunchApplication1'] },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(within(dialog).getByText(/^<b>/)).toBeInTheDocument();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const None: Story = { args: { groups: [] }, play: opened };

export const OnlyOne: Story = {
  args: { groups: [{ title: 'Player', shortcuts: [{ label: 'Play or pause', keys: [' '] }] }] },
  play: opened,
};

/** The list scrolls inside the dialog; Done stays in view. */
export const VeryMany: Story = {
  args: {
    groups: Array.from({ length: 12 }, (_, group) => ({
      title: `Group ${group + 1}`,
      shortcuts: Array.from({ length: 8 }, (_key, index) => ({
        label: `Shortcut ${index + 1}`,
        keys: ['Mod', String(index + 1)],
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const done = within(dialog).getByRole('button', { name: 'Done' });
    await waitFor(() =>
      expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
  },
};
