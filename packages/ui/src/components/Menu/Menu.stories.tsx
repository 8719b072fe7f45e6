import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowUpRight,
  Download,
  EllipsisVertical,
  LifeBuoy,
  PenLine,
  Share2,
  Trash2,
} from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { Inline } from '../../layout/Inline.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu } from './Menu.tsx';

const onDelete = fn();

const meta = {
  title: 'Components/Overlays/Menu',
  id: 'components-menu',
  component: Menu,
  tags: ['overlay', 'actions', 'dropdown'],
  args: {
    label: 'Actions for Spring launch',
    trigger: <IconButton icon={EllipsisVertical} aria-label="Actions for Spring launch" />,
    onAction: fn(),
    items: [
      { id: 'rename', label: 'Rename', icon: PenLine },
      { id: 'share', label: 'Share', icon: Share2 },
      { id: 'download', label: 'Download', icon: Download, isDisabled: true },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: onDelete },
    ],
  },
  decorators: [
    (Story) => (
      <Inline justifyContent="center">
        <Story />
      </Inline>
    ),
  ],
  parameters: {
    storyTable: { empty: 'Without actions there is no button to open a menu.' },
  },
  argTypes: {
    items: { control: false },
    trigger: { control: false },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openByKeyboard: Story['play'] = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Actions for Spring launch' });
  await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  // Wait for the fade-in, because contrast is checked on the opaque menu.
  await waitFor(() => expect(menu.parentElement).not.toHaveAttribute('data-entering'));
};

export const Open: Story = { play: openByKeyboard };
export const OpenDark: Story = { play: openByKeyboard, globals: { theme: 'dark' } };
export const OpenRightToLeft: Story = { play: openByKeyboard, globals: { direction: 'rtl' } };
export const OpenForcedColors: Story = {
  play: openByKeyboard,
  globals: { forcedColors: 'active' },
};
export const OpenNarrowLargeText: Story = {
  play: openByKeyboard,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

/**
 * Arrow keys skip disabled rows, letters jump to a row, Enter activates it, and focus returns to the
 * trigger.
 */
export const Keyboard: Story = {
  play: async (context) => {
    await openByKeyboard(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(context.args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  },
};

export const EscapeReturnsFocus: Story = {
  play: async (context) => {
    await openByKeyboard(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Spring launch' })).toHaveFocus(),
    );
  },
};

/** Like the profile menu: a header, an external link, a badge and a fixed width. */
export const WithHeader: Story = {
  args: {
    width: 260,
    header: (
      <>
        <Text variant="label">Maya Lindqvist</Text>
        <Text variant="caption" tone="subtle">
          maya@northlight.studio
        </Text>
      </>
    ),
    items: [
      { id: 'rename', label: 'Rename' },
      {
        id: 'support',
        label: 'Support',
        icon: LifeBuoy,
        iconEnd: ArrowUpRight,
        href: 'https://example.com/',
        target: '_blank',
      },
      { id: 'affiliate', label: 'Affiliate Program', badge: 'Coming Soon', isDisabled: true },
    ],
  },
  play: async (context) => {
    await openByKeyboard(context);
    await expect(screen.getByRole('menuitem', { name: 'Support' })).toHaveAttribute('href');
    await expect(screen.getByRole('menuitem', { name: /Affiliate/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Rows with a description below the label. */
export const Described: Story = {
  args: {
    items: [
      { id: 'file', label: 'Project file', description: 'One video as a draft', icon: Download },
      { id: 'rename', label: 'Rename', icon: PenLine },
    ],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Project file One video as a draft' });
    // Typing letters matches the label, not the description.
    await userEvent.keyboard('r');
    await expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  },
};

/** The badge moves below its label if both do not fit, and nothing overflows the menu. */
export const BadgeNarrowLargeText: Story = {
  args: WithHeader.args,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async (context) => {
    await openByKeyboard(context);
    const row = screen.getByRole('menuitem', { name: /Affiliate/ });
    const badge = within(row).getByText('Coming Soon').getBoundingClientRect();
    const words = within(row).getByText('Affiliate Program').getBoundingClientRect();
    await expect(badge.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(badge.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    const sheet = screen.getByRole('menu').parentElement;
    await expect(sheet?.scrollWidth).toBeLessThanOrEqual(sheet?.clientWidth ?? 0);
  },
};

/** Arrow keys on the button open the menu with focus on the first or the last row. */
export const OpenedByArrows: Story = {
  play: async () => {
    await userEvent.tab();
    const trigger = screen.getByRole('button', { name: 'Actions for Spring launch' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'true');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  },
};

/** Opening with a mouse focuses no row: the list has focus, and Escape returns it to the button. */
export const OpenedByMouse: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Actions for Spring launch' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'Actions for Spring launch' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/**
 * A sheet opens on a whole press. Opened on mouse down, it could be under the pointer when the press ends.
 */
export const PhoneByMouse: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, userEvent: user }) => {
    const trigger = within(canvasElement).getByRole('button');
    // Hovering loads the list before the press.
    await user.hover(trigger);
    await user.pointer({ keys: '[MouseLeft>]', target: trigger });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.pointer({ keys: '[/MouseLeft]', target: trigger });
    // The sheet fades in.
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** A bottom sheet titled with its name; arrow keys, Escape and focus work as elsewhere. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await openByKeyboard(context);
    const sheet = screen.getByRole('menu').parentElement;
    await waitFor(() =>
      expect(Math.round(sheet?.getBoundingClientRect().bottom ?? 0)).toBe(innerHeight),
    );
    await expect(sheet?.getBoundingClientRect().width).toBe(innerWidth);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    const heights = screen.getAllByRole('menuitem').map((row) => row.offsetHeight);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
};
export const PhoneDark: Story = {
  play: openByKeyboard,
  globals: { ...Phone.globals, theme: 'dark' },
};

export const PhoneEscapeReturnsFocus: Story = {
  ...EscapeReturnsFocus,
  globals: { viewport: { value: 'mobile1' } },
};

/** Rows that do not fit scroll inside the sheet. */
export const PhoneVeryMany: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    items: [
      { id: 'rename', label: 'Rename' },
      ...Array.from({ length: 20 }, (_, row) => ({ id: `row ${row}`, label: `Row ${row + 1}` })),
    ],
  },
  play: async (context) => {
    await openByKeyboard(context);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Row 20' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
  },
};

export const Hover: Story = {
  play: async (context) => {
    await openByKeyboard(context);
    const row = screen.getByRole('menuitem', { name: 'Share' });
    await userEvent.hover(row);
    await expect(row).toHaveAttribute('data-hovered', 'true');
  },
};

export const Pressed: Story = {
  play: async (context) => {
    await openByKeyboard(context);
    const row = screen.getByRole('menuitem', { name: 'Rename' });
    // A single session keeps the button down between the two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: row });
    await expect(row).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: row });
    await expect(context.args.onAction).toHaveBeenCalledWith('rename');
  },
};

export const OnlyOne: Story = {
  args: { items: [{ id: 'rename', label: 'Rename', icon: PenLine }] },
  play: openByKeyboard,
};

/** Long labels wrap inside the window. */
export const LongText: Story = {
  args: {
    items: [
      { id: 'rename', label: 'Rename' },
      { id: 'long', label: `Open ${unbroken}`, icon: ArrowUpRight, badge: 'Coming Soon' },
    ],
  },
  play: async (context) => {
    await openByKeyboard(context);
    const sheet = screen.getByRole('menu').parentElement;
    await expect(sheet?.scrollWidth).toBeLessThanOrEqual(sheet?.clientWidth ?? 0);
    await expect(sheet?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
