import { demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import { storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { simulateFullDisk } from '../../stories/simulateFullDisk.ts';
import { withApp } from '../../stories/withApp.tsx';
import { MyVideosScreen } from './MyVideosScreen.tsx';

const { listProjects } = storyEndpoints('default');
const TITLE = demoProjectsByState.completed.name;
const OTHER = demoProjectsByState.failed.name;
const finished = {
  ...demoProjectsByState.completed,
  _id: 'prj_more',
  id: 'prj_more',
  name: 'Second film',
};
const shown = [...demoProjects, finished];
/** Enough for actions on a selection. */
const few = [...demoProjects.slice(0, 4), finished];
const five = withHandlers(listProjects.answering({ items: few, pages: 1, total: few.length }));

const VIEW = 'lectern.settings.demo.videosView';

/** Removes stored edits and the stored view, so that each story starts without them. */
function forget(): void {
  for (const key of ['lectern.projectEdits.demo', VIEW]) localStorage.removeItem(key);
}

/** Stores the choice of the list, so that a story starts in it. */
const chooseList = () => localStorage.setItem(VIEW, JSON.stringify('list'));

const meta = {
  title: 'Screens/My Videos/Selection',
  id: 'screens-my-videos-selection',
  component: MyVideosScreen,
  decorators: [
    withApp,
    // The page's gutter: buttons have touch targets larger than they look.
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    app: { path: '/videos' },
    ...withHandlers(listProjects.answering({ items: shown, pages: 1, total: shown.length })),
  },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof MyVideosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: string) => canvas.findByRole('row', { name });
const boxOf = async (canvas: Canvas, name: string) =>
  within(await rowOf(canvas, name)).getByRole('checkbox');
const bar = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Selected videos' }));

/** Cards with checkboxes; pressing a card selects it while others are selected. */
export const InTheGrid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await boxOf(canvas, TITLE));
    await expect(bar(canvas).getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByText(OTHER));
    await expect(bar(canvas).getByRole('status')).toHaveTextContent('2 selected');
    await expect(await rowOf(canvas, OTHER)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(bar(canvas).getByRole('button', { name: `Select all ${shown.length}` }));
    await expect(bar(canvas).getByText(`${shown.length} selected`)).toBeVisible();
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search videos' })).toBeVisible();
  },
};

/** Pressing a checkbox with Shift selects all videos in between. */
export const Range: Story = {
  parameters: five,
  play: async ({ canvas, userEvent }) => {
    const names = few.map(({ name }) => name);
    await userEvent.click(await boxOf(canvas, names[0] ?? ''));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await boxOf(canvas, names[3] ?? ''));
    await userEvent.keyboard('{/Shift}');
    await expect(bar(canvas).getByText('4 selected')).toBeVisible();
  },
};

/** The list is still shown, as chosen on the last visit. */
const inList = async (canvas: Canvas) =>
  expect(await canvas.findByRole('radio', { name: 'List' })).toBeChecked();

