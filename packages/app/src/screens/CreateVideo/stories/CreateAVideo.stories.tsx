import { SAMPLE_VIDEO_URL, demoVoices, sampleCaptionsUrl } from '@lectern/mocks/fixtures';
import { noteCalls, storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import { endpoints, SCRIPT } from './wizardStory.ts';

/** Requests sent to the server, in order. */
let told: string[] = [];

const note = noteCalls(({ method, path }) => {
  if (method !== 'GET') told.push(`${method} ${path.replace(/project_[^/]+|prj_[^/]+/, '{id}')}`);
});

const meta = {
  title: 'Flows/Create a video',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/create' },
    msw: {
      handlers: [
        note,
        endpoints.generateAudio.answering({ audio_url: demoVoices[0]?.preview_url ?? '' }),
        endpoints.generateVideo.answering({ video_id: 'vid_flow' }, { status: 202 }),
        endpoints.linkVideo.failing(404),
        endpoints.getVideoStatus.answering(() => ({
          video_id: 'vid_flow',
          status: 'completed',
          progress: 100,
          video_url: SAMPLE_VIDEO_URL,
          captions_url: sampleCaptionsUrl(),
        })),
        ...storyHandlers('new-account'),
      ],
    },
  },
  beforeEach: () => {
    told = [];
  },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: routes.5, wizard.1, wizard.2, wizard.10, states.13, states.14, states.21, calls.24
// Specification: errors.20
/** From an empty wizard to a finished video, with every request to the server on the way. */
export const FromScriptToVideo: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Script: a suggestion, then the user’s own text', async () => {
      const area = await canvas.findByRole('textbox', { name: 'Script' });
      await userEvent.click(canvas.getByRole('button', { name: 'Tech startup intro' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
      await waitFor(() => expect(area).not.toHaveValue(''));
      await userEvent.clear(area);
      await userEvent.click(area);
      await userEvent.paste(SCRIPT);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('Voice: choose one, and let it read the script', async () => {
      await canvas.findByRole('heading', { name: 'Choose a voice' });
      await userEvent.click(await canvas.findByRole('radio', { name: /Olivia/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Generate Audio' }));
    });
    await step('Avatar: choose one, and generate the video', async () => {
      await canvas.findByRole('heading', { name: 'Choose a presenter' });
      await userEvent.click(await canvas.findByRole('option', { name: /Amara/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Generate Video' }));
    });
    await step('Processing: it finishes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View Your Video' }));
    });
    await step('Preview: the video, its captions and files', async () => {
      await canvas.findByRole('heading', { name: 'Your video is ready' });
      const files = within(canvas.getByRole('list', { name: 'Files' }));
      await expect(await files.findByText('SRT')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show script' }));
      await expect(await canvas.findByRole('tab', { name: 'Captions' })).toBeVisible();
    });
    await step(
      'The server heard of each step, in order, and the project was made once',
      async () => {
        await expect(told.filter((call) => call === 'POST /projects/{id}')).toHaveLength(1);
        const milestones = [
          'POST /scripts/generate',
          'POST /projects/{id}',
          'POST /projects/{id}/link-voice/olivia',
          'POST /voices/generate',
          'POST /projects/{id}/link-avatar/avt_amara',
          'POST /videos/generate',
          'POST /projects/{id}/link-video/vid_flow',
        ];
        await waitFor(() =>
          expect(told.filter((call) => milestones.includes(call))).toEqual(milestones),
        );
      },
    );
  },
};
