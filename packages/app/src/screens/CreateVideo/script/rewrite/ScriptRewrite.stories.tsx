import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ScriptWriter } from '../../../../backend/scriptWriter.ts';
import { withApp } from '../../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../../CreateVideoScreen.tsx';
import { installModel, NEVER } from '../../stories/storyModel.ts';
import { storyWriter, WRITTEN } from '../../stories/storyWriter.ts';
import { atStep, DARK, onThisDevice, PHONE, projects } from '../../stories/wizardStory.ts';

const withScript = atStep('script', { ...projects.script, script: WRITTEN });
const backend = { ...onThisDevice(), writer: storyWriter };
/** A backend on this device whose writer rewrites as given. */
const rewritingBy = (rewrite: ScriptWriter['rewrite']) => ({
  app: { ...withScript.app, backend: { ...backend, writer: { ...storyWriter, rewrite } } },
});

const meta = {
  title: 'Screens/Create video/Script/Rewrite',
  id: 'screens-create-video-script-rewrite',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: { ...withScript, app: { ...withScript.app, backend } },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const PASSAGE = 'Then dry with a paper towel.';
const SHORT = 'Dry with a towel.';
const AT = WRITTEN.indexOf(PASSAGE);

async function area(canvas: Canvas): Promise<HTMLTextAreaElement> {
  const found = await canvas.findByRole('textbox', { name: 'Script' });
  if (!(found instanceof HTMLTextAreaElement)) throw new Error('no text area');
  await waitFor(() => expect(found).toHaveValue(WRITTEN));
  return found;
}
const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string =>
  value.slice(selectionStart, selectionEnd);

async function rewrite(canvas: Canvas, manner: string): Promise<HTMLTextAreaElement> {
  const text = await area(canvas);
  text.focus();
  text.setSelectionRange(AT, AT + PASSAGE.length);
  await userEvent.click(canvas.getByRole('button', { name: 'Rewrite' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: manner }));
  return text;
}

/** The ways to rewrite a passage. */
export const Manners: Story = {
  play: async ({ canvas }) => {
    await area(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Rewrite' }));
    await screen.findByRole('menu', { name: 'Rewrite the selected passage' });
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Shorter', 'Longer', 'Simpler', 'Friendlier']);
  },
};
export const MannersDark: Story = { ...Manners, globals: DARK };
export const MannersOnAPhone: Story = { ...Manners, globals: PHONE };

/** The selected passage, rewritten: a single undo step, which selects it again. */
export const Rewritten: Story = {
  play: async ({ canvas }) => {
    const text = await rewrite(canvas, 'Simpler');
    await waitFor(() => expect(selected(text)).toBe('Then dry with a paper towel, simpler.'));
    await screen.findByText('Rewritten by Lectern’s writer.');
    await expect(text).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(text).toHaveValue(WRITTEN);
    await waitFor(() => expect(selected(text)).toBe(PASSAGE));
  },
};
export const RewrittenDark: Story = { ...Rewritten, globals: DARK };

/** Without a selection, the paragraph at the caret is rewritten. */
export const Paragraph: Story = {
  play: async ({ canvas }) => {
    const text = await area(canvas);
    text.focus();
    text.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Rewrite' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Shorter' }));
    await waitFor(() => expect(text.value).toMatch(/^Welcome to .* nurses, shorter\.\n\nUse soap/));
  },
};

/** Holds back the end of what the browser's model writes. */
let finish = () => {};

/**
 * The browser's model writes in place, if the browser has one. Users who go on with another field stay there.
 */
export const ByTheModel: Story = {
  beforeEach: () => {
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return installModel('available', ['Dry with', ' a towel.'], gate).uninstall;
  },
  play: async ({ canvas }) => {
    const text = await rewrite(canvas, 'Shorter');
    await waitFor(() => expect(text).toHaveValue(WRITTEN.replace(PASSAGE, 'Dry with')));
    const prompt = canvas.getByRole('textbox', { name: 'What is your video about?' });
    await userEvent.click(prompt);
    finish();
    await screen.findByText('Rewritten by your browser’s model, on this device.');
    await expect(text).toHaveValue(WRITTEN.replace(PASSAGE, SHORT));
    await expect(selected(text)).toBe(SHORT);
    await expect(prompt).toHaveFocus();
  },
};

/** Escape, or Stop, restores the passage. */
export const Streaming: Story = {
  beforeEach: () => installModel('available', ['Dry with', ' a towel.'], NEVER).uninstall,
  play: async ({ canvas }) => {
    const text = await rewrite(canvas, 'Shorter');
    await waitFor(() => expect(text).toHaveValue(WRITTEN.replace(PASSAGE, 'Dry with')));
    await expect(text).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveValue(WRITTEN));
    await expect(selected(text)).toBe(PASSAGE);
    await rewrite(canvas, 'Shorter');
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(text).toHaveValue(WRITTEN));
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

/** If there is nothing to change, the page says so. */
export const NothingToChange: Story = {
  parameters: rewritingBy(({ passage }) => Promise.resolve(passage)),
  play: async ({ canvas }) => {
    const text = await rewrite(canvas, 'Simpler');
    await screen.findByText('The passage stays as it is: there is nothing to change.');
    await expect(text).toHaveValue(WRITTEN);
    await expect(selected(text)).toBe(PASSAGE);
  },
};

/** The writer does not load. */
export const Failed: Story = {
  parameters: rewritingBy(() => Promise.reject(new Error('Not loaded.'))),
  play: async ({ canvas }) => {
    const text = await rewrite(canvas, 'Simpler');
    await screen.findByText('The passage could not be rewritten. Try again.');
    await expect(text).toHaveValue(WRITTEN);
  },
};

/** Both writers support only English. */
export const AnotherLanguage: Story = {
  parameters: atStep(
    'script',
    { ...projects.script, script: 'Guten Morgen zusammen, heute waschen wir uns die Hände.' },
    [],
    { backend },
  ),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Script' });
    await waitFor(() => expect(text).toHaveTextContent(/Guten Morgen/));
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Rewrite' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Friendlier' }));
    await screen.findByText('Only English can be rewritten.');
    await expect(text).toHaveTextContent(/^Guten Morgen .* Hände\.$/);
  },
};
