// Longer than 250 lines: every state and every rule of one page, side by side in the workbench.
import { aiEditMessages } from '@lectern/api-client';
import type { Wire } from '@lectern/api-client/contract';
import { demoProjectsByState, sampleCaptionsUrl } from '@lectern/mocks/fixtures';
import { type HttpHandler, refuse, storyEndpoints } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { fakeStorage, storyFilm } from '../../storage/fakeStorage.ts';
import { paths } from '../../paths.ts';
import { simulateFullDisk } from '../../stories/simulateFullDisk.ts';
import { withApp } from '../../stories/withApp.tsx';
import { AiEditScreen } from './AiEditScreen.tsx';

const { getProject, getVideoStatus, applyAiEdit, listProjects, refreshTokens } =
  storyEndpoints('default');
const { completed, processing, draft } = demoProjectsByState;

/** Responds with the project, including captions and the settings of an earlier edit. */
const answering = (change: Partial<Wire['Project']> = {}) =>
  getProject.answering(() => ({
    ...completed,
    video_data: { ...completed.video_data, captions_url: sampleCaptionsUrl() },
    ...change,
  }));

const sent = fn<(body: unknown) => void>();
/** Accepts the edit and records the request. */
const taking = applyAiEdit.answering(({ body, params }) => {
  sent({ id: params.id, ...body });
  return { success: true, message: 'Done', data: { video_id: params.id } };
});

const withHandlers = (...handlers: HttpHandler[]) => ({
  msw: { handlers: [...handlers, taking, answering()] },
});

const meta = {
  title: 'Screens/AI Edit/AI Edit',
  id: 'screens-ai-edit',
  component: AiEditScreen,
  decorators: [withApp],
  parameters: {
    app: { path: paths.aiEdit(completed.id), route: '/ai-edit' },
    ...withHandlers(),
  },
  beforeEach: () => {
    sent.mockClear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('lectern.aiEdit')) localStorage.removeItem(key);
    }
  },
} satisfies Meta<typeof AiEditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

/** Awaits the form by a template's title, because looking for roles on the whole page is expensive. */
const isReady = (canvas: Canvas) => canvas.findByTitle('Vivid');
const radio = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });

/** The film in the player. */
const film = ({ canvas }: Context) =>
  canvas.getByRole('region', { name: completed.name }).querySelector('video');

/** Chooses a template by its name below the card. */
async function choose({ canvas, userEvent }: Context, name: string): Promise<void> {
  const card = await canvas.findByTitle(name);
  await userEvent.click(card);
  await expect(card.closest('label')?.control).toBeChecked();
}

const apply = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Apply AI Edit' }));

/** Presses a control with the keyboard. */
async function enter(control: HTMLElement, { userEvent }: Pick<Context, 'userEvent'>) {
  control.focus();
  await userEvent.keyboard('{Enter}');
}

/** Pastes the title at once: typing it would re-render the whole page for each key. */
async function entitle({ canvas, userEvent }: Context, words: string): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
  await userEvent.paste(words);
}

const heading = (canvas: Canvas) => canvas.getByRole('heading', { name: 'Apply AI Edit' });

/** Notices fade in. */
async function isSaid(words: string): Promise<void> {
  const notice = await screen.findByText(words);
  await waitFor(() => expect(notice).toBeVisible());
}

