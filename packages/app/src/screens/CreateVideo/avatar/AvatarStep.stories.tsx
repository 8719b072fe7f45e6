import { demoAvatar, demoAvatars, SAMPLE_VIDEO_URL } from '@lectern/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../../stories/brokenWords.ts';
import { fillField } from '../../../stories/fillField.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import {
  withoutProject,
  atStep,
  DARK,
  endpoints,
  NARROW,
  NO_ENCODER,
  onThisDevice,
  PHONE,
  projects,
  shown,
  type WireProject,
} from '../stories/wizardStory.ts';

const { generateVideo, getProject, getVideoStatus, linkAvatar, listAvatars, updateProject } =
  endpoints;

const meta = {
  title: 'Screens/Create video/Avatar',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: atStep('avatar', projects.avatar),
  // Wide enough for the preview to have its own column.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const avatar = (canvas: Canvas, name: string) =>
  canvas.findByRole('option', { name: RegExp(name) });
const generate = (canvas: Canvas) => canvas.getByRole('button', { name: 'Generate Video' });

// Specification: states.22
/** The avatar linked before is selected again. */
export const Restored: Story = {
  parameters: atStep('avatar', projects.avatar, [listAvatars.ok]),
  play: async ({ canvas }) => {
    await expect(await avatar(canvas, 'Amara')).toHaveAttribute('aria-selected', 'true');
    const preview = canvas.getByRole('complementary', { name: 'Preview' });
    await expect(preview).toHaveTextContent('AvatarAmara');
    await waitFor(() => expect(preview).toHaveTextContent('VoiceOlivia, American'));
    await expect(preview).toHaveTextContent('Good morning, and welcome to Northlight.');
    await expect(generate(canvas)).toBeEnabled();
  },
};

/** The previously chosen presenter is visible at once, out of forty-three. */
export const ChosenBefore: Story = {
  parameters: atStep('avatar', { ...projects.avatar, avatar_id: 'avt_bea' }, [listAvatars.ok]),
  play: async ({ canvas, userEvent }) => {
    await expect(await avatar(canvas, 'Bea')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Bea');
    await userEvent.click(await avatar(canvas, 'Leila'));
    // Choosing does not reorder the list.
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Bea');
  },
};

// Specification: wizard.14
/**
 * Presenters that fit the voice come first, in every style; the rest follow, and any may be chosen, which the
 * preview shows.
 */
export const ForAVoice: Story = {
  parameters: atStep('avatar', { ...projects.audio, voice_id: 'james' }, [listAvatars.ok]),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Jonas');
    const names = () => canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names()).toHaveLength(demoAvatars.length);
    await expect(names()[0]).toContain('JonasMale');
    const last = names().findLastIndex((name) => name.includes('Male,'));
    await expect(names().findIndex((name) => name.includes('Female,'))).toBeGreaterThan(last);
    await userEvent.click(await avatar(canvas, 'Amara'));
    await expect(await avatar(canvas, 'Amara')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
      'AvatarAmara',
    );
    // Choosing does not reorder the list.
    await expect(names()[0]).toContain('JonasMale');
  },
};

// Specification: routes.11
/** `?avatar=` selects its presenter. */
export const FromLibrary: Story = {
  parameters: atStep('avatar', projects.audio, [], { query: { avatar: 'avt_kofi' } }),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await avatar(canvas, 'Kofi')).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

// Specification: wizard.16
export const PreviewHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide preview' }));
    await expect(canvas.queryByRole('complementary', { name: 'Preview' })).toBeNull();
    // The pressed button is removed; focus moves to the one that undoes it.
    const show = canvas.getByRole('button', { name: 'Show preview' });
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide preview' })).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: atStep('avatar', projects.avatar, [listAvatars.pending]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading avatars...')).toBeInTheDocument();
    await expect(generate(canvas)).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: atStep('avatar', projects.audio, [listAvatars.empty]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No avatars found/)).toBeVisible();
  },
};

// Specification: entities.13, errors.28
/** The failure is shown, a placeholder replaces the list, and a retry loads the list. */
export const LoadFailed: Story = {
  parameters: atStep('avatar', projects.audio, [
    listAvatars.failing(403, { body: { detail: 'Busy.' }, times: 1 }),
  ]),
  play: async ({ canvas, userEvent }) => {
    const notice = await screen.findByText('Error loading avatars: Busy.');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await avatar(canvas, 'Jonas')).toBeVisible();
    await expect(canvas.queryByText(/A stand-in presents/)).toBeNull();
  },
};

