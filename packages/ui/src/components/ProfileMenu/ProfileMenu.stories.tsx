import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowBigUp, ArrowUpRight, Handshake, LifeBuoy, LogOut, Settings2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { maya } from '../../fixtures/pictures.ts';
import { Inline } from '../../layout/Inline.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const onSignOut = fn();

const meta = {
  title: 'Components/Navigation/ProfileMenu',
  id: 'components-profilemenu',
  component: ProfileMenu,
  tags: ['navigation', 'account', 'menu'],
  parameters: { storyTable: { empty: 'It always contains the way to sign out.' } },
  args: {
    name: 'Maya Lindqvist',
    detail: 'maya@northlight.studio',
    picture: { src: maya },
    items: [
      { id: 'settings', label: 'Settings', icon: Settings2 },
      { id: 'support', label: 'Support', icon: LifeBuoy, iconEnd: ArrowUpRight },
      { id: 'upgrade', label: 'Upgrade', icon: ArrowBigUp },
      {
        id: 'affiliate',
        label: 'Affiliate Program',
        icon: Handshake,
        isDisabled: true,
        badge: 'Coming Soon',
      },
      { kind: 'separator', id: 'line' },
      { id: 'signOut', label: 'Sign out', icon: LogOut, onAction: onSignOut },
    ],
  },
  decorators: [
    (Story) => (
      <Inline justifyContent="end">
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the fade-in, because contrast is checked on the opaque menu. */
async function stands() {
  const menu = await screen.findByRole('menu', { name: 'Profile menu' });
  await waitFor(() => expect(menu.parentElement).not.toHaveAttribute('data-entering'));
}

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Profile menu' }));
  await stands();
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OpenDark: Story = { play: open, globals: { theme: 'dark' } };
export const OpenRightToLeft: Story = { play: open, globals: { direction: 'rtl' } };

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Profile menu' });
    await userEvent.hover(trigger);
    await expect(trigger).toHaveAttribute('data-hovered', 'true');
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Profile menu' });
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    trigger.focus();
    await user.keyboard('[Space>]');
    await expect(trigger).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
    await stands();
  },
};

// Specification: shell.7, shell.13, states.32
/** Arrow keys skip disabled rows. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongName: Story = { args: { name: unbroken }, play: open };
export const OnlyOne: Story = {
  args: { items: [{ id: 'signOut', label: 'Sign out', icon: LogOut }] },
  play: open,
};

/** The last row scrolls into view when it is focused. */
export const VeryMany: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `workspace-${index}`,
      label: `Workspace ${index + 1}`,
    })),
  },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Workspace 40' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const OpenForcedColors: Story = { play: open, globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  play: open,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