// Specification: routes.7, edit-page.6, edit-page.7, edit-page.11, edit-page.13, roles.6, edit.7, edit.23
/** The first template is chosen; name and length below the video, captions and title over it. */
export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context;
    await isReady(canvas);
    await expect(radio(canvas, 'Vivid')).toBeChecked();
    await expect(canvas.getByRole('region', { name: completed.name })).toBeVisible();
    await expect(canvas.getByText('0:05')).toBeVisible();
    await expect(film(context)).toHaveAttribute('poster', completed.video_data?.thumbnail_url);
    for (const part of [
      'Choose AI edit template',
      'Audio Enhancement',
      'Background Music',
      'Additional Settings',
    ]) {
      await expect(canvas.getByRole('region', { name: part })).toBeVisible();
    }
    await expect(canvas.getByRole('switch', { name: 'Apply AI edit' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Personalize' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Duration' })).toHaveValue('3');
    await expect(canvas.getByRole('button', { name: /Medium.*B-roll frequency/ })).toBeVisible();
    await expect(canvas.getByText(/up to 5 \(low\), 10 \(medium\) or 15 \(high\)/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Enhance audio' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Remove filler words' })).not.toBeChecked();
    for (const [name, value] of [
      ['Volume', '15'],
      ['Sound effects volume', '30'],
    ] as const) {
      const slider = canvas.getByRole('slider', { name });
      await expect(slider).toHaveValue(value);
      await expect(slider).toHaveAttribute('min', '0');
      await expect(slider).toHaveAttribute('max', '100');
    }
    const colors = within(canvas.getByRole('listbox', { name: 'Highlight color' }));
    await expect(colors.getAllByRole('option')).toHaveLength(19);
    await expect(canvas.queryByRole('radio', { name: /Kinetic|Vortex/ })).toBeNull();
    await expect(canvas.getAllByRole('radio')).toHaveLength(13);
  },
};

// Specification: edit-page.8, edit.26
/**
 * Captions from the file, not the script, under a title in the look's own typeface; when switched off, none
 * of it, and the template's controls are disabled.
 */
export const Previewed: Story = {
  parameters: withHandlers(answering({ script: 'Other words entirely.' })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Impact');
    await entitle(context, 'Meet Lectern');
    const spoken = await canvas.findByText('Welcome');
    await expect(getComputedStyle(spoken).fontFamily).toContain('Anton');
    await expect(getComputedStyle(spoken).color).toBe('rgb(234, 203, 31)');
    await userEvent.click(canvas.getByRole('option', { name: 'Rose' }));
    await waitFor(() => expect(getComputedStyle(spoken).color).toBe('rgb(240, 100, 140)'));
    await expect(canvas.getByText('Meet')).toBeVisible();
    await expect(canvas.queryByText('Other')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Apply AI edit' }));
    await expect(canvas.queryByText('Meet')).toBeNull();
    await expect(canvas.queryByText('Welcome')).toBeNull();
    await expect(canvas.getByText(/only the audio, music and additional settings/)).toBeVisible();
    await expect(radio(canvas, 'Vivid')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Personalize' })).toBeDisabled();
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvas }) => isReady(canvas).then(),
};

// Specification: edit-page.10, roles.6
/** Beta users see beta templates. */
export const BetaUser: Story = {
  globals: { user: 'beta' },
  play: async (context) => {
    await choose(context, 'Kinetic');
    await expect(radio(context.canvas, 'Vortex, beta')).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: /B-roll type/ })).toBeVisible();
  },
};

// Specification: edit-page.11, edit-page.12
/** Each template shows exactly its own options. */
export const OptionsByTemplate: Story = {
  globals: { user: 'beta' },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const OPTIONS = [
      'Title',
      'Listicle style',
      'B-roll type',
      'B-roll frequency',
      'Background video',
    ];
    const shown = () => {
      const labels = [...canvasElement.querySelectorAll('label, span')];
      const texts = new Set(labels.map(({ textContent }) => textContent));
      return OPTIONS.filter((name) => texts.has(name)).join(', ');
    };
    for (const [template, options] of [
      ['Vivid 2', 'Title, Listicle style, B-roll frequency'],
      ['Storyteller', 'Title, B-roll type, B-roll frequency'],
      ['Satisfying', 'Title, Background video'],
      ['Movie Night', 'Title'],
      ['Split', 'Title, B-roll type'],
      ['Vortex', 'Title, B-roll frequency'],
      ['Clean', ''],
    ] as const) {
      await choose(context, template);
      await expect(`${template}: ${shown()}`).toBe(`${template}: ${options}`);
    }
    await expect(canvas.queryByRole('button', { name: 'Personalize' })).toBeNull();
  },
};

