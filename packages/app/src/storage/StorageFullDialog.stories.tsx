import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { withApp } from '../stories/withApp.tsx';
import { HOSTED, type StoredFilm } from '../backend/BackendContext.ts';
import { fakeStorage, storyFilm, type FakeStorage } from './fakeStorage.ts';
import { StorageFullDialog } from './StorageFullDialog.tsx';

const FILMS = (): StoredFilm[] => [
  storyFilm('Quarterly update, Q3', 1_100, 3, 161),
  storyFilm('Spring launch in ninety seconds', 640, 30, 92),
  storyFilm('Welcome to the conference', 310, 24 * 8, 48),
];

/** Gives a story a device that is reset for each run. */
function onDevice({ backend, reset }: FakeStorage): Pick<Story, 'parameters' | 'beforeEach'> {
  return {
    parameters: { app: { path: '/create/avatar', backend } },
    beforeEach() {
      reset();
      localStorage.removeItem('lectern.projectEdits.demo');
      return () => localStorage.removeItem('lectern.projectEdits.demo');
    },
  };
}

const meta = {
  title: 'Screens/Create video/Storage is full',
  component: StorageFullDialog,
  decorators: [withApp],
  args: {
    isOpen: true,
    projectId: null,
    reason:
      'Video generation failed: This device is out of space for Lectern. Delete a video you no longer need and try again.',
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StorageFullDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Storage is full' }));

/** Shows the space used, and the largest films with their length, size and age. */
export const Films: Story = {
  ...onDevice(fakeStorage(FILMS)),
  play: async () => {
    const box = await dialog();
    await expect(await box.findByText('5.0 of 5.0 GB')).toBeInTheDocument();
    await expect(
      box.getByText(/^Video generation failed: This device is out of space/),
    ).toBeInTheDocument();
    await expect(
      box.getByText('Delete a video you no longer need, or download it first.'),
    ).toBeInTheDocument();
    const rows = box.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'Quarterly update, Q32:41, 1.1 GB, 3 hours ago',
      'Spring launch in ninety seconds1:32, 640 MB, Yesterday',
      'Welcome to the conference0:48, 310 MB, 1 week ago',
    ]);
  },
};

// Specification: wizard-more.21
/** A film is permanently deleted; list and figure update, and focus stays in the list. */
export const AfterDeletion: Story = {
  ...onDevice(fakeStorage(FILMS)),
  play: async ({ args, userEvent }) => {
    const box = await dialog();
    const first = await box.findByRole('button', { name: 'Delete Quarterly update, Q3' });
    await userEvent.click(first);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Video' }));
    await expect(
      question.getByText(
        'Are you sure you want to delete "Quarterly update, Q3"? This action cannot be undone.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await box.findByText('3.9 of 5.0 GB')).toBeInTheDocument();
    await expect(box.queryByText('Quarterly update, Q3')).toBeNull();
    await expect(box.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      box.getByRole('button', { name: 'Download Spring launch in ninety seconds' }),
    ).toBeEnabled();
    await box.findByText('“Quarterly update, Q3” was deleted, 1.1 GB are free again.');
    await waitFor(() =>
      expect(
        box.getByRole('button', { name: 'Delete Spring launch in ninety seconds' }),
      ).toHaveFocus(),
    );
    await userEvent.click(box.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

// Specification: wizard-more.21
/** The project that needs the space is not among those to delete. */
export const NoneToDelete: Story = {
  ...onDevice(fakeStorage(() => FILMS().slice(0, 1))),
  args: { projectId: 'prj_Quarterly update, Q3' },
  play: async () => {
    const box = await dialog();
    await box.findByText(/^There is no other video of yours to delete here\. Free some space/);
    await expect(box.queryByRole('listitem')).toBeNull();
  },
};

/** The disk is full of other things, so Lectern's quota is not shown. */
export const DiskFull: Story = {
  ...onDevice(
    fakeStorage(() => [storyFilm('Welcome to the conference', 8, 1, 48)], { disk: true }),
  ),
  play: async () => {
    const box = await dialog();
    await expect(await box.findByText('23 MB')).toBeInTheDocument();
    await expect(box.queryByText(/ of 5\.0 GB/)).toBeNull();
    await expect(box.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A failed deletion shows an error, and the film is still in the list. */
export const DeletionFailed: Story = {
  ...onDevice(fakeStorage(FILMS, { deleting: true })),
  play: async ({ userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    const box = await dialog();
    const name = 'Delete Welcome to the conference';
    await userEvent.click(await box.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await box.findByText('Failed to delete project. Please try again.');
    // The previous story may have left a call of its own.
    const words = 'The room of a deleted video could not be freed.';
    await expect(logged.mock.calls.filter(([said]) => said === words)).toHaveLength(1);
    await expect(box.getByRole('button', { name })).toBeVisible();
    logged.mockRestore();
  },
};

/** The list can be requested again. */
export const ListFailed: Story = {
  ...onDevice(fakeStorage(FILMS, { listing: 1 })),
  play: async ({ userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    const box = await dialog();
    await box.findByText('The videos on this device could not be listed.');
    const [again] = await box.findAllByRole('button', { name: 'Try Again' });
    if (again) await userEvent.click(again);
    await expect(await box.findAllByRole('listitem')).toHaveLength(3);
    logged.mockRestore();
  },
};

// Specification: wizard-more.21
/** A server keeps the films itself: the dialog only shows the server's message. */
export const Hosted: Story = {
  args: { reason: 'Error generating video: Your storage plan is used up.' },
  parameters: { app: { path: '/create/avatar', backend: HOSTED } },
  play: async ({ args, userEvent }) => {
    const box = await dialog();
    await box.findByText('Error generating video: Your storage plan is used up.');
    await expect(box.queryByText('Space used by Lectern')).toBeNull();
    await expect(box.queryByRole('list')).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

const LONG = 'Unbroken'.repeat(60);

/** Twenty films with overlong names, large text, a narrow screen: only the list scrolls. */
export const Narrow: Story = {
  ...onDevice(
    fakeStorage(() =>
      Array.from({ length: 20 }, (_, index) =>
        storyFilm(`${index} <b>${LONG}</b>`, 220 - index * 10, index, 60),
      ),
    ),
  ),
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async () => {
    const box = await dialog();
    await expect(await box.findAllByRole('listitem')).toHaveLength(20);
    const row = box.getByRole('list');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Dark: Story = { ...Films, globals: { theme: 'dark' } };
export const Phone: Story = { ...Films, globals: { viewport: { value: 'mobile2' } } };
