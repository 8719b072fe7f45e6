// Longer than 250 lines: every state and every action of one screen, side by side in the workbench.
import { goneFile, noteCalls, refuse, storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import { demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../stories/brokenWords.ts';
import { simulateFullDisk } from '../../stories/simulateFullDisk.ts';
import { fakeStorage } from '../../storage/fakeStorage.ts';
import { withApp } from '../../stories/withApp.tsx';
import { MyVideosScreen } from './MyVideosScreen.tsx';

const { linkVideo, listProjects, refreshTokens } = storyEndpoints('default');
const everyState = listProjects.answering({
  items: demoProjects,
  pages: 1,
  total: demoProjects.length,
});
/** Enough for actions that concern one card. */
const two = listProjects.answering({
  items: [demoProjectsByState.completed, demoProjectsByState.failed],
  pages: 1,
  total: 2,
});
const TITLE = demoProjectsByState.completed.name;
const shared = fn(() => Promise.resolve());

const meta = {
  title: 'Screens/My Videos/My Videos',
  id: 'screens-my-videos',
  component: MyVideosScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/videos' },
    msw: { handlers: [everyState] },
  },
} satisfies Meta<typeof MyVideosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds the card with a title. */
const card = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('article', { name }));

/** Follows the toolbar's backend scenario and user. */
export const Default: Story = { parameters: withHandlers() };

// Specification: routes.4, videos.1, videos.2, videos.5, videos.6, videos.7, videos.11, videos.13, validation.14
/**
 * One card per state; only the completed one can be played, shared and downloaded. Above them are the title,
 * the button next to it, and the search box with the specification's placeholder.
 */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    for (const label of [
      'Completed',
      'Processing',
      'Failed',
      'Draft',
      'Script ready',
      'Voice chosen',
      'Voice ready',
      'Avatar chosen',
    ]) {
      await expect((await canvas.findAllByText(label)).length).toBeGreaterThan(0);
    }
    const completed = await card(canvas, TITLE);
    await expect(completed.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(completed.getByRole('button', { name: `Play ${TITLE}` })).toBeInTheDocument();
    await expect(completed.getByRole('button', { name: `Download ${TITLE}` })).toBeVisible();
    const picture = completed.getAllByRole('presentation')[0];
    await expect(picture).toHaveAttribute(
      'src',
      demoProjectsByState.completed.video_data?.thumbnail_url,
    );
    // The avatar's initial, and the tags.
    await expect(completed.getByText('A')).toBeVisible();
    for (const tag of demoProjectsByState.completed.tags) {
      await expect(completed.getByText(tag)).toBeVisible();
    }
    const failed = await card(canvas, demoProjectsByState.failed.name);
    await expect(failed.getByText('42')).toBeVisible();
    await expect(failed.queryByRole('button', { name: /Download|Share|Play/ })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Video' })).toHaveAttribute(
      'href',
      '/create',
    );
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search videos...');
  },
};

export const Loading: Story = {
  parameters: withHandlers(listProjects.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your videos');
  },
};

/** A slow response: the same loading state until it arrives. */
export const Slow: Story = {
  parameters: withHandlers(listProjects.slow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your videos');
  },
};

// Specification: routes.12, videos.17
export const Empty: Story = {
  parameters: withHandlers(listProjects.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No videos found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create your first video' })).toHaveAttribute(
      'href',
      '/create-video',
    );
  },
};

// Specification: videos.2, videos.18
/** No matches: the search can be cleared, and the list returns. */
export const NoMatch: Story = {
  parameters: {
    app: { path: '/videos?search=aurora' },
    ...withHandlers(
      listProjects.answering(({ query }) =>
        query.search === undefined
          ? {
              items: [demoProjectsByState.completed, demoProjectsByState.failed],
              pages: 1,
              total: 2,
            }
          : { items: [], pages: 0, total: 0 },
      ),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/Nothing matches “aurora”/)).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search videos' })).toHaveValue('aurora');
    await step('clear', async () => {
      // The field's clear button comes first, the button below the sentence last.
      const [, button] = canvas.getAllByRole('button', { name: 'Clear search' });
      if (!button) throw new Error('No button to clear the search with');
      await userEvent.click(button);
      await expect(await canvas.findByRole('article', { name: TITLE })).toBeVisible();
      await expect(canvas.getByRole('searchbox', { name: 'Search videos' })).toHaveValue('');
    });
  },
};