// Specification: edit.11
/** The title is written from the script unless the user chooses to write it; switching back clears it. */
export const TitleModes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Storyteller');
    const field = canvas.getByRole('textbox', { name: 'Title text' });
    await expect(field).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await expect(field).toBeEnabled();
    await userEvent.click(field);
    await userEvent.paste('Once upon a spring');
    await expect(field).toHaveValue('Once upon a spring');
    await userEvent.click(canvas.getByRole('radio', { name: 'AI generated' }));
    await expect(field).toBeDisabled();
    await expect(field).toHaveValue('');
  },
};

// Specification: edit.14, edit.17
/** A second video: seven positions by arrow keys, its shape, its stroke. */
export const BackgroundVideo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Satisfying');
    const fields = within(canvas.getByRole('region', { name: 'Background video' }));
    const place = fields.getByRole('radio', { name: 'top right' });
    await expect(place).toBeChecked();
    place.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(fields.getByRole('radio', { name: 'middle center' })).toBeChecked();
    await expect(canvas.getByText('Position: middle center')).toBeVisible();
    await userEvent.click(fields.getByRole('radio', { name: 'Circle' }));
    await userEvent.click(fields.getByRole('button', { name: 'Stroke color: #FFDF06' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stroke color' }));
    await userEvent.click(dialog.getByRole('option', { name: 'Crimson' }));
    await userEvent.keyboard('{Escape}');
    await expect(
      await fields.findByRole('button', { name: 'Stroke color: #B91C3A' }),
    ).toBeVisible();
    const width = canvas.getByRole('textbox', { name: 'Stroke width' });
    await userEvent.clear(width);
    // A rejected submit expands the section of an invalid field.
    await userEvent.click(canvas.getByRole('button', { name: 'Personalize' }));
    await waitFor(() => expect(width).not.toBeVisible());
    await apply(context);
    await expect(await canvas.findByText("'Stroke width' is required")).toBeVisible();
    await waitFor(() => expect(width).toHaveFocus());
    await userEvent.type(width, '-9e99{Enter}');
    await expect(width).toHaveValue('999');
    // A corrected field loses its message.
    await expect(canvas.queryByText("'Stroke width' is required")).toBeNull();
  },
};

// Specification: edit.12
/** No music with Chill Guy; with other templates, volume and fades show only while music is on. */
export const MusicNotAvailable: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Chill Guy');
    const barred = canvas.getByRole('checkbox', {
      name: 'Add background music (Not available with Chill Guy template)',
    });
    await expect(barred).toBeDisabled();
    await expect(barred).not.toBeChecked();
    await expect(canvas.queryByRole('slider', { name: 'Volume' })).toBeNull();
    await choose(context, 'Vivid');
    const music = canvas.getByRole('checkbox', { name: 'Add background music' });
    await expect(music).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Fade in' })).toHaveValue('2');
    await userEvent.click(music);
    await expect(canvas.queryByRole('textbox', { name: 'Fade in' })).toBeNull();
  },
};

// Specification: edit-page.14, edit.13, edit.14, edit.15
/** Invalid input is rejected: emoji, HTML, text instead of numbers, numbers out of range. */
export const BadInput: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isReady(canvas);
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(title);
    await userEvent.paste('😀'.repeat(5000));
    await expect(title).toHaveValue('');
    // A dead key first shows its accent alone, which a title may not contain; the letter keeps it.
    await fireEvent.compositionStart(title);
    await fireEvent.input(title, { target: { value: '´' } });
    await expect(title).toHaveValue('´');
    await fireEvent.input(title, { target: { value: 'é' } });
    await fireEvent.compositionEnd(title);
    await expect(title).toHaveValue('é');
    await fireEvent.compositionStart(title);
    await fireEvent.input(title, { target: { value: 'é´' } });
    await fireEvent.compositionEnd(title);
    await expect(title).toHaveValue('é');
    await userEvent.clear(title);
    await userEvent.paste(`<b>Hi</b> ${'x'.repeat(90)}`);
    await expect(title).toHaveValue(`bHib ${'x'.repeat(45)}`);
    const duration = canvas.getByRole('textbox', { name: 'Duration' });
    await userEvent.clear(duration);
    await userEvent.type(duration, 'three{Enter}');
    await expect(duration).toHaveValue('');
    await userEvent.type(duration, '12345{Enter}');
    await expect(duration).toHaveValue('123');
    const fade = canvas.getByRole('textbox', { name: 'Fade in' });
    await userEvent.clear(fade);
    await userEvent.type(fade, '-99{Enter}');
    await expect(fade).toHaveValue('10');
    const hex = canvas.getByRole('textbox', { name: 'Highlight color, hex value' });
    await userEvent.clear(hex);
    await userEvent.paste('#2F80ED');
    await userEvent.keyboard('{Enter}');
    await apply(context);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          id: completed.video_id,
          aiEditSettings: expect.objectContaining({
            template: 'vivid',
            subtitleHighlightColor: '#2f80edff',
            title: { text: `bHib ${'x'.repeat(45)}`, duration: 123 },
          }),
          bgmData: { volume: 15, fadeIn: 10, fadeOut: 2 },
        }),
      ),
    );
  },
};

