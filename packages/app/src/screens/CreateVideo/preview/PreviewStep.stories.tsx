import { SAMPLE_SCRIPT, sampleCaptionsUrl } from '@lectern/mocks/fixtures';
import { goneFile } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import {
  atStep,
  DARK,
  endpoints,
  NARROW,
  FILM_RECIPE,
  onThisDevice,
  PHONE,
  projects,
} from '../stories/wizardStory.ts';

const { getVideoStatus } = endpoints;
const { completed } = projects;

/** The render's last status, with captions: their URL is created on request. */
const withCaptions = getVideoStatus.answering(() => ({
  video_id: completed.video_id,
  status: 'completed',
  progress: 100,
  video_url: completed.video_url,
  captions_url: sampleCaptionsUrl(),
}));
const withoutCaptions = getVideoStatus.answering({
  status: 'completed',
  progress: 100,
  video_url: completed.video_url,
});

const meta = {
  title: 'Screens/Create video/Preview',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: atStep('preview', completed, [withCaptions]),
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isReady = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Your video is ready' });
const files = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Files' }));

// Specification: wizard.19, more.4
/** The video with its facts, and its four files with their sizes. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await isReady(canvas);
    await expect(await canvas.findByText('Presented by Amara, voiced by Grace.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: completed.name })).toBeVisible();
    for (const kind of ['MP4', 'VTT', 'SRT', 'TXT']) {
      // oxlint-disable-next-line no-await-in-loop -- each is waited for in turn
      await expect(await files(canvas).findByText(kind)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByText(/^\d+p, 0:0\d$/)).toBeVisible());
  },
};

const LONG_SCRIPT = Array.from({ length: 20 }, () => SAMPLE_SCRIPT).join('\n\n');

// Specification: wizard.20
/** A server that renders no captions: the transcript is the script. A long one scrolls by keyboard. */
export const WithoutCaptions: Story = {
  parameters: atStep('preview', { ...completed, script: LONG_SCRIPT }, [withoutCaptions]),
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await waitFor(() => expect(files(canvas).getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Show script' }));
    const script = canvas.getByRole('group', { name: 'Script' });
    await expect(script.textContent).toBe(LONG_SCRIPT);
    await expect(script).toHaveAttribute('tabindex', '0');
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide script' }));
    await expect(script).not.toBeInTheDocument();
  },
};

// Specification: wizard.20
/** Captions with their times, the script as written, and a switch for captions in the player. */
export const ScriptShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await files(canvas).findByText('VTT');
    await userEvent.click(canvas.getByRole('button', { name: 'Show script' }));
    await expect(await canvas.findByRole('tab', { name: 'Captions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Welcome to Lectern\./ })).toBeVisible();
    const shown = canvas.getByRole('switch', { name: 'Show captions' });
    await expect(shown).toBeChecked();
    await userEvent.click(shown);
    await expect(shown).not.toBeChecked();
    await userEvent.click(canvas.getByRole('tab', { name: 'Script' }));
    await expect(await canvas.findByText(SAMPLE_SCRIPT)).toBeVisible();
  },
};

// Specification: wizard.21, wizard.22, readings.14
/** The app's own link, copied for three seconds. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await isReady(canvas);
    const toggle = canvas.getByRole('button', { name: 'Share options' });
    await userEvent.click(toggle);
    const link = `${window.location.origin}/projects/${completed.id}`;
    await expect(canvas.getByRole('textbox', { name: 'Link to this video' })).toHaveValue(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const notice = await screen.findByText('Link copied to clipboard!');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(written).toHaveBeenCalledWith(link);
    written.mockRestore();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('textbox', { name: 'Link to this video' })).toBeNull();
  },
};

// Specification: wizard.24, validation.16, more.4
/** `video_{timestamp}.mp4`, and the captions in every format. */
export const Downloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await files(canvas).findByText('SRT');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(names).toHaveLength(1));
    for (const kind of ['VTT', 'SRT', 'TXT']) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(canvas.getByRole('button', { name: `Download ${kind}` }));
    }
    click.mockRestore();
    await expect(names.map((name) => name.replace(/\d+/, '0'))).toEqual([
      'video_0.mp4',
      'video_0.vtt',
      'video_0.srt',
      'video_0.txt',
    ]);
  },
};

