import type { Meta, StoryObj } from '@storybook/react-vite';
import { StudioError } from '@lectern/studio';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { VideoTable, VideoTables } from '../../backend/videoTables.ts';
import { paths, routePatterns } from '../../paths.ts';
import { withApp } from '../../stories/withApp.tsx';
import { statesOf, storyBackend, storyTable } from './stories/storyTables.ts';
import { VideoTableScreen } from './VideoTableScreen.tsx';

const running = storyTable(statesOf({ made: 3, failed: 2, making: 1, waiting: 3 }));

const app = (table: VideoTable, ...rest: [faults?: Parameters<typeof storyBackend>[1]]) => ({
  app: {
    path: paths.videoTable('tab_1'),
    route: routePatterns.videoTable,
    backend: storyBackend([table], ...rest).backend,
  },
});

const meta = {
  title: 'Screens/Videos from a table/Queue',
  component: VideoTableScreen,
  decorators: [withApp],
  parameters: app(running),
} satisfies Meta<typeof VideoTableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One film is being made, others are waiting, some have failed with a message. */
export const Running: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3 of 9 made')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('About 4 minutes left')).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Progress of Welcome, Sefa' }),
    ).toHaveAttribute('aria-valuenow', '72');
    await expect(canvas.getAllByText('The start date is empty.')).toHaveLength(2);
    // Only the total is announced.
    await expect(canvasElement.querySelectorAll('[aria-live]')).toHaveLength(1);
  },
};

export const Dark: Story = { ...Running, tags: [], globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
/** 320 px, text at 200 %. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' }, textSize: '200' } };

/** Pause and Resume; the film being made is finished first. */
export const Paused: Story = {
  parameters: app(running),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByText('Paused after this video');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await canvas.findByRole('button', { name: 'Pause' });
  },
};

const FULL =
  'This device is out of space for Lectern. Delete a video you no longer need and try again.';

/** A full disk pauses the table, and a message says so. */
export const OutOfSpace: Story = {
  parameters: app(storyTable(statesOf({ made: 2, waiting: 4 }), FULL)),
  play: async ({ canvas }) => {
    await canvas.findByText(FULL);
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

/** All films are made: the ZIP is the page's one primary action. */
export const Done: Story = {
  parameters: app(storyTable(statesOf({ made: 4, 'left-out': 1 }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 of 4 made');
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Left out 1' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Try row 5 again' })).toBeVisible();
  },
};

export const NothingMade: Story = {
  parameters: app(storyTable(statesOf({ waiting: 3 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download 0 as ZIP' })).toBeDisabled();
  },
};

/** Each filter shows its rows; pressing the same one again changes nothing. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Failed 2' }));
    await expect(canvas.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'Welcome, Tove',
      'Welcome, Bartholomew',
    ]);
    await expect(canvas.getByRole('button', { name: 'Failed 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

const mending = storyBackend([
  {
    ...running,
    rows: running.rows.map((row) => ({
      ...row,
      values: { ...row.values, role: 'Ward nurse\nNight shift' },
    })),
  },
]);

/** A failed row is edited in a dialog; all failed ones are retried at once. */
export const Mended: Story = {
  parameters: { app: { ...app(running).app, backend: mending.backend } },
  play: async ({ canvas, userEvent }) => {
    mending.calls.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mend row 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mend row 4' }));
    const field = dialog.getByRole('textbox', { name: 'Start date' });
    await userEvent.clear(field);
    await userEvent.paste('Friday');
    // A cell of several lines keeps them, so that its words stay apart.
    await userEvent.type(dialog.getByRole('textbox', { name: 'Job title' }), 's');
    await userEvent.click(dialog.getByRole('button', { name: 'Make again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Try 2 again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out row 7' }));
    await expect(mending.calls).toEqual([
      ['mend', 'tab_1', 4, { name: 'Tove', role: 'Ward nurse\nNight shifts', start: 'Friday' }],
      ['tryAgain', 'tab_1', [4, 5]],
      ['leaveOut', 'tab_1', 7],
    ]);
  },
};

const mend = fn<VideoTables['mend']>();
/** A row that cannot be mended keeps its dialog with what was typed, and says why. */
export const NotMended: Story = {
  parameters: app(running, { mend }),
  play: async ({ canvas, userEvent }) => {
    mend.mockReset();
    mend.mockRejectedValueOnce(new DOMException('Busy', 'InvalidStateError'));
    mend.mockResolvedValueOnce(false);
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mend row 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mend row 4' }));
    const field = dialog.getByRole('textbox', { name: 'Start date' });
    await userEvent.clear(field);
    await userEvent.paste('Friday');
    const again = dialog.getByRole('button', { name: 'Make again' });
    await userEvent.click(again);
    await dialog.findByText('That could not be saved. Try again.');
    await userEvent.click(again);
    await dialog.findByText('This row has changed meanwhile. Close this and look at it again.');
    await expect(field).toHaveValue('Friday');
    logged.mockRestore();
  },
};

export const Mending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mend row 4' }));
    await screen.findByRole('dialog', { name: 'Mend row 4' });
  },
};

/** The ZIP does not fit on the disk. */
export const ZipFailed: Story = {
  parameters: app(running, { zip: () => Promise.reject(new StudioError('storage-full', FULL)) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download 3 as ZIP' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FULL);
  },
};

/** A film whose file the browser has removed is missing from the ZIP, and a notice says so. */
export const ZipIncomplete: Story = {
  parameters: app(running, {
    zip: async () => ({ file: new Blob(['PK']), films: 2, missing: 1 }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download 3 as ZIP' }));
    await screen.findByText('1 video is gone from this device and not in the ZIP.');
  },
};

export const DownloadFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Welcome, Ines' }));
    await screen.findByText('Failed to download video. Please try again later.');
  },
};

/** Of ten thousand rows only a few are in the DOM; assistive technology is given the total. */
export const VeryMany: Story = {
  parameters: app(storyTable(statesOf({ waiting: 10_000 }))),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Videos' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeLessThan(80));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(within(table).getByText('10000')).toBeVisible());
    window.scrollTo(0, 0);
  },
};

/** Names and messages of the maximum length. */
export const LongText: Story = {
  parameters: app({
    ...running,
    title: 'New colleagues of all the houses, gardens and kitchens, autumn and winter',
    rows: running.rows.map((row) => ({
      ...row,
      name: `${row.name} ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}`,
      error: row.error && 'The name is too long for the title: 64 of 50 characters.'.repeat(2),
    })),
  }),
};

/** A table of another user or device: the page redirects to the setup, with a notice. */
export const NoSuchTable: Story = {
  parameters: { app: { route: '*', backend: storyBackend([]).backend } },
  render: () => (
    <Routes>
      <Route path={routePatterns.videoTable} element={<VideoTableScreen />} />
      <Route path={paths.videosFromTable()} element={<h1>Videos from a table</h1>} />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Videos from a table' });
    await screen.findByText('This table is not on this device.');
  },
};