// Specification: edit-page.5, edit.4
/** The edit is being submitted, once however often the button is pressed; both buttons are disabled. */
export const Submitting: Story = {
  parameters: withHandlers(applyAiEdit.pending),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isReady(canvas);
    const button = canvas.getByRole('button', { name: /Apply AI Edit/ });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

// Specification: edit.19
/** The whole edit is sent, announced once, My Videos opens, and no draft is left for the next visit. */
export const Applied: Story = {
  parameters: { app: { path: paths.aiEdit(completed.id), route: '/ai-edit' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isReady(canvas);
    await entitle(context, 'Meet the spring line');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Apply AI Edit' }));
    // The specification's message, followed by what happens to the edit.
    await isSaid(`${aiEditMessages.applied}. The edited video is being made.`);
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(JSON.stringify(localStorage)).not.toContain('Meet the spring line');
  },
};

const saying =
  (words: string): Story['play'] =>
  async (context) => {
    await isReady(context.canvas);
    await apply(context);
    await isSaid(`Failed to apply AI edit: ${words}`);
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  };

// Specification: edit.18, effects.17
/** The server's reason, here a full disk. */
export const StorageFull: Story = {
  parameters: withHandlers(
    applyAiEdit.failing(507, { body: { detail: 'This device is out of space for Lectern.' } }),
  ),
  play: saying('This device is out of space for Lectern.'),
};

const device = fakeStorage(() => [storyFilm('Quarterly update', 1_100, 3, 161)]);

/** On the user's own device, the dialog lets them free space, and the edit continues. */
export const StorageFullOnDevice: Story = {
  parameters: {
    app: { path: paths.aiEdit(completed.id), route: '/ai-edit', backend: device.backend },
    ...withHandlers(applyAiEdit.failing(507, { body: { detail: 'No room.' }, times: 1 })),
  },
  beforeEach: device.reset,
  play: async (context) => {
    await isReady(context.canvas);
    await apply(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Storage is full' }));
    await expect(dialog.getByText('Failed to apply AI edit: No room.')).toBeInTheDocument();
    await expect(await dialog.findByRole('listitem')).toHaveTextContent('Quarterly update');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

// Specification: edit.18
export const Offline: Story = {
  parameters: withHandlers(applyAiEdit.offline),
  play: saying('No response received from server. Please check your internet connection.'),
};

// Specification: edit.24
/** The session ends while the edit is being submitted: the choices are restored after the next sign-in. */
export const SessionEnded: Story = {
  parameters: withHandlers(applyAiEdit.failing(401), refreshTokens.failing(401)),
  play: async (context) => {
    const { canvas } = context;
    await isReady(canvas);
    await entitle(context, 'Keep me');
    await apply(context);
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(JSON.stringify(localStorage)).toContain('Keep me');
  },
};

// Specification: edit.16, edit.19
/** A template that the user may no longer use is left for them to replace. */
export const NoTemplate: Story = {
  parameters: withHandlers(answering({ settings: { aiEditSettings: { template: 'vortex' } } })),
  play: async (context) => {
    await isReady(context.canvas);
    await expect(radio(context.canvas, 'Vivid')).not.toBeChecked();
    await apply(context);
    await isSaid(aiEditMessages.noTemplate);
    await expect(sent).not.toHaveBeenCalled();
  },
};

// Specification: edit.6, effects.16
/** The video's own settings from an earlier edit. */
export const EditedBefore: Story = {
  parameters: withHandlers(
    answering({
      settings: {
        aiEditSettings: { template: 'impact', title: { text: 'All of it', duration: 7 } },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await isReady(canvas);
    await expect(radio(canvas, 'Impact')).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('All of it');
    await expect(canvas.getByRole('textbox', { name: 'Duration' })).toHaveValue('7');
  },
};

const logged = (action: string, video_id: string) => ({
  action,
  timestamp: '2026-03-02T09:00:00Z',
  details: { video_id },
});
/** A project whose video is an AI edit of an earlier video. */
const editedOnce = answering({
  video_id: 'vid_edit',
  activity_log: [logged('video_completed', 'vid_film'), logged('ai_edit_applied', 'vid_edit')],
});

// Specification: edit-page.8, edit.27
/**
 * An edit is never applied on top of an edit: the original is previewed and edited, also when the template
 * is switched off and only the rest is applied.
 */
export const OriginalOfAnEdit: Story = {
  parameters: withHandlers(
    editedOnce,
    getVideoStatus.answering(({ params }) =>
      params.id === 'vid_film'
        ? { status: 'completed', video_url: `${completed.video_url}#original` }
        : refuse(404),
    ),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isReady(canvas);
    await expect(film(context)).toHaveAttribute('src', `${completed.video_url}#original`);
    await userEvent.click(canvas.getByRole('switch', { name: 'Apply AI edit' }));
    await apply(context);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          id: 'vid_film',
          additionalFeatures: expect.objectContaining({ applyAiEdit: false }),
        }),
      ),
    );
  },
};

// Specification: edit.27
/** The server no longer has the original, so the edit is what gets edited. */
export const OriginalGone: Story = {
  parameters: withHandlers(editedOnce, getVideoStatus.failing(404)),
  play: async (context) => {
    await isReady(context.canvas);
    await expect(film(context)).toHaveAttribute('src', completed.video_url);
    await apply(context);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 'vid_edit' })),
    );
  },
};

