import { PageHeader, SearchField, toast } from '@lectern/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { Wire } from '@lectern/api-client/contract';
import { demoProjectsByState, demoUser } from '@lectern/mocks/fixtures';
import { storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import { withApp } from '../stories/withApp.tsx';
import { Shell } from './Shell.tsx';

const KEPT_ACCOUNT = `lectern.settings.${demoUser.username}.account`;
/** One pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Shows its path, and has a search field. */
function APage() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title="A page">{pathname}</PageHeader>
      <SearchField label="Search" />
    </>
  );
}

/** The shell around a page, as the route table nests them. */
function ShellAroundPage() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<APage />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: 'Screens/Shell',
  component: ShellAroundPage,
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/videos' },
  },
} satisfies Meta<typeof ShellAroundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: shell.4, shell.18, shell.19, shell.21, constants.3
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(links.getByRole('link', { name: 'My Videos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(links.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(canvas.getByRole('button', { name: '114 credits left' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /1506/ })).toHaveAttribute('target', '_blank');
    for (const [name, href] of [
      ['Dashboard', '/'],
      ['My Videos', '/videos'],
      ['Create Video', '/create'],
      ['Settings', '/settings'],
    ] as const) {
      await expect(links.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    const tools = within(links.getByRole('group', { name: 'Libraries & Tools' }));
    const found = tools
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(found).toEqual([
      ['Templates', '/templates'],
      ['Scripts', '/scripts'],
      ['Avatars', '/avatars'],
      ['AI Edit', '/ai-edit'],
    ]);
  },
};

// Specification: shell.2, shell.20, shell.22, constants.7
/** Top bar 64 px, sidebar 260 px, shown from 1024 px (specification, Shell). */
export const Sizes: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const bar = (await canvas.findByRole('banner')).getBoundingClientRect();
    await expect(bar.height).toBe(64);
    const links = canvas.getByRole('navigation', { name: 'Main' });
    // The parent has the hairline border.
    await expect(links.parentElement?.getBoundingClientRect().width).toBe(260);
  },
};

/**
 * Pages are up to 1120 px wide; the avatar library, whose grid has five columns, up to 1360 (design guide,
 * Layout).
 */
export const Widths: Story = {
  parameters: { app: { path: '/avatars' } },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('main');
    const content = () => getComputedStyle(main.firstElementChild ?? main).maxInlineSize;
    await expect(content()).toBe('1360px');
    const links = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(links.getByRole('link', { name: 'My Videos' }));
    await waitFor(() => expect(content()).toBe('1120px'));
  },
};

// Specification: shell.22
/** Below 1024 px the menu button opens the sidebar as an overlay. */
export const SmallScreen: Story = {
  tags: ['visual-phone'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const overlay = within(await screen.findByRole('dialog'));
    await expect(overlay.getByRole('link', { name: 'My Videos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

// Specification: shell.1
/** The menu button hides the fixed sidebar. */
export const SidebarFolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  },
};

/** A notice is centred over the page, with and without the sidebar. */
export const NoticeOverThePage: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const middle = (element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const main = await canvas.findByRole('main');
    toast.show({ children: 'Saved.' });
    const notice = await screen.findByRole('alertdialog');
    await expect(middle(notice)).toBeCloseTo(middle(main), 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await expect(middle(main)).toBeLessThan(middle(canvas.getByRole('banner')) + 1);
    await waitFor(() => expect(middle(notice)).toBeCloseTo(middle(main), 0));
  },
};

// Specification: shell.7, shell.9, shell.10, shell.12, roles.5
export const ProfileMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: /Support/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const affiliate = menu.getByRole('menuitem', { name: /Affiliate Program/ });
    await expect(affiliate).toHaveAttribute('aria-disabled', 'true');
    await expect(affiliate).toHaveTextContent('Coming Soon');
    // On one line, so as tall as its neighbours.
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
    await expect(heightOf(affiliate)).toBe(
      heightOf(menu.getByRole('menuitem', { name: 'Sign out' })),
    );
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
};

/** Tokens and user are removed at once, whatever the server responds; the login page follows. */
export const SignOutFailed: Story = {
  parameters: withHandlers(storyEndpoints('default').logout.failing(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

// Specification: shell.8, shell.14, constants.7
/** 260 px wide on a desktop; a press outside closes it. */
export const ProfileMenuClosedOutside: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    const menu = await screen.findByRole('menu');
    const sheet = menu.closest('[data-trigger]') ?? menu;
    await expect((sheet as HTMLElement).offsetWidth).toBe(260);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

// Specification: shell.15
/**
 * The button shows the user's own picture. Changes saved in the settings' account panel, here or in another
 * tab, show in the profile at once.
 */
export const ProfileFromSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Profile menu' });
    await waitFor(() =>
      expect(button.querySelector('img')).toHaveAttribute('src', demoUser.avatar),
    );
    localStorage.setItem(
      KEPT_ACCOUNT,
      JSON.stringify({ fullName: 'Maya Okafor', email: 'maya@northlight.studio', picture: DOT }),
    );
    window.dispatchEvent(new StorageEvent('storage'));
    await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', DOT));
    await userEvent.click(button);
    await screen.findByRole('menu');
    await expect(screen.getByText('Maya Okafor')).toBeInTheDocument();
    await expect(screen.getByText('maya@northlight.studio')).toBeInTheDocument();
  },
};

// Specification: shell.5, upgrade.1, upgrade.2, upgrade.4, upgrade.5, upgrade.7, upgrade.8, states.33
/** The dialog shows the other price, and Continue says that nothing is charged. */
export const UpgradePlan: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '114 credits left' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your plan' }));
    await expect(dialog.getByRole('radio', { name: /^Pro\b(?! Plus)/ })).toBeChecked();
    const note = dialog.getByText('Yearly is $182, a saving of $46.');
    // Dialogs and notices fade in.
    await waitFor(() => expect(note).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: /^Yearly/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Pro Plus/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue with Pro Plus, yearly' }));
    const notice = await screen.findByText('Checkout is not connected yet. Nothing was charged.');
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Choose your plan' })).toBeNull(),
    );
  },
};

// Specification: shell.6, shell.11, upgrade.3, upgrade.5, constants.2
/** The dialog's initial state: monthly, Pro. */
export const UpgradeOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade to get credits' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your plan' });
    await waitFor(() => expect(dialog).toBeVisible());
    const plans = within(dialog);
    await expect(plans.getByRole('radio', { name: /^Pro Plus.*Most Popular/ })).not.toBeChecked();
    await expect(plans.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(plans.getByRole('button', { name: 'Continue with Pro, monthly' })).toBeVisible();
    // Section 9.
    for (const feature of [
      'Up to 50 videos a month',
      '20+ avatars',
      '10 voices',
      '1080p',
      'Up to 3 minutes per video',
      'Basic editing',
      'Email support',
      'Up to 100 videos',
      '50+ avatars',
      '25+ voices, premium included',
      '4K',
      'Up to 10 minutes',
      'Advanced editing',
      'background removal',
      'Custom branding',
      'API access',
      'Priority email and chat support',
    ]) {
      await expect(dialog).toHaveTextContent(feature);
    }
  },
};

