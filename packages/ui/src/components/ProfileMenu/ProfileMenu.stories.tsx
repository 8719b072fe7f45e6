import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowBigUp, ArrowUpRight, Handshake, LifeBuoy, LogOut, Settings2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { maya } from '../../fixtures/pictures.ts';
import { Inline } from '../../layout/Inline.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const onSignOut = fn();

const meta = {
  title: 'Components/ProfileMenu',
  component: ProfileMenu,
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

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Profile menu' }));
  const menu = await screen.findByRole('menu', { name: 'Profile menu' });
  // The sheet fades in; contrast is judged when it stands.
  await waitFor(() => expect(menu.parentElement).not.toHaveAttribute('data-entering'));
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OpenDark: Story = { play: open, globals: { theme: 'dark' } };
export const OpenRightToLeft: Story = { play: open, globals: { direction: 'rtl' } };

/** Arrows pass over what is disabled. */
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