const KEY = (id: string) => `lectern.aiEdit.demo.${id}`;

// Specification: edit.24
/** Left halfway and reopened: the choices are restored and can be discarded. */
export const Restored: Story = {
  beforeEach: () => {
    const form = { template: 'paper', titleText: 'Cut by hand' };
    localStorage.setItem(KEY(completed.id), JSON.stringify({ version: 1, form }));
  },
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    await expect(canvas.getByText(/your choices from last time/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Cut by hand');
    await enter(canvas.getByRole('button', { name: 'Start over' }), { userEvent });
    await expect(radio(canvas, 'Vivid')).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Apply AI edit' })).toHaveFocus(),
    );
    await expect(canvas.queryByText(/your choices from last time/)).toBeNull();
    await expect(localStorage.getItem(KEY(completed.id))).toBeNull();
  },
};

// Specification: edit.24
/** A browser without storage says so before anything is lost. */
export const NotKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await isReady(canvas);
    const allow = simulateFullDisk();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remove silences' }));
    await expect(await canvas.findByText(/cannot keep your choices/)).toBeVisible();
    allow();
  },
};

// Specification: edit-page.2
export const Loading: Story = {
  parameters: withHandlers(getProject.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading video data...');
  },
};

/** One of many films; every second one is edited. */
function filmOf(number: number): Wire['Project'] {
  const [id, original] = [`prj_${number}`, `vid_${number}`];
  const isEdited = number % 2 === 0;
  const edit = `${original}_edited`;
  const entry = (action: string, videoId: string) => ({
    ...{ action, timestamp: completed.updated_at, details: { video_id: videoId } },
  });
  return {
    ...completed,
    ...{ _id: id, id, name: `Opening hours, week ${number}` },
    video_id: isEdited ? edit : original,
    activity_log: [
      entry('video_completed', original),
      ...(isEdited ? [entry('ai_edit_applied', edit)] : []),
    ],
  };
}

