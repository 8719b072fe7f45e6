import { normaliseAvatar } from '@lectern/api-client';
import { demoAvatars, demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import { goneFile, refuse, storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { withApp } from '../../stories/withApp.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { RealisticAvatarsView } from './RealisticAvatarsView.tsx';

const { listProjects, listAvatars } = storyEndpoints('default');
const RENDERING = demoProjectsByState.processing;
const COMPLETED = demoProjectsByState.completed;
const TITLE = COMPLETED.name;
const onRetry = fn();

/** The list requests' queries, newest last. */
let asked: Readonly<Record<string, string>>[] = [];

/** Responses to the first requests of the Showcase tab, instead of the newest projects. */
let first: (() => { items: (typeof demoProjects)[number][]; total: number })[] = [];

/** The work to continue, by status. */
const drafts = demoProjects
  .filter(({ status }) => status === 'avatar_selected')
  .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at));
function work(status: string) {
  const items = { processing: [RENDERING], draft: drafts }[status] ?? [];
  return { items: items.slice(0, 1), pages: 1, total: items.length };
}

/** The newest projects first, as many as requested. */
const newest = demoProjects.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
const recent = listProjects.answering(({ query }) => {
  if (query.status !== undefined) return work(query.status);
  asked.push(query);
  const instead = first.shift();
  if (instead) return instead();
  const size = Number(query.page_size);
  return {
    items: newest.slice(0, size),
    pages: Math.ceil(newest.length / size),
    total: newest.length,
  };
});
const realistic = listAvatars.answering(({ query }) => {
  const items = demoAvatars.filter(({ category }) => category === query.category);
  return { items: items.slice(0, Number(query.limit)), pages: 2, total: items.length };
});

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/' },
    msw: { handlers: [recent, realistic] },
  },
  beforeEach: () => {
    asked = [];
    first = [];
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const card = async ({ canvas }: Context, name: string) =>
  within(await canvas.findByRole('article', { name }));

async function openMenu(context: Context, name: string) {
  const article = await card(context, name);
  await context.userEvent.click(article.getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
}

/** Follows the toolbar's backend scenario and user. */
export const Default: Story = { parameters: withHandlers() };

/** The render, then the draft with its next step; the draft has the page's primary action. */
const showsWork: NonNullable<Story['play']> = async ({ canvas }) => {
  const section = within(await canvas.findByRole('region', { name: 'Continue' }));
  const watch = await section.findByRole('link', { name: /^Watch the render of / });
  await expect(watch).toHaveAttribute('href', `/projects/${RENDERING.id}`);
  await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuenow');
  const draft = section.getByRole('link', { name: `Continue ${drafts[0]?.name ?? ''}` });
  await expect(draft).toHaveAttribute('href', `/projects/${drafts[0]?.id ?? ''}`);
  await expect(section.getByText('Next: generate the video')).toBeVisible();
};
export const ContinuePhone: Story = {
  play: showsWork,
  globals: { viewport: { value: 'mobile2' } },
};

/** No work in progress: the row is omitted, and the video generator has the primary action. */
export const NothingToContinue: Story = {
  parameters: withHandlers(
    listProjects.answering(({ query }) =>
      query.status === undefined ? { items: [COMPLETED], total: 1 } : { items: [], total: 0 },
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: TITLE });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Continue' })).toBeNull());
  },
};

/** A server that ignores the filter responds with everything: finished videos are not work to continue. */
export const FilterUnknown: Story = {
  parameters: withHandlers(listProjects.answering({ items: [COMPLETED], total: 1 })),
  play: NothingToContinue.play,
};

/** An account without a video: how to start, and three prompts to start with. */
export const NewAccount: Story = {
  parameters: withHandlers(listProjects.empty),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Make your first film' }));
    await expect(first.getByRole('link', { name: 'Create New Video' })).toHaveAttribute(
      'href',
      '/create',
    );
    const starters = within(first.getByRole('group', { name: 'Or begin with one of these' }));
    await expect(starters.getAllByRole('link')).toHaveLength(3);
    await expect(starters.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/create\?ai=true&prompt=Welcome\+new\+colleagues/),
    );
    await expect(canvas.queryByRole('link', { name: /^All / })).toBeNull();
  },
};
export const NewAccountDark: Story = { ...NewAccount, globals: { theme: 'dark' } };
export const NewAccountPhone: Story = {
  ...NewAccount,
  tags: ['visual-phone'],
  globals: { viewport: { value: 'mobile2' } },
};