// Specification: errors.18
export const DownloadFailed: Story = {
  parameters: atStep('preview', completed, [withCaptions, goneFile('*/sample*.mp4')]),
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const notice = await screen.findByText('Failed to download video. Please try again later.');
    await waitFor(() => expect(notice).toBeVisible());
  },
};

// Specification: wizard.5, wizard.23, states.20
/** Everything about this video is cleared, and the next one starts with an empty script. */
export const CreateAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Another Video' }));
    await expect(await canvas.findByRole('textbox', { name: 'Script' })).toHaveValue('');
    await expect(canvas.queryByText('Project Mode')).toBeNull();
  },
};

/** Without a video there is nothing to preview: opens the step that the project's state calls for. */
export const NoVideo: Story = {
  parameters: atStep('preview', projects.script),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Choose a voice' });
  },
};

const ready: Story['play'] = async ({ canvas }) => {
  await isReady(canvas);
};
const share = fn(() => Promise.resolve());

// Specification: readings.14
/** If the system has a share sheet, it receives the app's own link. */
export const SharedByTheSystem: Story = {
  beforeEach: () => {
    share.mockClear();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    // The project is still loading when the film is shown.
    await canvas.findByRole('region', { name: completed.name });
    await userEvent.click(canvas.getByRole('button', { name: 'Share options' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share with another app' }));
    await expect(share).toHaveBeenCalledWith({
      title: completed.name,
      url: `${window.location.origin}/projects/${completed.id}`,
    });
  },
};

const onDevice = {
  parameters: atStep('preview', completed, [withCaptions], { backend: onThisDevice() }),
};
const WARNING = /This link opens in this browser only/;

// Specification: readings.15
/** Made on this device: its link works nowhere else, so the page says so and offers the file. */
export const SharedFromThisDevice: Story = {
  ...onDevice,
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share options' }));
    await expect(
      canvas.getByRole('textbox', { name: 'Link to this video' }),
    ).toHaveAccessibleDescription(WARNING);
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download the video' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^video_\d+\.mp4$/)]));
    click.mockRestore();
  },
};

/** Made on this device: the project file is listed with the others, and named after the title. */
export const ProjectFile: Story = {
  ...onDevice,
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await expect(await files(canvas).findByText('Project file')).toBeVisible();
    const saved: { name: string; url: string }[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, url: this.href });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download JSON' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    const [file] = saved;
    await expect(file?.name).toBe(`${completed.name.replaceAll(' ', '_')}.lectern.json`);
    const content: unknown = await (await fetch(file?.url ?? '')).json();
    await expect(content).toMatchObject({
      $schema: `${window.location.origin}/lectern.schema.json`,
      title: completed.name,
      voice: { id: 'olivia', speed: 1 },
    });
  },
};

/** Recordings are not part of the file, and the page says so. */
export const ProjectFileRecorded: Story = {
  parameters: atStep('preview', completed, [withCaptions], {
    backend: {
      ...onThisDevice(),
      filmRecipe: () =>
        Promise.resolve({ ...FILM_RECIPE, voice: { id: 'olivia', speed: 1, recorded: true } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download JSON' }));
    await expect(
      await screen.findByText(/^Your recordings stay on this device: they are not in the file/),
    ).toBeInTheDocument();
    click.mockRestore();
  },
};

// Specification: readings.15
/** If the system's share sheet accepts videos, it receives the MP4 and not the link. */
export const FileSharedByTheSystem: Story = {
  ...onDevice,
  beforeEach: () => {
    share.mockClear();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Share options' }));
    await expect(canvas.getByText(WARNING)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share the video file' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(share).toHaveBeenCalledWith({
      title: expect.stringMatching(/^video_\d+$/),
      files: [expect.objectContaining({ name: expect.stringMatching(/^video_\d+\.mp4$/) })],
    });
  },
};

// Specification: wizard-more.29
/** Renamed in this browser, as on its card; the new name appears at once. */
export const Renamed: Story = {
  beforeEach: () => {
    const forget = () => localStorage.removeItem('lectern.projectEdits.demo');
    forget();
    return forget;
  },
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.paste('Spring <b>launch</b>');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Spring <b>launch</b>')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Spring <b>launch</b>' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AI Edit' })).toHaveAttribute(
      'href',
      `/ai-edit?video=${completed.id}`,
    );
  },
};

export const Phone: Story = { play: ready, globals: PHONE };
export const Narrow: Story = { play: ready, globals: { ...NARROW, textSize: '200' } };
export const Dark: Story = { play: ready, globals: DARK };