const isNotFound = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('heading', { name: 'No video found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go Back to Videos' })).toHaveAttribute(
    'href',
    '/videos',
  );
};

/** The one finished video at the top of its list. Returns its link. */
async function isListed(canvas: Canvas): Promise<HTMLElement> {
  const choice = await canvas.findByRole('list', { name: 'Videos to edit' });
  await expect(within(choice).getAllByRole('link')).toHaveLength(1);
  const link = within(choice).getByRole('link', { name: /Spring launch/ });
  await expect(link.getBoundingClientRect().bottom).toBeLessThan(450);
  // Stated once, on the page.
  await expect(screen.getByText(RegExp(aiEditMessages.noVideo))).toBe(
    canvas.getByText(/^No video selected\. Choose a film/),
  );
  await expect(canvas.getByText('1 film')).toBeVisible();
  await expect(
    await canvas.findByText(/^1 video is not listed; a film can be edited/),
  ).toBeVisible();
  return link;
}

// Specification: edit-page.1, edit-page.3, edit.16, edit.19
/**
 * Opened from the sidebar: the finished videos are at the top, without a notice above them. A video that
 * this device has deleted and freed is not counted.
 */
export const NoVideo: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit', backend: device.backend },
    ...withHandlers(listProjects.answering({ items: [completed, draft], pages: 1, total: 2 })),
  },
  beforeEach: () => {
    const edits = { names: {}, deleted: ['prj_freed'] };
    localStorage.setItem('lectern.projectEdits.demo', JSON.stringify(edits));
    return () => localStorage.removeItem('lectern.projectEdits.demo');
  },
  play: async ({ canvas, userEvent }) => {
    await enter(await isListed(canvas), { userEvent });
    await isReady(canvas);
    await expect(radio(canvas, 'Vivid')).toBeChecked();
    await waitFor(() => expect(heading(canvas)).toHaveFocus());
  },
};

/** No finished video, as in a new account: the empty state links to the ways to make one. */
export const NoFilm: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(listProjects.empty),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No film to edit yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Video' })).toHaveAttribute(
      'href',
      '/create',
    );
    await expect(canvas.getByRole('link', { name: 'Browse templates' })).toBeVisible();
  },
};

/** The list of films failed to load; a retry is offered. */
export const FilmsFailed: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(listProjects.failing(403)),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Failed to load your videos. Please try again later.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

/** Two columns, with the length in the text below the picture. */
export const NoVideoPhone: Story = {
  ...NoVideo,
  globals: { viewport: { value: 'mobile2' } },
  play: ({ canvas }) => isListed(canvas).then(),
};

/** The empty state on a phone, its buttons as wide as the page. */
export const NoFilmPhone: Story = {
  ...NoFilm,
  globals: { viewport: { value: 'mobile2' } },
};

/** The films are loading. */
export const FilmsLoading: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(listProjects.pending),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading videos…')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search videos' })).toBeEnabled();
  },
};

/** No film matches the search. */
export const NoMatch: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(
      listProjects.answering(({ query }) =>
        query.search === undefined
          ? { items: [completed], pages: 1, total: 1 }
          : { items: [], pages: 0, total: 0 },
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Spring launch/ });
    const search = canvas.getByRole('searchbox', { name: 'Search videos' });
    await userEvent.click(search);
    await userEvent.paste('aurora');
    await expect(await canvas.findByText(/^Nothing matches “aurora”/)).toBeVisible();
    await expect(canvas.getByText('0 films')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'No film to edit yet' })).toBeNull();
    await userEvent.clear(search);
    await expect(await canvas.findByRole('link', { name: /Spring launch/ })).toBeVisible();
  },
};

/** A film is found by the title that it has in this browser, and not by the one on the server. */
export const RenamedFilm: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(
      listProjects.answering(({ query }) =>
        query.search === 'welcome'
          ? { items: [], pages: 0, total: 0 }
          : { items: [completed], pages: 1, total: 1 },
      ),
    ),
  },
  beforeEach: () => {
    const names = { [completed.id]: 'Welcome to the workshop' };
    localStorage.setItem('lectern.projectEdits.demo', JSON.stringify({ names, deleted: [] }));
    return () => localStorage.removeItem('lectern.projectEdits.demo');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Welcome to the workshop/ });
    const search = canvas.getByRole('searchbox', { name: 'Search videos' });
    await userEvent.click(search);
    await userEvent.paste('spring');
    await expect(await canvas.findByText(/^Nothing matches “spring”/)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.paste('welcome');
    await expect(await canvas.findByText('1 film')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Welcome to the workshop/ })).toBeVisible();
  },
};

