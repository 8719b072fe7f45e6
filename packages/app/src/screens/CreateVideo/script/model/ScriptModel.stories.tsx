import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../../CreateVideoScreen.tsx';
import { installModel, NEVER } from '../../stories/storyModel.ts';
import { PROMPT, storyWriter, WRITTEN } from '../../stories/storyWriter.ts';
import {
  withoutProject,
  DARK,
  endpoints,
  NARROW,
  onThisDevice,
  PHONE,
} from '../../stories/wizardStory.ts';

const OURS = `${WRITTEN} Thank you.`;
const BY_US = 'Written by Lectern’s writer';
const BY_MODEL = 'Written by your browser’s model, on this device';
const QUESTION = 'Write with your browser’s model?';
const written = withoutProject('script', [
  endpoints.generateScript.answering({ id: 'scr_9', text: OURS }),
]);

const meta = {
  title: 'Screens/Create video/Script/Browser’s model',
  id: 'screens-create-video-script-model',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: {
    ...written,
    app: { ...written.app, backend: { ...onThisDevice(), writer: storyWriter } },
  },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Gives the browser a model for the duration of a story. */
const withModel = (...model: Parameters<typeof installModel>) => ({
  beforeEach: () => installModel(...model).uninstall,
});

const pressGenerate = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Generate' }));

async function generate(canvas: Canvas): Promise<HTMLElement> {
  const area = await canvas.findByRole('textbox', { name: 'Script' });
  await userEvent.click(canvas.getByRole('textbox', { name: 'What is your video about?' }));
  await userEvent.paste(PROMPT);
  await pressGenerate(canvas);
  return area;
}
const question = async () => within(await screen.findByRole('dialog', { name: QUESTION }));
const download = (canvas: Canvas) =>
  canvas.queryByRole('complementary', { name: 'The model downloads' });

/** Written on this device; Lectern's writer is one press away. */
export const Written: Story = {
  ...withModel('available', [WRITTEN.slice(0, 50), WRITTEN.slice(50)]),
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await canvas.findByText(BY_MODEL);
    await expect(area).toHaveValue(WRITTEN);
    await userEvent.click(canvas.getByRole('button', { name: 'Use Lectern’s writer' }));
    await canvas.findByText(BY_US);
    await expect(area).toHaveValue(OURS);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(area).toHaveValue(WRITTEN);
    await canvas.findByText(BY_MODEL);
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await canvas.findByText(BY_US);
    // Redo has no step left and passes the focus on; the picture shows the page at rest.
    canvas.getByRole('button', { name: 'Undo' }).blur();
  },
};

const shown: Story = {
  ...withModel('available', [WRITTEN]),
  play: async ({ canvas }) => {
    await generate(canvas);
    await expect(await canvas.findByText(BY_MODEL)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use Lectern’s writer' })).toBeVisible();
  },
};
export const WrittenDark: Story = { ...shown, globals: DARK };
export const WrittenOnAPhone: Story = { ...shown, globals: PHONE };
export const WrittenNarrow: Story = { ...shown, globals: NARROW };

/** Words appear as they are written; Cancel restores the previous text. */
export const Streaming: Story = {
  ...withModel('available', [WRITTEN.slice(0, 50), WRITTEN.slice(50)], NEVER),
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await waitFor(() => expect(area).toHaveValue(WRITTEN.slice(0, 50).trim()));
    await expect(area).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(area).toHaveValue(''));
    await expect(area).not.toHaveAttribute('readonly');
  },
};

/** A refusal is not shown as a script: Lectern's writer takes over. */
export const Refused: Story = {
  ...withModel('available', ['I am sorry, but I cannot help with that.']),
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await canvas.findByText(BY_US);
    await expect(area).toHaveValue(OURS);
    await expect(canvas.queryByText(/sorry/)).toBeNull();
  },
};

/** Nothing is downloaded without asking; the browser does not report a size, so none is shown. */
export const Asking: Story = {
  ...withModel('downloadable', [WRITTEN], NEVER),
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    const dialog = await question();
    await waitFor(() => expect(dialog.getByText('Size not told by the browser')).toBeVisible());
    await expect(dialog.getByRole('checkbox', { name: 'Do not ask again' })).not.toBeChecked();
    await expect(area).toHaveValue('');
    await expect(download(canvas)).toBeNull();
  },
};
export const AskingDark: Story = { ...Asking, globals: DARK };
export const AskingOnAPhone: Story = { ...Asking, globals: PHONE };

/** Escape means no: Lectern's writer takes over, and the next Generate asks again. */
export const Declined: Story = {
  ...withModel('downloadable', [WRITTEN], NEVER),
  play: async ({ canvas }) => {
    await generate(canvas);
    await question();
    await userEvent.keyboard('{Escape}');
    await canvas.findByText(BY_US);
    await expect(download(canvas)).toBeNull();
    await pressGenerate(canvas);
    const dialog = await question();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Do not ask again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use Lectern’s writer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled());
    await pressGenerate(canvas);
    // The model is still available through a button.
    await userEvent.click(await canvas.findByRole('button', { name: 'Use your browser’s model' }));
    await question();
  },
};

/** Lectern's writer writes during the download. Cancel stops it. */
export const Downloading: Story = {
  ...withModel('downloadable', [WRITTEN], NEVER),
  play: async ({ canvas }) => {
    await generate(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Download' }));
    await canvas.findByText(BY_US);
    const aside = await canvas.findByRole('complementary', { name: 'The model downloads' });
    await expect(await within(aside).findByText('38%')).toBeVisible();
  },
};
export const DownloadingDark: Story = { ...Downloading, globals: DARK };
export const DownloadingOnAPhone: Story = { ...Downloading, globals: PHONE };

/** Cancel stops the download; the model is still offered. */
export const DownloadCancelled: Story = {
  ...withModel('downloadable', [WRITTEN], NEVER),
  play: async (context) => {
    const { canvas } = context;
    await Downloading.play?.(context);
    await expect(canvas.queryByRole('button', { name: 'Use your browser’s model' })).toBeNull();
    const aside = within(canvas.getByRole('complementary', { name: 'The model downloads' }));
    await userEvent.click(aside.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(download(canvas)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Use your browser’s model' })).toBeVisible();
  },
};

/** After the download, the model can write the same script at a press. */
export const Downloaded: Story = {
  ...withModel('downloadable', [WRITTEN]),
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Download' }));
    await screen.findByText('Your browser’s model is ready.');
    await canvas.findByText(BY_US);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use your browser’s model' }));
    await canvas.findByText(BY_MODEL);
    await expect(area).toHaveValue(WRITTEN);
  },
};

/** A failed download is reported, and changes nothing. */
export const DownloadFailed: Story = {
  ...withModel('downloadable', [new Error('No room.')]),
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Download' }));
    await screen.findByText('The model could not be downloaded.');
    await canvas.findByText(BY_US);
    await expect(area).toHaveValue(OURS);
  },
};
