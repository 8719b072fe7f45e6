import { demoVideoStatuses } from '@lectern/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { HOSTED } from '../../../backend/BackendContext.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import {
  atStep,
  DARK,
  endpoints,
  NARROW,
  onThisDevice,
  PHONE,
  projects,
  type WireProject,
} from '../stories/wizardStory.ts';
import { tabId } from '../../../lib/page/tab.ts';
import { draftKey } from '../wizard/draftAddress.ts';
import { draftOf, serialiseDraft } from '../wizard/draftStore.ts';
import { EMPTY_JOURNEY } from '../wizard/journey.ts';

const { createProject, generateVideo, getVideoStatus, getProject, updateProject } = endpoints;

const meta = {
  title: 'Screens/Create video/Processing',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: atStep(
    'processing',
    projects.rendering,
    [getVideoStatus.answering(demoVideoStatuses.drawing)],
    { backend: onThisDevice() },
  ),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: wizard.18, states.29, wizard-more.32, more.5
/** 465 of 750 frames, measured on this device. */
export const Drawing: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Processing your video...' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Processing your video' })).toHaveAttribute(
        'aria-valuenow',
        '62',
      ),
    );
    await expect(canvas.getByText('About 0:40 left, measured on this device.')).toBeVisible();
    await expect(canvas.getByText('50 percent')).toBeInTheDocument();
  },
};

/** A server reports no stages, and its estimate is not measured on this device. */
export const Hosted: Story = {
  parameters: atStep(
    'processing',
    projects.rendering,
    [getVideoStatus.answering({ status: 'video_processing', progress: 30, eta_seconds: 75 })],
    { backend: HOSTED },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About 1:15 left.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Stages of the render' })).toBeNull();
  },
};

export const Waiting: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.answering(demoVideoStatuses.waiting),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Processing your video...' });
  },
};

// Specification: wizard.18
/** An unknown status is shown with its own message. */
export const OtherStatus: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.answering({ status: 'queued', status_message: 'Third in line', progress: 0 }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Third in line' });
  },
};

// Specification: states.25
/** The render is complete: 100 percent. */
export const Completed: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.answering(demoVideoStatuses.completed),
  ]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Video generation complete!' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Processing your video' }),
    ).toHaveAttribute('aria-valuenow', '100');
  },
};

// Specification: states.18, states.26
export const ViewedAtOnce: Story = {
  parameters: Completed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Your Video' }));
    const heading = await canvas.findByRole('heading', { name: 'Your video is ready' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

// Specification: states.27, errors.26
/** The failure with its reason; Retry starts the render again. */
export const Failed: Story = {
  parameters: atStep('processing', projects.failed, [
    getVideoStatus.answering(demoVideoStatuses.failed),
  ]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Video generation failed: The encoder stopped. Retry to make it again.',
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/Your script, voice and avatar are kept/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Back to Avatar' })).toBeEnabled();
  },
};

// Specification: errors.26
export const FailedWithoutReason: Story = {
  parameters: atStep('processing', { ...projects.failed, activity_log: [] }, [
    getVideoStatus.answering({ status: 'failed' }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Video generation failed: Unknown error' });
  },
};

// Specification: wizard-more.21
/** The device ran out of space: the user can free some at once, and the render starts again. */
export const StorageFull: Story = {
  parameters: atStep(
    'processing',
    projects.failed,
    [
      getVideoStatus.answering(
        {
          ...demoVideoStatuses.failed,
          error: 'This device is out of space for Lectern.',
          error_code: 'storage-full',
        },
        // The next status belongs to the new render.
        { times: 1 },
      ),
      getVideoStatus.answering(demoVideoStatuses.drawing),
      generateVideo.answering({ video_id: 'vid_9', status: 'video_processing' }, { status: 202 }),
    ],
    { backend: onThisDevice(undefined, { usedBytes: 5e9, quotaBytes: 5e9 }) },
  ),
  play: async ({ canvas, userEvent }) => {
    const words = 'Video generation failed: This device is out of space for Lectern.';
    const first = await screen.findByRole('dialog', { name: 'Storage is full' });
    await expect(within(first).getByText(words)).toBeInTheDocument();
    await expect(await within(first).findByText('5.0 of 5.0 GB')).toBeInTheDocument();
    await userEvent.click(within(first).getByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('heading', { name: words })).toBeInTheDocument();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Free some space' }));
    const again = within(await screen.findByRole('dialog', { name: 'Storage is full' }));
    await userEvent.click(again.getByRole('button', { name: 'Try Again' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Processing your video...' }),
    ).toBeInTheDocument();
  },
};

/** Retry removes the failure from the page: keyboard users continue from the content that replaces it. */
export const RetriedByKeys: Story = {
  parameters: atStep('processing', projects.failed, [
    getVideoStatus.answering(demoVideoStatuses.failed, { times: 1 }),
    getVideoStatus.answering(demoVideoStatuses.drawing),
    generateVideo.answering({ video_id: 'vid_9', status: 'video_processing' }, { status: 202 }),
  ]),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Retry' })).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Processing your video...' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

// Specification: errors.25
export const RetryFailed: Story = {
  parameters: atStep('processing', projects.failed, [
    getVideoStatus.answering(demoVideoStatuses.failed),
    generateVideo.failing(500, { body: { detail: 'No space left.' } }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Error generating video: No space left.')).toBeVisible();
  },
};

// Specification: errors.27
/** A poll fails: the page reports it, and polling continues with the project's data. */
export const StatusUnknown: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.failing(500, { body: { detail: 'Busy.' } }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error checking video status: Busy.')).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Processing your video' }),
    ).toHaveAttribute('aria-valuenow', '64');
  },
};

// Specification: errors.21
/** The project cannot be loaded while its render continues: this is only logged. */
export const ProjectUnknown: Story = {
  parameters: atStep(
    'processing',
    projects.rendering,
    [
      getVideoStatus.answering(demoVideoStatuses.drawing),
      // The wizard loads the project once; every poll after that fails.
      getProject.answering(projects.rendering, { times: 1 }),
      getProject.failing(500),
    ],
    { backend: onThisDevice() },
  ),
  play: async ({ canvas }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(await canvas.findByText(/About 0:40 left/)).toBeVisible();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(
        'The project’s status could not be read.',
        expect.anything(),
      ),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    logged.mockRestore();
  },
};

// Specification: wizard-more.26
/** Values that no sane server sends are shown within bounds: no 140 %, no negative time, no markup. */
export const BadStatus: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.odd({
      status: 'melting',
      progress: 140,
      status_message: '<b>Almost</b> there',
      eta_seconds: -60,
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '<b>Almost</b> there' })).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: 'Processing your video' }),
    ).toHaveAttribute('aria-valuenow', '99');
    await expect(canvas.queryByText(/left/)).toBeNull();
  },
};

