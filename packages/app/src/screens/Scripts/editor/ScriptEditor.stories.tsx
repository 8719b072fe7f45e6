import { demoScript, demoScripts } from '@lectern/mocks/fixtures';
import { type HttpHandler, noteCalls, storyEndpoints } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../stories/withApp.tsx';
import { ScriptsScreen } from '../ScriptsScreen.tsx';

const { listScripts, createScript, deleteScript, getScript } = storyEndpoints('default');
const FIRST = demoScript(0);
const TITLE = 'Northlight in thirty seconds';

/** The changes sent to the server, in order. */
let told: unknown[] = [];
const note = noteCalls(({ method, path, body }) => {
  if (method === 'POST') told.push(body);
  if (method === 'DELETE') told.push(`DELETE ${path}`);
});

const list = listScripts.answering({ items: demoScripts, pages: 1, total: demoScripts.length });
const stored = createScript.answering(
  { ...FIRST, _id: 'scr_new', title: 'Renamed' },
  { status: 201 },
);
const gone = deleteScript.answering({ status: 'success' });
const withHandlers = (...handlers: HttpHandler[]) => ({
  // The list's handler comes before a script's, whose pattern would read the list's path as an id.
  msw: { handlers: [note, list, ...handlers] },
});

const meta = {
  title: 'Screens/Scripts/Editor',
  component: ScriptsScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/scripts?edit=scr_demo1', route: '/scripts' },
    ...withHandlers(stored, gone),
  },
  beforeEach: () => {
    told = [];
  },
} satisfies Meta<typeof ScriptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openedDialog(name = 'Edit script') {
  const title = await screen.findByRole('textbox', { name: 'Title' });
  // Dialogs fade in.
  await waitFor(() => expect(title).toBeVisible());
  const dialog = within(screen.getByRole('dialog', { name }));
  return {
    dialog,
    title,
    text: dialog.getByRole('textbox', { name: 'Script' }),
    save: dialog.getByRole('button', { name: 'Save' }),
  };
}

/** Resolves once the page has moved focus, if it does. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise(requestAnimationFrame);
  }
}

// Specification: scripts.12
/** Title, text, tags and language of a script, with its length. */
export const Opened: Story = {
  play: async () => {
    const { dialog, title, text } = await openedDialog();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue(TITLE);
    await expect(text).toHaveValue(FIRST?.segments.map((part) => part.text).join('\n\n'));
    await expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('marketing, launch');
    await expect(dialog.getByRole('button', { name: /Language/ })).toHaveTextContent('English');
    await expect(dialog.getByText('71 words · About 0:29 spoken')).toBeVisible();
  },
};

// Specification: scripts.7
/**
 * The change is stored as a new script before the old one is deleted; then focus moves to the page's title,
 * because the list has no card for it.
 */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, title, text, save } = await openedDialog();
    await userEvent.clear(title);
    await userEvent.paste(' Renamed ');
    await userEvent.clear(text);
    await userEvent.type(text, 'One.{Enter}{Enter}Two.');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Tags' }));
    await userEvent.paste('news, news, tips');
    await userEvent.click(save);
    await screen.findByText('"Renamed" was successfully saved.');
    await expect(told).toEqual([
      {
        title: 'Renamed',
        description: 'Introduction for the landing page',
        segments: [{ text: 'One.' }, { text: 'Two.' }],
        tags: ['news', 'tips'],
        language: 'en',
        estimated_duration: 1,
      },
      'DELETE /scripts/scr_demo1',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(JSON.stringify(localStorage)).not.toContain('Renamed');
  },
};

let isListHeld = false;
let heldLists: (() => void)[] = [];

/** Users who go on before the list has its new card keep their place. */
export const SavedThenSearched: Story = {
  parameters: {
    msw: {
      handlers: [
        note,
        listScripts.answering(async () => {
          if (isListHeld) await new Promise<void>((resolve) => void heldLists.push(resolve));
          const renamed = { ...FIRST, _id: 'scr_new', title: 'Renamed' };
          const items = told.length > 0 ? [renamed, ...demoScripts] : demoScripts;
          return { items, pages: 1, total: items.length };
        }),
        stored,
        gone,
      ],
    },
  },
  beforeEach: () => {
    isListHeld = false;
    heldLists = [];
  },
  play: async ({ canvas, userEvent }) => {
    const { title, save } = await openedDialog();
    await userEvent.type(title, ' again');
    isListHeld = true;
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heldLists).not.toEqual([]));
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    isListHeld = false;
    for (const answer of heldLists) answer();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Renamed' })).toBeVisible());
    await nextFrames();
    await expect(search).toHaveFocus();
  },
};