/** Space, Ctrl A and Escape in the list. */
export const Keyboard: Story = {
  parameters: five,
  beforeEach: chooseList,
  play: async ({ canvas, userEvent }) => {
    await inList(canvas);
    const row = await canvas.findByRole('row', { name: new RegExp(TITLE) });
    row.focus();
    await userEvent.keyboard(' ');
    await expect(bar(canvas).getByText('1 selected')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(bar(canvas).getByText(`${few.length} selected`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Selected videos' })).toBeNull();
  },
};

/** Rows with state, length, size and time; column headers sort, and the view is remembered. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
    const table = within(await canvas.findByRole('grid', { name: 'Videos' }));
    const updated = table.getByRole('columnheader', { name: 'Updated' });
    await expect(updated).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(table.getByRole('columnheader', { name: 'Title' }));
    // Another order is another list, so the table is mounted again.
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Name');
    await expect(canvas.getAllByText('No file').length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(localStorage.getItem('lectern.settings.demo.videosView')).toContain('list'),
    );
  },
};

const selectFirst: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await inList(canvas);
  const row = await canvas.findByRole('row', { name: new RegExp(TITLE) });
  await userEvent.click(within(row).getByRole('checkbox'));
  await expect(bar(canvas).getByText('1 selected')).toBeVisible();
};
export const ListDark: Story = {
  beforeEach: chooseList,
  globals: { theme: 'dark' },
  play: selectFirst,
};
export const ListPhone: Story = {
  beforeEach: chooseList,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await inList(canvas);
    await expect(await canvas.findByText(TITLE)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const ListRightToLeft: Story = {
  beforeEach: chooseList,
  globals: { direction: 'rtl' },
  play: selectFirst,
};
export const ListLargeText: Story = {
  beforeEach: chooseList,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvas }) => {
    await inList(canvas);
    await canvas.findByText(TITLE);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const ListForcedColors: Story = {
  beforeEach: chooseList,
  globals: { forcedColors: 'active' },
  play: selectFirst,
};

/** Deleted at once, and restored by Undo. */
export const DeleteAndUndo: Story = {
  parameters: five,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await boxOf(canvas, TITLE));
    await userEvent.click(await boxOf(canvas, OTHER));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 videos deleted');
    await waitFor(() => expect(canvas.queryByRole('article', { name: TITLE })).toBeNull());
    await expect(canvas.queryByRole('group', { name: 'Selected videos' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('article', { name: TITLE })).toBeVisible();
    await expect(canvas.getByRole('article', { name: OTHER })).toBeVisible();
  },
};

/** A browser without storage: the videos stay, and a notice says so. */
export const DeleteNotKept: Story = {
  parameters: five,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await boxOf(canvas, TITLE));
    const allow = simulateFullDisk();
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/Failed to delete/);
    allow();
    await expect(canvas.getByRole('article', { name: TITLE })).toBeVisible();
  },
};

/** Chooses a file for the story instead of the user. */
function chooseFile(write: () => Promise<void>) {
  const closed = fn();
  const createWritable = () =>
    Promise.resolve(new WritableStream({ write, close: () => void closed() }));
  const picker = fn(() => Promise.resolve({ createWritable }));
  Object.assign(window, { showSaveFilePicker: picker });
  return { picker, closed };
}
const restorePicker = () => {
  const own = Object.getOwnPropertyDescriptor(window, 'showSaveFilePicker');
  return () => void (own ? Object.defineProperty(window, 'showSaveFilePicker', own) : undefined);
};

/** Finished films only, straight to the chosen file; videos without a film are counted. */
export const DownloadAsZip: Story = {
  parameters: five,
  beforeEach: restorePicker,
  play: async ({ canvas, userEvent }) => {
    const { picker, closed } = chooseFile(() => Promise.resolve());
    await userEvent.click(await boxOf(canvas, TITLE));
    await userEvent.click(await boxOf(canvas, OTHER));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Download as ZIP' }));
    await screen.findByText('1 film saved as ZIP. 1 without a film left out.');
    await expect(picker).toHaveBeenCalledTimes(1);
    await expect(closed).toHaveBeenCalledTimes(1);
  },
};

export const ZipOnFullDisk: Story = {
  parameters: five,
  beforeEach: restorePicker,
  play: async ({ canvas, userEvent }) => {
    const { closed } = chooseFile(() =>
      Promise.reject(new DOMException('full', 'QuotaExceededError')),
    );
    await userEvent.click(await boxOf(canvas, TITLE));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Download as ZIP' }));
    await screen.findByText(/The disk is full: the ZIP was not saved/);
    await expect(closed).not.toHaveBeenCalled();
    await expect(bar(canvas).getByText('1 selected')).toBeVisible();
  },
};

export const NothingToZip: Story = {
  parameters: five,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await boxOf(canvas, OTHER));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Download as ZIP' }));
    await screen.findByText('None of the selected videos has a film yet.');
  },
};
