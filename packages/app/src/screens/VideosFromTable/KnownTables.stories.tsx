import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { withApp } from '../../stories/withApp.tsx';
import { statesOf, storyBackend, storyTable } from './stories/storyTables.ts';
import { VideosFromTableScreen } from './VideosFromTableScreen.tsx';

const kept = storyBackend([storyTable(statesOf({ made: 2, failed: 1 }))]);

const meta = {
  title: 'Screens/Videos from a table/Tables so far',
  component: VideosFromTableScreen,
  decorators: [withApp],
  beforeEach: () => void (kept.calls.length = 0),
  parameters: {
    app: { path: paths.videosFromTable(), backend: kept.backend },
  },
} satisfies Meta<typeof VideosFromTableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Earlier tables are listed below, each with its progress. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Tables so far' }));
    await expect(list.getByRole('link', { name: 'new-colleagues' })).toHaveAttribute(
      'href',
      paths.videoTable('tab_1'),
    );
    await expect(list.getByText('2 of 3 made')).toBeVisible();
  },
};

/** Deleting asks for confirmation, and can be cancelled; the videos stay. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete new-colleagues' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Table' }));
    await waitFor(() => expect(dialog.getByText(/Its videos stay in My Videos\./)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(kept.calls).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete new-colleagues' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('“new-colleagues” was deleted.');
    await expect(kept.calls).toEqual([['remove', 'tab_1']]);
    await expect(canvas.queryByRole('region', { name: 'Tables so far' })).toBeNull();
    // The table's button is removed with it.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Videos from a table' })).toHaveFocus(),
    );
  },
};

const stuck = storyBackend([storyTable(statesOf({ made: 2 }))], {
  remove: () => Promise.reject(new Error('No access')),
});

export const DeleteFailed: Story = {
  parameters: { app: { backend: stuck.backend } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete new-colleagues' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('The table could not be deleted. Try again.');
    await expect(canvas.getByRole('link', { name: 'new-colleagues' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
/** 320 px, text at 200 %. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' }, textSize: '200' } };