/** A new script needs a title and text; the first missing one receives focus. */
export const NewScript: Story = {
  parameters: { app: { path: '/scripts?new=true', route: '/scripts' } },
  play: async ({ userEvent }) => {
    const { dialog, title, text, save } = await openedDialog('New script');
    await userEvent.click(save);
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Script is required')).toBeVisible();
    await expect(title).toHaveFocus();
    await userEvent.paste('<b>Bold</b>');
    await expect(dialog.queryByText('Title is required')).toBeNull();
    await userEvent.click(save);
    await expect(text).toHaveFocus();
    await userEvent.paste('Hello 👋');
    await userEvent.click(save);
    await screen.findByText('"Renamed" was successfully saved.');
    await expect(told).toEqual([
      expect.objectContaining({ title: '<b>Bold</b>', segments: [{ text: 'Hello 👋' }] }),
    ]);
  },
};

/** The old script stays, so the new one is deleted; the typed text is kept. */
export const SaveFailed: Story = {
  parameters: withHandlers(
    stored,
    getScript.answering({ ...FIRST }),
    deleteScript.failing(403, { body: { detail: 'Locked.' }, times: 1 }),
    gone,
  ),
  play: async ({ userEvent }) => {
    const { dialog, title, save } = await openedDialog();
    await userEvent.type(title, ' two');
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      `Failed to save "${TITLE} two". Please try again.`,
    );
    await expect(title).toHaveValue(`${TITLE} two`);
    await expect(told.slice(1)).toEqual(['DELETE /scripts/scr_demo1', 'DELETE /scripts/scr_new']);
  },
};

/** The connection fails after the new script is stored: both are kept, and a notice says so. */
export const BothKept: Story = {
  parameters: withHandlers(stored, deleteScript.offline, getScript.failing(403)),
  play: async ({ userEvent }) => {
    const { title, save } = await openedDialog();
    await userEvent.type(title, '!');
    await userEvent.click(save);
    await screen.findByText(/"Renamed" was saved, but its earlier version could not be removed/);
  },
};

/** Closing asks before discarding changes, and Escape returns to them. */
export const DiscardAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    const { title } = await openedDialog();
    await userEvent.type(title, '!{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue(`${TITLE}!`);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('article', { name: TITLE })).toBeVisible();
    await expect(told).toEqual([]);
  },
};

/** Unsaved text is restored after a reload. */
export const Restored: Story = {
  beforeEach: () => {
    const draft = { title: 'Half a tit', text: 'Half a sen', tags: '', language: '' };
    localStorage.setItem('lectern.script-draft.["demo","scr_demo1"]', JSON.stringify(draft));
  },
  play: async ({ userEvent }) => {
    const { dialog, title } = await openedDialog();
    await expect(title).toHaveValue('Half a tit');
    await expect(dialog.getByText(/What you typed last time was not saved/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
    await expect(title).toHaveValue(TITLE);
    await expect(title).toHaveFocus();
    await expect(localStorage.length).toBe(0);
  },
};

/** The URL names a script that is not in the list: loading fails, then succeeds on retry. */
export const FromAddress: Story = {
  parameters: {
    app: { path: '/scripts?edit=elsewhere', route: '/scripts' },
    ...withHandlers(
      getScript.failing(403, { times: 1 }),
      getScript.answering({ _id: 'elsewhere', title: 'Elsewhere', text: 'Words.' }),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    const { title, text } = await openedDialog();
    await expect(title).toHaveValue('Elsewhere');
    await expect(text).toHaveValue('Words.');
  },
};

export const NotFound: Story = {
  parameters: {
    app: { path: '/scripts?edit=nowhere', route: '/scripts' },
    ...withHandlers(getScript.failing(404)),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Script not found' });
    const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
    if (!close) throw new Error('No button to close the dialog with');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => void (await openedDialog()),
};