// Specification: validation.10
/** Generate without an avatar. Far down the page, the message scrolls into view on every attempt. */
export const AvatarMissing: Story = {
  parameters: atStep('avatar', projects.audio, [listAvatars.ok]),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await userEvent.click(generate(canvas));
      const answer = await canvas.findByRole('alert');
      await expect(answer).toHaveTextContent('Please select an avatar');
      const { top, bottom } = answer.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

// Specification: wizard.17, states.19, validation.9
export const VoiceMissing: Story = {
  parameters: atStep('avatar', { ...projects.script, voice_id: null }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('No voice selected. Please go back and select a voice first.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Voice' }));
    await canvas.findByRole('heading', { name: 'Choose a voice' });
  },
};

// Specification: validation.11
export const AudioMissing: Story = {
  parameters: atStep('avatar', projects.voice),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No audio generated. Please go back and generate audio first.'),
    ).toBeVisible();
  },
};

// Specification: validation.7
export const ScriptMissing: Story = {
  parameters: withoutProject('avatar'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No script available. Please go back and create a script first.'),
    ).toBeVisible();
  },
};

// Specification: wizard.15
/** The button stays pending while the render is requested. */
export const Generating: Story = {
  parameters: atStep('avatar', projects.avatar, [generateVideo.pending]),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    await userEvent.click(generate(canvas));
    await waitFor(() => expect(generate(canvas)).toHaveAttribute('aria-disabled', 'true'));
  },
};