/** A search failed: its words stay in the field, to be changed. */
export const SearchFailed: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(
      listProjects.answering(({ query }) =>
        query.search === undefined ? { items: [completed], pages: 1, total: 1 } : refuse(403),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Spring launch/ });
    const search = canvas.getByRole('searchbox', { name: 'Search videos' });
    await userEvent.click(search);
    await userEvent.paste('aurora');
    await expect(
      await canvas.findByText('Failed to load your videos. Please try again later.'),
    ).toBeVisible();
    await expect(search).toHaveFocus();
    await userEvent.clear(search);
    await expect(await canvas.findByRole('link', { name: /Spring launch/ })).toBeVisible();
  },
};

/** Edited films are labelled; a button loads more. */
export const ManyFilms: Story = {
  parameters: {
    app: { path: paths.aiEdit(), route: '/ai-edit' },
    ...withHandlers(
      listProjects.answering(({ query }) => {
        const page = Number(query.page ?? 1);
        const length = page === 1 ? 20 : 2;
        const items = Array.from({ length }, (_, index) => filmOf(page * 100 + index));
        return { items, pages: 2, total: 22 };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('list', { name: 'Videos to edit' });
    await expect(within(choice).getAllByRole('link')).toHaveLength(20);
    await expect(within(choice).getAllByText('Edited')).toHaveLength(10);
    await expect(canvas.getByText('22 films')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Load more/ }));
    await waitFor(() => expect(within(choice).getAllByRole('link')).toHaveLength(22));
  },
};

// Specification: edit-page.3
export const NotFound: Story = {
  parameters: withHandlers(getProject.failing(404)),
  play: ({ canvas }) => isNotFound(canvas),
};

// Specification: edit-page.4, edit.19
/** The request failed; the retry loads the video. */
export const LoadFailed: Story = {
  parameters: withHandlers(getProject.failing(403, { times: 1 })),
  play: async ({ canvas, userEvent }) => {
    await isNotFound(canvas);
    await expect(await screen.findAllByText(aiEditMessages.loadFailed)).not.toHaveLength(0);
    await enter(canvas.getByRole('button', { name: 'Try Again' }), { userEvent });
    await isReady(canvas);
    await expect(radio(canvas, 'Vivid')).toBeChecked();
    await waitFor(() => expect(heading(canvas)).toHaveFocus());
  },
};

// Specification: edit.25
export const StillProcessing: Story = {
  parameters: withHandlers(getProject.answering(processing)),
  play: async ({ canvas }) => {
    await isNotFound(canvas);
    await expect(canvas.getByText(/still being made/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See progress' })).toHaveAttribute(
      'href',
      paths.project(processing.id),
    );
  },
};

// Specification: edit.25
export const NoVideoYet: Story = {
  parameters: withHandlers(getProject.answering(draft)),
  play: async ({ canvas }) => {
    await isNotFound(canvas);
    await expect(canvas.getByRole('link', { name: 'Go on with it' })).toHaveAttribute(
      'href',
      paths.project(draft.id),
    );
  },
};

// Specification: edit.25
export const FileGone: Story = {
  parameters: withHandlers(answering({ video_data: null, video_url: null })),
  play: async ({ canvas }) => {
    await isNotFound(canvas);
    await expect(canvas.getByText('The file of this video is gone.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make it again' })).toHaveAttribute(
      'href',
      paths.project(completed.id),
    );
  },
};

export const Phone: Story = {
  tags: ['visual-phone'],
  globals: { viewport: { value: 'mobile2' } },
  play: (context) => choose(context, 'Satisfying'),
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async (context) => {
    await choose(context, 'Satisfying');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: (context) => choose(context, 'Storyteller'),
};