// Specification: routes.3, routes.13, dashboard.1, dashboard.3, dashboard.4, dashboard.5, videos.5, constants.5
/**
 * Work to continue, three cards of tools with their links, and the four most recent projects, requested and
 * shown newest first.
 */
export const Recent: Story = {
  play: async (context) => {
    const { canvas } = context;
    await showsWork(context);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'What will you present today?' }),
    ).toBeVisible();
    for (const [tool, link, href] of [
      ['Image generator', 'Generate', '/image-generator'],
      ['Image generator', 'Create on canvas', '/canvas-editor'],
      ['Video generator', 'Generate', '/create'],
      ['AI Avatar generator', 'Lip sync', '/avatars'],
    ] as const) {
      const tile = within(await canvas.findByRole('article', { name: tool }));
      await expect(tile.getByRole('link', { name: link })).toHaveAttribute('href', href);
    }
    const list = within(await canvas.findByRole('list', { name: 'Recent videos' }));
    const names = list.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(newest.slice(0, 4).map(({ name }) => name));
    await expect(asked.at(-1)).toMatchObject({
      page_size: '4',
      sort_by: 'created_at',
      sort_order: 'desc',
    });
    const completed = await card(context, TITLE);
    await expect(completed.getByText('Completed')).toBeVisible();
    await expect(completed.getByRole('button', { name: `Play ${TITLE}` })).toBeVisible();
    await expect(completed.getByText(/^\d:\d\d$/)).toBeVisible();
    await expect(completed.getByRole('link', { name: `AI Edit ${TITLE}` })).toHaveAttribute(
      'href',
      `/ai-edit?video=${COMPLETED.id}`,
    );
    const failed = await card(context, demoProjectsByState.failed.name);
    await expect(failed.queryByRole('link', { name: /AI Edit/ })).not.toBeInTheDocument();
    await expect(failed.getByText('0:30')).toBeVisible();
  },
};
export const RecentDark: Story = { globals: { theme: 'dark' } };
export const RecentRightToLeft: Story = { globals: { direction: 'rtl' } };
export const RecentPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
};
export const RecentLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

// Specification: dashboard.6
/** All five items for a completed video; only Edit and Delete for a failed one. */
export const CardMenu: Story = {
  play: async (context) => {
    const menu = await openMenu(context, TITLE);
    const rows = menu.getAllByRole('menuitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AI Edit',
      'Edit',
      'Share',
      'Download',
      'Delete',
    ]);
    await expect(rows[0]).toHaveAttribute('href', `/ai-edit?video=${COMPLETED.id}`);
    await expect(rows[1]).toHaveAttribute('href', `/projects/${COMPLETED.id}`);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const other = await openMenu(context, demoProjectsByState.failed.name);
    await expect(other.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Delete',
    ]);
  },
};

// Specification: dashboard.7
/** Share in the menu copies the project's link if there is no share sheet. */
export const SharedFromMenu: Story = {
  play: async (context) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const menu = await openMenu(context, TITLE);
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Share' }));
    await screen.findByText('Link copied to clipboard!');
    await expect(written).toHaveBeenCalledWith(
      `${window.location.origin}/projects/${COMPLETED.id}`,
    );
    written.mockRestore();
  },
};

// Specification: dashboard.7
/** Download in the menu fetches the video, and reports when it fails. */
export const DownloadFromMenuFailed: Story = {
  parameters: withHandlers(goneFile('*/sample*.mp4'), recent),
  play: async (context) => {
    const menu = await openMenu(context, TITLE);
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Download' }));
    await screen.findByText('Failed to download video. Please try again later.');
  },
};

