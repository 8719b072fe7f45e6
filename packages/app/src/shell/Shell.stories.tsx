import { PageHeader } from '@lectern/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../stories/withApp.tsx';
import { Shell } from './Shell.tsx';

/** The shell around a page, as the route table nests them. */
function ShellAroundPage() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<PageHeader title="A page" />} />
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
  },
};

/** The menu button folds the fixed sidebar away and brings it back. */
export const SidebarFolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  },
};

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
  },
};

/** The dialog offers the other price, and Continue says that nothing is charged. */
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

/** Open, as it comes: monthly, Pro. */
export const UpgradeOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade to get credits' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your plan' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

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
