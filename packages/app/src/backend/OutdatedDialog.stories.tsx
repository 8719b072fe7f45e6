import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OutdatedDialog } from './OutdatedDialog.tsx';

const meta = {
  title: 'Screens/Outdated tab',
  id: 'screens-app-outdated-tab',
  component: OutdatedDialog,
} satisfies Meta<typeof OutdatedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('alertdialog', { name: 'Reload Lectern' });

/** A newer version in another tab has the data: one button reloads this tab. */
export const Told: Story = {
  play: async () => {
    const told = within(await dialog());
    await expect(told.getByText(/keeps no further changes/)).toBeInTheDocument();
    await expect(told.getByRole('button', { name: 'Reload' })).toBeEnabled();
  },
};

/** After closing the dialog, the page's content can still be read and copied. */
export const PutOff: Story = {
  play: async () => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
