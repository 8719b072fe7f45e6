import { demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import { storyEndpoints, storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { AppRoutes } from '../AppRoutes.tsx';
import { fillField } from '../../stories/fillField.ts';
import { withApp } from '../../stories/withApp.tsx';

const { completed, failed } = demoProjectsByState;

/** A server that searches and filters as requested. */
const list = storyEndpoints('default').listProjects.answering(({ query }) => {
  const { search = '', status } = query;
  const items = demoProjects.filter(
    (project) =>
      project.name.toLowerCase().includes(search.toLowerCase()) &&
      (status === undefined || project.status === status),
  );
  return { items, pages: 1, total: items.length };
});

const meta = {
  title: 'Flows/Manage videos',
  component: AppRoutes,
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/videos' },
    msw: { handlers: [list, ...storyHandlers('default')] },
  },
} satisfies Meta<typeof AppRoutes>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: readings.4
/** Find a video, rename it, share it, delete another, and see both changes on the dashboard. */
export const FindRenameShareDelete: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const choose = async (title: string, item: string) => {
      const card = within(await canvas.findByRole('article', { name: title }));
      await userEvent.click(card.getByRole('button', { name: `Actions for ${title}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };

    await step('Find it', async () => {
      await canvas.findByRole('article', { name: failed.name });
      await fillField(context, canvas.getByRole('searchbox', { name: 'Search videos' }), 'ninety');
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    });
    await step(
      'Rename it: it still stands where it was found until the search is cleared',
      async () => {
        await choose(completed.name, 'Rename');
        const dialog = within(await screen.findByRole('dialog', { name: 'Rename video' }));
        const field = dialog.getByRole('textbox', { name: 'Name' });
        await userEvent.clear(field);
        await userEvent.paste('Launch in ninety');
        await userEvent.keyboard('{Enter}');
        await canvas.findByRole('article', { name: 'Launch in ninety' });
        // The page behind a dialog cannot take focus until the dialog has closed.
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search videos' }));
        await canvas.findByRole('article', { name: failed.name });
      },
    );
    await step('Share its link', async () => {
      const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const card = within(canvas.getByRole('article', { name: 'Launch in ninety' }));
      await userEvent.click(card.getByRole('button', { name: 'Share Launch in ninety' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
      await screen.findByText('Link copied to clipboard!');
      await expect(written).toHaveBeenCalledWith(
        `${window.location.origin}/projects/${completed.id}`,
      );
      written.mockRestore();
    });
    await step('Delete another', async () => {
      await choose(failed.name, 'Delete');
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Video' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() =>
        expect(canvas.queryByRole('article', { name: failed.name })).not.toBeInTheDocument(),
      );
    });
    await step('The dashboard agrees', async () => {
      await waitFor(() =>
        expect(screen.queryByRole('alertdialog', { name: 'Delete Video' })).toBeNull(),
      );
      await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
      const recent = within(await canvas.findByRole('list', { name: 'Recent videos' }));
      await expect(recent.getByRole('article', { name: 'Launch in ninety' })).toBeVisible();
      await expect(recent.queryByRole('article', { name: failed.name })).not.toBeInTheDocument();
    });
  },
};