// Specification: wizard.14, states.17, calls.14
/** A returned video id moves on to the processing step. */
export const Started: Story = {
  parameters: atStep('avatar', projects.avatar, [
    generateVideo.answering({ video_id: 'vid_9', status: 'video_processing' }, { status: 202 }),
    getVideoStatus.answering({ video_id: 'vid_9', status: 'video_processing', progress: 3 }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    await userEvent.click(generate(canvas));
    const heading = await canvas.findByRole('heading', { name: 'Processing your video...' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

// Specification: wizard-more.20
/** Shown before Generate is pressed, with an alternative to use. */
export const Unsupported: Story = {
  parameters: atStep('avatar', projects.avatar, [], { backend: onThisDevice(NO_ENCODER) }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This browser cannot make videos' }),
    ).toBeVisible();
    await expect(canvas.getByText('Missing in this browser: H.264 video.')).toBeVisible();
    await expect(generate(canvas)).toBeDisabled();
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(written).toHaveBeenCalledWith(window.location.href);
    written.mockRestore();
  },
};

const ready: Story['play'] = async ({ canvas }) => {
  await avatar(canvas, 'Amara');
};
const own = {
  ...demoAvatar(10),
  id: 'avt_own',
  _id: 'avt_own',
  name: 'Zora',
  visibility: 'private' as const,
};

/** The first ten presenters, and the non-binary ones. */
const some = demoAvatars.filter(({ gender }, at) => at < 10 || gender === 'non-binary');

// Specification: wizard-more.16
/**
 * Saved avatars come first; filters narrow the list, which is announced, and an empty result offers a way back.
 * There are three genders.
 */
export const Filtered: Story = {
  parameters: atStep('avatar', projects.audio, [
    listAvatars.answering({ items: [...some, own], pages: 1, total: some.length + 1 }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Zora');
    const status = canvas.getByText(`${some.length + 1} presenters`);
    await expect(status).toHaveRole('status');
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Zora');
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(status).toHaveTextContent('1 presenter');
    await userEvent.click(canvas.getByRole('button', { name: /Age/ }));
    await userEvent.click(await screen.findByRole('option', { name: '55+' }));
    await waitFor(() => expect(status).toHaveTextContent('No presenter is like that.'));
    const list = within(canvas.getByRole('listbox', { name: 'Presenters' }));
    await expect(list.getByText('No presenter is like that.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all presenters' }));
    await expect(await avatar(canvas, 'Amara')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Gender/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Non-binary' }));
    const [robin, jules, ...others] = canvas.getAllByRole('option');
    await expect(robin).toHaveTextContent('RobinNon-binary, 25–34');
    await expect(jules).toHaveTextContent('JulesNon-binary, 25–34');
    await expect(others).toHaveLength(0);
  },
};

/** Avatars linked to the project. */
let linked: string[] = [];

// Specification: states.23
/** An avatar generated from a prompt is in the list at once, selected and linked. */
export const GeneratedAvatar: Story = {
  parameters: atStep('avatar', projects.audio, [
    endpoints.generateAvatarImage.answering({
      image_url: demoAvatar(10).thumbnail_url,
      trim_id: 't',
    }),
    endpoints.saveGeneratedAvatar.answering({ ...own, name: 'A kind doctor' }),
    linkAvatar.answering(({ params }) => {
      linked.push(params.avatarId);
      return projects.avatar;
    }),
  ]),
  beforeEach: () => {
    linked = [];
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await avatar(canvas, 'Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate AI Avatar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillField(context, dialog.getByRole('textbox', { name: 'Prompt' }), 'A kind doctor');
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save Avatar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getAllByRole('option')[0]).toHaveTextContent('A kind doctor'),
    );
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(linked).toEqual(['avt_own']));
  },
};

/** Bodies of the project updates sent. */
let sent: unknown[] = [];
const noteSettings = updateProject.answering(({ body }) => {
  sent.push(body);
  return { ...projects.avatar, settings: { template: 'tpl' } };
});

// Specification: wizard-more.18
/** Scene, shape, size and captions are saved in the project's settings, and the picture follows. */
export const Look: Story = {
  parameters: atStep(
    'avatar',
    { ...projects.avatar, settings: { template: 'tpl' } },
    [noteSettings],
    {
      backend: onThisDevice(),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    sent = [];
    const region = canvas.getByRole('region', { name: 'Look' });
    // Between the picture and its facts, in view together with the first portraits and Generate.
    await expect(
      region.compareDocumentPosition(canvas.getByText('Length')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    const look = within(region);
    await userEvent.click(look.getByRole('radio', { name: '9:16' }));
    await userEvent.click(look.getByRole('radio', { name: '1080p' }));
    await userEvent.click(look.getByRole('radio', { name: 'Ink' }));
    await userEvent.click(look.getByRole('switch', { name: 'Captions in the picture' }));
    await expect(look.queryByRole('button', { name: /Caption style/ })).toBeNull();
    await expect(canvas.getByText('1080 × 1920')).toBeVisible();
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        settings: {
          template: 'tpl',
          aspect: '9:16',
          resolution: '1080p',
          scene: { colour: 'ink' },
          captions: false,
        },
      }),
    );
  },
};

// Specification: wizard-more.17
/** The chosen presenter is ready on a canvas, at rest until the audio plays. */
export const Live: Story = {
  parameters: atStep('avatar', projects.avatar, [], { backend: onThisDevice() }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Amara' })).toHaveProperty('tagName', 'CANVAS'),
    );
    await expect(canvas.getByText(/Amara speaks your script, made on this device/)).toBeVisible();
    await expect(shown.at(-1)).toBeNull();
  },
};

// Specification: wizard-more.20
/** A device that encodes no more than 720p: shown before Generate, and fixed by the suggested choice. */
export const TooLarge: Story = {
  parameters: atStep('avatar', { ...projects.avatar, settings: { resolution: '1080p' } }, [], {
    backend: onThisDevice(),
  }),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    await expect(
      await canvas.findByText(/cannot make videos of 1920 × 1080: choose 720p\./),
    ).toBeVisible();
    await userEvent.click(generate(canvas));
    const refusal = await canvas.findByText(/cannot make videos of 1920 × 1080: choose 720p\./);
    await expect(refusal.closest('[role=alert]')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '720p' }));
    await waitFor(() => expect(canvas.queryByText(/cannot make videos of/)).toBeNull());
    await expect(canvas.queryByText(/cannot make videos of/)).toBeNull();
  },
};

/** The project as changed on another device while this tab is at the avatar step. */
let elsewhere: WireProject = projects.avatar;
const becomes = (status: WireProject['status'], video_url: string | null) => {
  elsewhere = { ...projects.avatar, status, video_id: 'vid_9', video_url };
  window.dispatchEvent(new Event('focus'));
};
const withAnotherDevice: Pick<Story, 'parameters' | 'beforeEach'> = {
  parameters: atStep('avatar', projects.avatar, [
    getProject.answering(() => elsewhere),
    getVideoStatus.answering({ video_id: 'vid_9', status: 'video_processing', progress: 30 }),
  ]),
  beforeEach: () => {
    elsewhere = projects.avatar;
  },
};

// Specification: wizard-more.24
/** Noticed when the tab regains focus: the finished video is one press away, and nothing is lost. */
export const FinishedElsewhere: Story = {
  ...withAnotherDevice,
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    becomes('completed', SAMPLE_VIDEO_URL);
    await expect(
      await canvas.findByText(/was finished on another device or in another browser/),
    ).toBeVisible();
    await expect(generate(canvas)).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: /Preview/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View Your Video' }));
    await expect(await canvas.findByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  },
};

// Specification: wizard-more.24
/** A render started elsewhere ends editing here only when the user chooses to. */
export const RenderedElsewhere: Story = {
  ...withAnotherDevice,
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    becomes('video_processing', null);
    await userEvent.click(await canvas.findByRole('button', { name: 'View progress' }));
    await canvas.findByRole('heading', { name: 'Processing your video...' });
  },
};