// Specification: wizard-more.27
/** Ten failed polls in a row do not end the polling: the eleventh returns the video. */
export const TenFailures: Story = {
  parameters: {
    ...atStep(
      'processing',
      projects.rendering,
      [
        getVideoStatus.failing(500, { body: { detail: 'Busy.' }, times: 10 }),
        getVideoStatus.answering({
          status: 'completed',
          progress: 100,
          video_url: projects.completed.video_url,
        }),
      ],
      {
        // Polls again whenever this backend reports a change.
        backend: {
          ...onThisDevice(),
          watchVideo: (_id, onChange) => {
            const timer = setInterval(onChange, 20);
            return () => clearInterval(timer);
          },
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error checking video status: Busy.')).toBeVisible();
    await expect(
      await canvas.findByRole(
        'heading',
        { name: 'Video generation complete!' },
        { timeout: 4_000 },
      ),
    ).toBeVisible();
  },
};

// Specification: more.5
/** Cancel stops the render, confirms it, and returns to the avatar step. */
export const Cancelled: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.answering(demoVideoStatuses.drawing),
    updateProject.answering(projects.avatar),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
    const notice = await screen.findByText(/^The render was canceled\./);
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const CancelFailed: Story = {
  parameters: atStep('processing', projects.rendering, [
    getVideoStatus.answering(demoVideoStatuses.drawing),
    updateProject.failing(500),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const notice = await screen.findByText('The render could not be canceled. Try again.');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

const EDIT_STARTED = {
  action: 'ai_edit_started',
  timestamp: '2026-03-12T10:00:00Z',
  details: { video_id: 'vid_edit' },
};
/** An AI edit of a finished video. */
const editing = {
  ...projects.rendering,
  video_id: 'vid_edit',
  activity_log: [EDIT_STARTED],
} satisfies WireProject;
/** The same project after the edit ended without a video. */
const kept = {
  ...editing,
  status: 'completed',
  progress: 100,
  video_id: projects.completed.video_id,
  video_url: projects.completed.video_url,
} satisfies WireProject;

// Specification: effects.15
/** A failed AI edit leads to the earlier video; a retry from here would make the video without the edit. */
export const EditFailed: Story = {
  parameters: atStep('processing', editing, [
    getVideoStatus.answering(demoVideoStatuses.failed),
    // For the wizard, and the first poll; the failure asks for the project again.
    getProject.answering(editing, { times: 2 }),
    getProject.answering(kept),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Failed to apply AI edit: The encoder stopped. Retry to make it again.',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Your video is as it was before.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry in AI Edit' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'View Your Video' }));
    await expect(await canvas.findByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  },
};

// Specification: effects.15
/** Cancelling an AI edit returns to the earlier video. */
export const EditCancelled: Story = {
  parameters: atStep('processing', editing, [
    getVideoStatus.answering(demoVideoStatuses.drawing),
    updateProject.answering(kept),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Your video is ready' })).toBeVisible();
    const notice = await screen.findByText(
      'The render was canceled. Your video is as it was before.',
    );
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/**
 * While a video renders, the earlier steps are locked: back at the address by which the presenter was chosen,
 * its query is not applied again.
 */
export const BackToItsAddress: Story = {
  parameters: atStep(
    'script',
    projects.rendering,
    [getVideoStatus.answering(demoVideoStatuses.drawing), createProject.answering(projects.draft)],
    { query: { avatar: 'avt_amara' } },
  ),
  beforeEach: () => {
    // The first entry of a router is named 'default'.
    const takenVisits = ['?avatar=avt_amara#default'];
    const draft = draftOf(EMPTY_JOURNEY, { isUnsent: false, takenVisits, writer: tabId() });
    const address = { userName: 'demo', projectId: projects.rendering.id };
    localStorage.setItem(draftKey(address), serialiseDraft(draft));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Processing your video...' });
    await expect(canvas.queryByRole('link', { name: /Script/ })).toBeNull();
  },
};

export const FailedDark: Story = { ...Failed, globals: DARK };
export const Phone: Story = { ...Drawing, globals: PHONE };
export const Narrow: Story = { ...Drawing, globals: { ...NARROW, textSize: '200' } };
export const Dark: Story = { ...Drawing, globals: DARK };
