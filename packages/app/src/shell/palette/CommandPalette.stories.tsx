import { demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import { storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../stories/withApp.tsx';
import { Shell } from '../Shell.tsx';

const { listProjects, listScripts } = storyEndpoints('default');
const ARABIC = { ...demoProjectsByState.draft, _id: 'prj_ar', id: 'prj_ar', name: 'مرحبا 🎉 بكم' };
const everything = listProjects.answering(({ query }) => {
  const search = query.search?.toLocaleLowerCase() ?? '';
  const items = [...demoProjects, ARABIC].filter(({ name }) =>
    name.toLocaleLowerCase().includes(search),
  );
  return { items, pages: 1, total: items.length };
});

function Place() {
  const { pathname, search } = useLocation();
  return <h1>{decodeURIComponent(pathname + search)}</h1>;
}

function ShellAroundPlace() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Place />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: 'Screens/Command palette',
  id: 'screens-command-palette',
  component: ShellAroundPlace,
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/videos' },
    ...withHandlers(everything, listScripts.empty),
  },
} satisfies Meta<typeof ShellAroundPlace>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Context) {
  await canvas.findByRole('heading', { name: '/videos' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Command palette' }));
}
const field = (palette: ReturnType<typeof within>) => palette.getByRole('searchbox');

/** Query again each time: every response re-renders the list, so an element found earlier may be gone. */
const shown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** The first row is selected a moment after it appears. */
const chosen = (palette: ReturnType<typeof within>, name: string | RegExp) =>
  waitFor(() =>
    expect(field(palette)).toHaveAttribute(
      'aria-activedescendant',
      palette.getByRole('menuitem', { name }).id,
    ),
  );

/** Before any input: recent work, actions, and pages. */
export const Start: Story = {
  play: async (context) => {
    const palette = await open(context);
    await expect(field(palette)).toHaveFocus();
    await shown(() => palette.getByRole('menuitem', { name: /Welcome to the conference/ }));
    await expect(palette.getByText('Open in a new tab')).toBeVisible();
    await expect(palette.getByRole('menuitem', { name: 'Switch the theme' })).toBeInTheDocument();
    await expect(palette.getByRole('menuitem', { name: 'My Videos' })).toBeInTheDocument();
  },
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => void (await open(context)),
};
export const RightToLeft: Story = { ...Dark, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Dark, globals: { forcedColors: 'active' } };

/** Fills the screen, with a close button and no key hints. Without a keyboard, the profile menu opens it. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const palette = await open(context);
    await expect(palette.getByText('Open in a new tab')).not.toBeVisible();
    await userEvent.click(palette.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Search' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible(),
    );
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};
export const LargeText: Story = {
  ...Dark,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

/** The best match is selected at once; Enter opens it. */
export const FindAndOpen: Story = {
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(field(palette), 'spring');
    await chosen(palette, /^Spring launch/);
    await context.userEvent.keyboard('{Enter}');
    await expect(
      await context.canvas.findByRole('heading', {
        name: `/projects/${demoProjectsByState.completed.id}`,
      }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An emoji finds a title in another direction. */
export const RightToLeftTitle: Story = {
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(field(palette), '🎉');
    await shown(() => palette.getByRole('menuitem', { name: /مرحبا/ }));
  },
};

/** All matches by kind; the matching part is bold, and the rows say what they open. */
export const Matches: Story = {
  parameters: withHandlers(everything, listScripts.ok),
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(field(palette), 'we');
    await palette.findByRole('menuitem', { name: /^Welcome to the workshop/ });
    await waitFor(() =>
      expect(
        palette.getAllByRole('group').map((group) => group.getAttribute('aria-label')),
      ).toEqual(['Videos', 'Scripts', 'Actions']),
    );
    await expect(palette.getAllByText('We')[0]?.tagName).toBe('STRONG');
  },
};

/** While the server is responding, local commands are still found. */
export const Loading: Story = {
  parameters: withHandlers(listProjects.pending, listScripts.pending),
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(field(palette), 'temp');
    await shown(() => palette.getByRole('menuitem', { name: 'Templates' }));
  },
};

/** When the server has failed, local commands are still found, and no search claims that nothing matches. */
export const SearchFailed: Story = {
  parameters: withHandlers(listProjects.failing(500), listScripts.failing(500)),
  play: async (context) => {
    const { userEvent } = context;
    const palette = await open(context);
    await userEvent.type(field(palette), 'temp');
    await shown(() => palette.getByRole('menuitem', { name: 'Templates' }));
    await userEvent.clear(field(palette));
    await userEvent.type(field(palette), 'budget');
    await shown(() => palette.getByText('Not everything could be searched'));
    await expect(palette.queryByText(/Nothing matches/)).toBeNull();
  },
};

/** Nothing is found; the user can still make a video about it. */
export const NothingFound: Story = {
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(field(palette), 'walrus');
    await shown(() => palette.getByText('Nothing matches “walrus”'));
    await chosen(palette, 'Create a video about “walrus”');
    await context.userEvent.keyboard('{Enter}');
    await expect(
      await context.canvas.findByRole('heading', { name: '/create?prompt=walrus' }),
    ).toBeVisible();
  },
};

/** An action opens its dialog instead of the palette. */
export const AnAction: Story = {
  play: async (context) => {
    const palette = await open(context);
    await context.userEvent.type(field(palette), 'theme');
    await chosen(palette, 'Switch the theme');
    await context.userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Theme' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** One press closes, whatever is typed; focus returns to where it was. */
export const EscapeCloses: Story = {
  play: async (context) => {
    const before = await context.canvas.findByRole('link', { name: 'Templates' });
    before.focus();
    const palette = await open(context);
    await context.userEvent.type(field(palette), 'x');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(before).toHaveFocus());
  },
};