// Specification: errors.15
/** The list failed; the retry loads it. */
export const LoadFailed: Story = {
  parameters: withHandlers(listProjects.failing(403, { times: 1 }), two),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your videos. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('article', { name: TITLE })).toBeVisible();
  },
};

/** The token has expired: a new one is requested, and the list loads without a message. */
export const TokenRenewed: Story = {
  parameters: withHandlers(
    listProjects.failing(401, { times: 1 }),
    refreshTokens.answering({ access_token: 'a', refresh_token: 'r' }),
    everyState,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: TITLE })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** No new token is available: the user signs in again. */
export const SessionEnded: Story = {
  parameters: withHandlers(listProjects.failing(401), refreshTokens.failing(401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

// Specification: videos.2, videos.3, videos.4, calls.22
/** Search, status and order are sent, and typing sends one request. */
export const Filtered: Story = {
  parameters: withHandlers(
    listProjects.answering(({ query }) => {
      const name = (['search', 'status', 'sort_by', 'sort_order'] as const)
        .map((key) => `${key}=${query[key] ?? null}`)
        .join(' ');
      return { items: [{ ...demoProjectsByState.failed, name }], pages: 1, total: 1 };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', {
      name: 'search=null status=null sort_by=updated_at sort_order=desc',
    });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search videos' }), 'bar');
    // A closed list box fades out while the next one opens.
    const expectChoices = (words: string) =>
      waitFor(() =>
        expect(
          screen
            .getAllByRole('option')
            .map(({ textContent }) => textContent)
            .join(', '),
        ).toBe(words),
      );
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await expectChoices('All Videos, Completed, Processing, Failed, Draft');
    await userEvent.click(await screen.findByRole('option', { name: 'Failed' }));
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await expectChoices('Last Updated, Date Created, Name, Progress');
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    await expect(
      await canvas.findByRole('article', {
        name: 'search=bar status=failed sort_by=name sort_order=asc',
      }),
    ).toBeVisible();
  },
};

// Specification: constants.4, readings.19, avatars.24
/**
 * 45 projects, 20 at a time. The second page failed to load: a message below the button says so, and the
 * button retries.
 */
export const NextPageFailed: Story = {
  parameters: withHandlers(
    listProjects.answering(({ query }) => {
      const page = Number(query.page ?? 1);
      if (page === 2 && isDown) refuse(403);
      const items = Array.from({ length: 45 }, (_unused, index) => ({
        ...demoProjectsByState.draft,
        _id: `prj_${index}`,
        id: `prj_${index}`,
        name: `Video ${index + 1}`,
      }));
      return { items: items.slice((page - 1) * 20, page * 20), pages: 3, total: 45 };
    }),
  ),
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    const more = () => userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('20 of 45 videos')).toBeVisible();
    await more();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load your videos. Please try again later.',
    );
    await expect(canvas.getByText('20 of 45 videos')).toBeVisible();
    isDown = false;
    await more();
    await expect(await canvas.findByText('40 of 45 videos')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await more();
    await expect(await canvas.findByText('All 45 videos')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Videos' })).toHaveAttribute(
      'aria-rowcount',
      '45',
    );
  },
};
let isDown = false;

/** Five thousand: only those near the viewport are rendered, and each is reachable by keyboard. */
export const VeryMany: Story = {
  parameters: withHandlers(
    listProjects.answering({
      items: Array.from({ length: 5_000 }, (_unused, index) => ({
        _id: `prj_${index}`,
        name: `Video ${index + 1}`,
        status: 'completed' as const,
        video_url: demoProjectsByState.completed.video_url,
      })),
      pages: 1,
      total: 5_000,
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const nodes = () => canvasElement.querySelectorAll('*').length;
    // Parsing so many records takes a while on a busy machine.
    const first = await canvas.findByRole('row', { name: 'Video 1' }, { timeout: 20_000 });
    await expect(canvas.getByRole('grid', { name: 'Videos' })).toHaveAttribute(
      'aria-rowcount',
      '5000',
    );
    await expect(nodes()).toBeLessThan(2_000);
    first.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'Video 5000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(nodes()).toBeLessThan(2_000);
    // Tab moves into the card: to its film, its title, its menu.
    await userEvent.tab();
    await expect(within(last).getByRole('button', { name: 'Play Video 5000' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const menu = within(last).getByRole('button', { name: 'Actions for Video 5000' });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Rename' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

async function chooseFromMenu(
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  item: string,
  title = TITLE,
) {
  const article = await card(canvas, title);
  await userEvent.click(article.getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Requests that change anything, which renaming and deleting must not send. */
let writes: string[] = [];
const noteWrites = noteCalls(({ method, path }) => {
  if (method !== 'GET') writes.push(`${method} ${path}`);
});
const watchWrites = () => {
  writes = [];
};

const editEntry = (action: string, video_id: string, error?: string) => ({
  action,
  timestamp: demoProjectsByState.completed.updated_at,
  details: { video_id, error },
});
const edited = {
  ...demoProjectsByState.completed,
  video_id: 'vid_edit',
  activity_log: [
    editEntry('video_completed', 'vid_film'),
    editEntry('ai_edit_started', 'vid_edit'),
    editEntry('ai_edit_applied', 'vid_edit'),
  ],
};
const unedited = {
  ...edited,
  video_id: 'vid_film',
  activity_log: [...edited.activity_log, editEntry('ai_edit_undone', 'vid_film')],
};
let isUndone = false;
let letUndo: (() => void) | undefined;

/** The original is linked again: busy meanwhile, then confirmed, and the undo item is removed. */
export const EditUndone: Story = {
  beforeEach: () => {
    isUndone = false;
    letUndo = undefined;
  },
  parameters: withHandlers(
    listProjects.answering(() => ({
      items: [isUndone ? unedited : edited],
      pages: 1,
      total: 1,
    })),
    linkVideo.answering(async ({ params }) => {
      await expect(params).toEqual({ id: edited.id, videoId: 'vid_film' });
      await new Promise<void>((resolve) => {
        letUndo = resolve;
      });
      isUndone = true;
      return unedited;
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFromMenu(context, 'Undo AI edit');
    const article = await card(canvas, TITLE);
    const openMenu = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(article.getByRole('button', { name: `Actions for ${TITLE}` }));
      await screen.findByRole('menu');
    };
    await openMenu();
    await expect(screen.getByRole('menuitem', { name: 'Undoing AI edit…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(letUndo).not.toBeUndefined());
    letUndo?.();
    await screen.findByText(`The AI edit was undone. “${TITLE}” is as it was before.`);
    await openMenu();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /AI edit/ })).toBeNull());
  },
};

/** The server no longer has the original: the edit stays, and a notice explains why. */
export const UndoFailed: Story = {
  parameters: withHandlers(
    listProjects.answering({ items: [edited], pages: 1, total: 1 }),
    linkVideo.failing(404),
  ),
  play: async (context) => {
    await chooseFromMenu(context, 'Undo AI edit');
    await screen.findByText(/stays: the video as it was before is not there any more\./);
  },
};

/** A failed edit is reported below a video that is still completed. */
export const EditFailed: Story = {
  parameters: withHandlers(
    listProjects.answering({
      items: [
        {
          ...unedited,
          activity_log: [
            editEntry('video_completed', 'vid_film'),
            editEntry('ai_edit_failed', 'vid_edit', 'There is no space left on this device.'),
          ],
        },
      ],
      pages: 1,
      total: 1,
    }),
  ),
  play: async ({ canvas }) => {
    const article = await card(canvas, TITLE);
    await expect(article.getByText('Completed')).toBeVisible();
    await expect(
      canvas.getByText('AI edit failed: There is no space left on this device.'),
    ).toBeVisible();
  },
};

// Specification: videos.9, videos.16, validation.12
/** The new name is trimmed, shown, and kept for the next visit. */
export const Renamed: Story = {
  parameters: withHandlers(noteWrites, two),
  beforeEach: watchWrites,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFromMenu(context, 'Rename');
    const opened = async () => within(await screen.findByRole('dialog', { name: 'Rename video' }));
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveValue(TITLE);
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(field).toHaveAccessibleDescription('Enter a name');
    await expect(field).toHaveFocus();
    await userEvent.paste('  Launch, at last ');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('article', { name: 'Launch, at last' })).toBeVisible();
    await expect(JSON.stringify(localStorage)).toContain('Launch, at last');
    await expect(writes).toEqual([]);
    // When reopened, it starts with the current name, selected so that typing replaces it.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseFromMenu(context, 'Rename', 'Launch, at last');
    const again = (await opened()).getByRole('textbox', { name: 'Name' });
    await expect(again).toHaveValue('Launch, at last');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('Up');
    await expect(again).toHaveValue('Up');
  },
};

// Specification: errors.16, readings.20
/** A browser without storage: the dialog stays open with the typed name and shows a message. */
export const RenameFailed: Story = {
  parameters: withHandlers(two),
  play: async (context) => {
    await chooseFromMenu(context, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename video' }));
    const allow = simulateFullDisk();
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' two{Enter}');
    const failure = await dialog.findByRole('alert');
    await expect(failure).toHaveTextContent('Failed to rename project. Please try again.');
    allow();
  },
};

// Specification: videos.14, videos.16
/**
 * The confirmation uses the specification's text; then the card is removed and the page's title has focus.
 */
export const Deleted: Story = {
  parameters: withHandlers(noteWrites, two),
  beforeEach: watchWrites,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFromMenu(context, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Video' }));
    const question = `Are you sure you want to delete "${TITLE}"? This action cannot be undone.`;
    await waitFor(() => expect(dialog.getByText(question)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: TITLE })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My Videos' })).toHaveFocus());
    await expect(writes).toEqual([]);
  },
};

// Specification: errors.17, readings.20
/** A browser without storage: the card stays, and a notice says so. */
export const DeleteFailed: Story = {
  parameters: withHandlers(two),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseFromMenu(context, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Video' }));
    const allow = simulateFullDisk();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete project. Please try again.');
    allow();
    await expect(canvas.getByRole('article', { name: TITLE })).toBeInTheDocument();
  },
};

// Specification: videos.9
export const DeleteAsked: Story = {
  parameters: withHandlers(two),
  play: (context) => chooseFromMenu(context, 'Delete'),
};

// Specification: readings.14
/** Without a share sheet, the link is copied. */
export const LinkCopied: Story = {
  parameters: withHandlers(two),
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Share ${TITLE}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    const notice = await screen.findByText('Link copied to clipboard!');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(written).toHaveBeenCalledWith(
      `${window.location.origin}/projects/${demoProjectsByState.completed.id}`,
    );
    written.mockRestore();
  },
};

/** If the system has a share sheet, Share opens it with the project's own link and no menu. */
export const SharedNatively: Story = {
  parameters: withHandlers(two),
  beforeEach: () => {
    shared.mockClear();
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Share ${TITLE}` }));
    await waitFor(() => expect(shared).toHaveBeenCalledOnce());
    await expect(shared).toHaveBeenCalledWith({
      title: TITLE,
      url: `${window.location.origin}/projects/${demoProjectsByState.completed.id}`,
    });
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

// Specification: readings.15
/** A film made on this device: the menu says where the link works, and offers the file. */
export const SharedFromThisDevice: Story = {
  parameters: { app: { backend: fakeStorage(() => []).backend }, ...withHandlers(two) },
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Share ${TITLE}` }));
    const item = await screen.findByRole('menuitem', { name: 'Download the video' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link (this browser only)' }));
    const notice = await screen.findByText(
      /^Link copied to clipboard! It opens in this browser only/,
    );
    await waitFor(() => expect(notice).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Download the video' })).toBeVisible();
    await expect(written).toHaveBeenCalledWith(
      `${window.location.origin}/projects/${demoProjectsByState.completed.id}`,
    );
    written.mockRestore();
  },
};

// Specification: errors.19
/** The film is not a valid video: the picture returns, and a notice says what to do. */
export const PlayFailed: Story = {
  parameters: withHandlers(
    listProjects.answering({
      items: [
        {
          ...demoProjectsByState.completed,
          video_url: 'data:image/png;base64,AAAA',
          video_data: { video_url: 'data:image/png;base64,AAAA' },
        },
      ],
      total: 1,
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Play ${TITLE}` }));
    await screen.findByText("Couldn't autoplay video. Please click play again.");
  },
};

// Specification: errors.18
/** The video cannot be downloaded. */
export const DownloadFailed: Story = {
  parameters: withHandlers(goneFile('*/sample*.mp4'), two),
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Download ${TITLE}` }));
    const notice = await screen.findByText('Failed to download video. Please try again later.');
    // Notices fade in.
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** 320 px, text at 200 %: each filter has its own line. */
export const Narrow: Story = {
  parameters: withHandlers(everyState),
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(brokenWords(await canvas.findByRole('search'))).toEqual([]);
  },
};