// Specification: dashboard.3, dashboard.7
/** Delete asks for confirmation; the fifth card moves up, and focus moves to the page's title. */
export const DeletedFromMenu: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const menu = await openMenu(context, TITLE);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Video' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: TITLE })).toBeNull());
    await canvas.findByRole('article', { name: newest[4]?.name ?? '' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Nothing below the heading until the first section is known. */
export const Loading: Story = {
  parameters: withHandlers(listProjects.pending),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recent videos');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** The list of all videos is slow, but work to continue does not wait for it. */
export const RecentLoading: Story = {
  parameters: withHandlers(
    listProjects.answering(({ query }) =>
      query.status === undefined ? new Promise<never>(() => undefined) : work(query.status),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Continue' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading recent videos');
  },
};

export const AvatarsLoading: Story = {
  parameters: withHandlers(listAvatars.pending),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Avatars' }));
    await expect(await canvas.findByText('Loading avatars')).toBeInTheDocument();
  },
};

// Specification: dashboard.9
export const Empty: Story = {
  parameters: withHandlers(listProjects.empty, listAvatars.empty),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No recent videos found. Create one?' });
    await expect(canvas.getByRole('link', { name: 'Create one?' })).toHaveAttribute(
      'href',
      '/create',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Avatars' }));
    await canvas.findByRole('heading', { name: 'No avatars found.' });
  },
};

// Specification: dashboard.10
/** The list failed; the retry loads it. */
export const LoadFailed: Story = {
  beforeEach: () => {
    first = [() => refuse(403)];
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load recent videos.');
    await expect(alert).toHaveTextContent('Please try refreshing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await canvas.findByRole('list', { name: 'Recent videos' });
  },
};

// Specification: dashboard.12
/** The list stays when a later refresh fails, below a message that says so. */
export const RefreshFailed: Story = {
  beforeEach: () => {
    first = [() => ({ items: [COMPLETED, RENDERING], total: 2 }), () => refuse(403)];
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: TITLE });
    // The user returns to the tab while a video renders.
    document.dispatchEvent(new Event('visibilitychange'));
    const words = 'Error loading videos. Please try refreshing.';
    await canvas.findByText(words);
    await expect(canvas.getByRole('article', { name: TITLE })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.queryByText(words)).not.toBeInTheDocument());
  },
};

// Specification: dashboard.2, dashboard.8, calls.11, constants.6
/** Eight realistic avatars; each starts a video. The tab is kept in the URL. */
export const Avatars: Story = {
  parameters: { app: { path: '/?tab=avatars' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Avatars' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const list = within(await canvas.findByRole('list', { name: 'Realistic avatars' }));
    const links = list.getAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(links[0]).toHaveAttribute('href', '/create?avatar=avt_amara');
    // Once, for the link to all videos.
    await expect(asked).toHaveLength(1);
  },
};
export const AvatarsPhone: Story = { ...Avatars, globals: { viewport: { value: 'mobile2' } } };

// Specification: dashboard.11
export const AvatarsFailed: Story = {
  parameters: {
    app: { path: '/?tab=avatars' },
    ...withHandlers(listAvatars.failing(403, { times: 1 }), realistic),
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load avatars.');
    await expect(alert).toHaveTextContent('Please try refreshing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await canvas.findByRole('list', { name: 'Realistic avatars' });
  },
};

// Specification: dashboard.13
export const AvatarsRefreshFailed: Story = {
  render: () => (
    <RealisticAvatarsView
      state={{
        status: 'ready',
        items: demoAvatars.slice(0, 2).flatMap((avatar) => normaliseAvatar(avatar) ?? []),
        staleRetry: { isRetrying: false, onRetry },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error loading avatars. Please try refreshing.');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

// Specification: dashboard.14
/** HTML and 500 letters in names, missing values, scripts as film and picture URLs. */
export const HostileValues: Story = {
  parameters: withHandlers(
    listProjects.odd({
      items: [
        { ...COMPLETED, name: '<img src=x onerror=alert(1)>' },
        { ...COMPLETED, _id: 'prj_long', id: 'prj_long', name: 'w'.repeat(500) },
        { _id: 'prj_bare', status: null, name: null, created_at: null },
        {
          ...COMPLETED,
          _id: 'prj_script',
          id: 'prj_script',
          name: 'Script links',
          video_url: 'javascript:alert(1)',
          video_data: { thumbnail_url: 'javascript:alert(2)', video_url: 'javascript:alert(3)' },
          avatar_data: null,
        },
      ],
      total: 4,
    }),
  ),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await canvas.findByRole('article', { name: '<img src=x onerror=alert(1)>' });
    // In the list, and as a draft to continue.
    await waitFor(() =>
      expect(canvas.getAllByRole('article', { name: 'Untitled video' })).toHaveLength(2),
    );
    const scripted = await card(context, 'Script links');
    await expect(scripted.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[src^="javascript:"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