// Specification: shell.11, upgrade.6
/** The profile menu opens the dialog too; a press on the backdrop closes it completely. */
export const UpgradeClosedOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upgrade' }));
    await screen.findByRole('dialog', { name: 'Choose your plan' });
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

// Specification: more.8
/** `?` lists the shortcuts; each of them works, and none while the user types. */
export const KeyboardShortcuts: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.keyboard('gv');
    await expect(await canvas.findByText('/videos')).toBeVisible();
    await userEvent.keyboard('ge');
    await expect(await canvas.findByText('/settings')).toBeVisible();
    await userEvent.keyboard('n');
    await expect(await canvas.findByText('/create')).toBeVisible();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('gd?');
    await expect(search).toHaveValue('gd?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    canvas.getByRole('link', { name: 'Scripts' }).focus();
    await userEvent.keyboard('[[');
    await expect(canvas.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    // The focused link was removed with the sidebar.
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('Create a video')).toBeInTheDocument();
  },
};

// Specification: more.8
/** Single keys can be turned off (WCAG 2.2, 2.1.4); the menu still opens the sheet. */
export const ShortcutsTurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await fireEvent.keyDown(document.body, { key: 'n' });
    await expect(canvas.getByText('/videos')).toBeVisible();
  },
};

// Specification: more.7
/** A theme takes effect at once and is kept. */
export const ThemeChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Theme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Theme' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('lectern.theme')).toBe('dark');
    await userEvent.click(dialog.getByRole('radio', { name: 'Light' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  },
};

const { processing } = demoProjectsByState;
const { getProject, listProjects } = storyEndpoints('default');
const ended = (change: Partial<Wire['Project']>) =>
  withHandlers(
    listProjects.answering({ items: [processing], total: 1 }, { times: 1 }),
    listProjects.empty,
    getProject.answering({ ...processing, ...change }),
  );
const COMPLETED = {
  status: 'completed' as const,
  video_url: demoProjectsByState.completed.video_url,
};

/** Returning to the tab refreshes the renders at once. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

// Specification: dashboard.15
/** A render that ends while another screen is open is announced once, with a button to view its video. */
export const RenderCompleted: Story = {
  parameters: ended(COMPLETED),
  play: async ({ canvas, userEvent }) => {
    const words = `“${processing.name}” is ready.`;
    await waitFor(() => {
      lookAgain();
      return expect(screen.getAllByText(words)).toHaveLength(1);
    });
    lookAgain();
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await expect(await canvas.findByText(`/projects/${processing.id}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  },
};

// Specification: dashboard.15
/** A failed render is announced with its reason. */
export const RenderFailed: Story = {
  parameters: ended({
    status: 'failed',
    activity_log: demoProjectsByState.failed.activity_log,
  }),
  play: async () => {
    await waitFor(() => {
      lookAgain();
      return expect(
        screen.getByText(
          `“${processing.name}” could not be made: The encoder stopped. Retry to make it again.`,
        ),
      ).toBeInTheDocument();
    });
  },
};