// Specification: wizard-more.20, wizard-more.21
/** No room on this device: shown before Generate, with a way out; the render can still be attempted. */
export const NoRoom: Story = {
  parameters: atStep(
    'avatar',
    projects.avatar,
    [
      generateVideo.answering({ video_id: 'vid_9', status: 'video_processing' }, { status: 202 }),
      getVideoStatus.answering({ video_id: 'vid_9', status: 'video_processing', progress: 3 }),
    ],
    { backend: onThisDevice(undefined, { usedBytes: 5e9 - 1e6, quotaBytes: 5e9 }) },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/1.0 MB are left for Lectern on this device: free some space/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Free some space' }));
    const dialog = await screen.findByRole('dialog', { name: 'Storage is full' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(generate(canvas)).toBeEnabled());
    await userEvent.click(generate(canvas));
    const again = within(await screen.findByRole('dialog', { name: 'Storage is full' }));
    await userEvent.click(again.getByRole('button', { name: 'Try Again' }));
    await canvas.findByRole('heading', { name: 'Processing your video...' });
  },
};

// Specification: wizard-more.21, errors.25
/**
 * A refused render is reported, and Generate can be pressed again. A server without room: its message is in
 * the dialog, and on the page once the dialog is closed.
 */
export const ServerFull: Story = {
  parameters: atStep('avatar', projects.avatar, [
    generateVideo.failing(422, {
      body: { detail: 'The script is longer than the plan allows.' },
      times: 1,
    }),
    generateVideo.failing(507, { body: { detail: 'Your storage is used up.' } }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    await userEvent.click(generate(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error generating video: The script is longer than the plan allows.',
    );
    await expect(generate(canvas)).toBeEnabled();
    await userEvent.click(generate(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Storage is full' }));
    await expect(
      dialog.getByText('Error generating video: Your storage is used up.'),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(
      await canvas.findByText('Error generating video: Your storage is used up.'),
    ).toBeVisible();
  },
};

// Specification: wizard-more.22
/** A saved avatar was deleted: no avatar is selected, and Generate says so. */
export const AvatarGone: Story = {
  parameters: atStep('avatar', { ...projects.avatar, avatar_id: 'avt_gone' }),
  play: async ({ canvas, userEvent }) => {
    await avatar(canvas, 'Amara');
    await expect(canvas.getByText(/not there any more: choose another one/)).toBeVisible();
    await userEvent.click(generate(canvas));
    await expect(await canvas.findByText('Please select an avatar')).toBeVisible();
  },
};

export const Phone: Story = { play: ready, globals: PHONE };
export const Narrow: Story = {
  play: async (context) => {
    await ready(context);
    const filters = context.canvas.getByRole('group', { name: 'Filter presenters' });
    await expect(brokenWords(filters)).toEqual([]);
  },
  globals: { ...NARROW, textSize: '200' },
};
export const Dark: Story = { play: ready, globals: DARK };
export const RightToLeft: Story = { play: ready, globals: { direction: 'rtl' } };
