import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleMinus,
  CirclePlus,
  Clapperboard,
  House,
  LayoutTemplate,
  LogOut,
  ScrollText,
  Settings2,
} from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { maya } from '../../fixtures/pictures.ts';
import { Brand } from '../Brand/Brand.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { Text } from '../Text/Text.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { CreditsPill } from './CreditsPill.tsx';
import { NavGroup } from './NavGroup.tsx';
import { NavLink } from './NavLink.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { TopBarAction } from './TopBarAction.tsx';
import { VoteLink } from './VoteLink.tsx';

const onCredits = fn();
const navigate = fn();

function Shell({ isSidebarOpen: startsOpen, children }: AppShellProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <AppShell
      isSidebarOpen={isOpen}
      onSidebarOpenChange={setOpen}
      topBar={
        <TopBar
          isMenuExpanded={isOpen}
          onMenuPress={() => setOpen(!isOpen)}
          brand={<Brand href="/" />}
        >
          <CreditsPill credits={114} onPress={onCredits} />
          <TopBarAction onPress={fn()}>Upgrade to get credits</TopBarAction>
          <ProfileMenu
            name="Maya Lindqvist"
            detail="maya@northlight.studio"
            picture={{ src: maya }}
            items={[
              { id: 'settings', label: 'Settings', icon: Settings2 },
              {
                id: 'affiliate',
                label: 'Affiliate Program',
                icon: CircleMinus,
                isDisabled: true,
                badge: 'Coming Soon',
              },
              { kind: 'separator', id: 'line' },
              { id: 'signOut', label: 'Sign out', icon: LogOut },
            ]}
          />
        </TopBar>
      }
      sidebar={
        <Sidebar footer={<VoteLink href="/vote" count={1506} label="Vote for Lectern" />}>
          <NavLink href="/" icon={House} isCurrent={false}>
            Dashboard
          </NavLink>
          <NavLink href="/videos" icon={Clapperboard} isCurrent>
            My Videos
          </NavLink>
          <NavLink href="/create" icon={CirclePlus} isCurrent={false}>
            Create Video
          </NavLink>
          <NavGroup label="Libraries & Tools">
            <NavLink href="/templates" icon={LayoutTemplate} isCurrent={false}>
              Templates
            </NavLink>
            <NavLink href="/scripts" icon={ScrollText} isCurrent={false}>
              Scripts
            </NavLink>
          </NavGroup>
        </Sidebar>
      }
    >
      {children}
    </AppShell>
  );
}

const meta = {
  title: 'Components/Navigation/AppShell',
  id: 'components-appshell',
  component: AppShell,
  subcomponents: { Sidebar, NavGroup, NavLink, VoteLink, TopBar, TopBarAction, CreditsPill },
  tags: ['navigation', 'layout', 'frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    topBar: null,
    sidebar: null,
    children: (
      <>
        <PageHeader title="My Videos" />
        <Text tone="muted">Nine videos.</Text>
      </>
    ),
    isSidebarOpen: true,
    onSidebarOpenChange: fn(),
  },
  render: Shell,
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  argTypes: {
    topBar: { control: false },
    sidebar: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: shell.1
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(
      within(navigation).getByRole('link', { name: 'My Videos', current: 'page' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '114 credits left' }));
    await expect(onCredits).toHaveBeenCalled();
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** The current page's link is outlined, and keyboard focus replaces that outline by its own. */
export const ForcedColors: Story = {
  globals: { forcedColors: 'active' },
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    const outlineOf = (link: HTMLElement) => {
      const { outline, outlineOffset } = getComputedStyle(link);
      return `${outline} ${outlineOffset}`;
    };
    const current = navigation.getByRole('link', { name: 'My Videos' });
    const other = navigation.getByRole('link', { name: 'Create Video' });
    await expect(outlineOf(current)).not.toBe(outlineOf(other));
    // From here on, focus is keyboard focus.
    await userEvent.tab();
    other.focus();
    await waitFor(() => expect(other).toHaveAttribute('data-focus-visible'));
    const ring = outlineOf(other);
    current.focus();
    await waitFor(() => expect(current).toHaveAttribute('data-focus-visible'));
    await expect(outlineOf(current)).toBe(ring);
    current.blur();
  },
};

/** The first Tab stop is a link that skips the top bar and the sidebar. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

/** Below 1024 px the links are in a drawer, which closes when a link is followed. */
export const Narrow: Story = {
  args: { isSidebarOpen: false },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Toggle sidebar' });
    await userEvent.click(toggle);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(drawer).not.toBeInTheDocument();

    // The top bar stays reachable: its button closes the drawer that it opened.
    await userEvent.click(toggle);
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(toggle);
    const again = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(again).getByRole('link', { name: 'Scripts' }));
    await expect(navigate).toHaveBeenCalledWith('/scripts', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NarrowOpen: Story = { globals: { viewport: { value: 'mobile2' } } };
export const NarrowOpenDark: Story = {
  globals: { viewport: { value: 'mobile2' }, theme: 'dark' },
};
export const SmallestLargeText: Story = {
  args: { isSidebarOpen: false },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const part of [
      canvas.getByRole('link', { name: 'Templates' }),
      canvas.getByRole('link', { name: /Vote for Lectern/ }),
      canvas.getByRole('button', { name: '114 credits left' }),
    ]) {
      await userEvent.hover(part);
      await expect(part).toHaveAttribute('data-hovered', 'true');
    }
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const pill = within(canvasElement).getByRole('button', { name: '114 credits left' });
    pill.focus();
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    await user.keyboard('[Space>]');
    await expect(pill).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
    await expect(onCredits).toHaveBeenCalled();
  },
};

/** Unbreakable words on the page do not affect the columns of the frame. */
export const LongText: Story = {
  args: { children: <PageHeader title={unbroken} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
