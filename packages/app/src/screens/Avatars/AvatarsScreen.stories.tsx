// Longer than 250 lines: every state of one screen, side by side in the workbench.
import type { Wire } from '@lectern/api-client/contract';
import { demoAvatar, demoAvatars } from '@lectern/mocks/fixtures';
import { type HttpHandler, refuse, storyEndpoints } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../stories/brokenWords.ts';
import { withApp } from '../../stories/withApp.tsx';
import { AvatarsScreen } from './AvatarsScreen.tsx';

const { listAvatars } = storyEndpoints('default');
const page = (items: readonly Wire['Avatar'][], total = items.length) => ({
  items,
  pages: Math.ceil(total / 12),
  total,
});
/** Enough for stories about a message or a button. */
const two = page(demoAvatars.slice(0, 2));

const meta = {
  title: 'Screens/Avatars/Avatars',
  id: 'screens-avatars',
  component: AvatarsScreen,
  decorators: [withApp],
  parameters: { app: { path: '/avatars' }, msw: { handlers: [listAvatars.ok] } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AvatarsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const at = (path: string, ...handlers: HttpHandler[]) => ({
  app: { path },
  ...(handlers.length > 0 ? { msw: { handlers } } : {}),
});
const card = (canvas: Context['canvas'], name: string) =>
  canvas.findByRole('row', { name: new RegExp(`^${name}`) });
const names = (canvas: Context['canvas']) =>
  canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));

async function choose({ canvas, userEvent }: Context, field: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

// Specification: routes.7, avatars.1, avatars.2, avatars.10, roles.4
/** Every realistic avatar, in columns, each linked to the wizard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const amara = await card(canvas, 'Amara');
    await expect(amara).toHaveAttribute('data-href', '/create?avatar=avt_amara');
    await expect(within(amara).getByText('Female, 25–34 · she', { exact: false })).toBeVisible();
    await expect(within(amara).getByText(/Public/)).toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: 'Realistic Avatar' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const tab of ['Styled Avatar', 'Custom Avatar']) {
      await expect(canvas.getByRole('tab', { name: tab })).toBeVisible();
    }
    await expect(canvas.getByRole('searchbox', { name: 'Search avatars' })).toHaveAttribute(
      'placeholder',
      'Search avatars...',
    );
  },
};

/** Counts the cards in the first row. */
const columns = (cards: readonly HTMLElement[]) => {
  const tops = cards.map((row) => row.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
};

/**
 * The page widths left by windows of 320, 390, 600, 1024, 768, 1440 and 1920 px, and their column counts.
 */
const WIDTHS = [
  [288, 1],
  [358, 2],
  [568, 3],
  [684, 4],
  [720, 4],
  [1100, 5],
  [1360, 5],
] as const;

// Specification: avatars.8
/**
 * One column on the smallest phone, five on a desktop, and no card extends beyond the page's edge. Arrow
 * keys, Home and End move focus from card to card.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await card(canvas, 'Amara');
    for (const [width, count] of WIDTHS) {
      canvasElement.style.inlineSize = `${width}px`;
      let rows: HTMLElement[] = [];
      await waitFor(() => {
        rows = canvas.getAllByRole('row');
        return expect(columns(rows), `${width} px`).toBe(count);
      });
      const { right } = canvasElement.getBoundingClientRect();
      for (const row of rows) {
        await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      }
    }
    canvasElement.style.inlineSize = '';
    const amara = await card(canvas, 'Amara');
    const jonas = await card(canvas, 'Jonas');
    amara.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(jonas).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await waitFor(async () => expect(await card(canvas, 'Amara')).toHaveFocus());
  },
};

// Specification: avatars.2
/** The tab is in the URL, so Back returns to the previous one. */
export const Styled: Story = {
  play: async ({ canvas, userEvent }) => {
    await card(canvas, 'Amara');
    await userEvent.click(canvas.getByRole('tab', { name: 'Styled Avatar' }));
    await card(canvas, 'Wren');
    await expect(canvas.queryByRole('row', { name: /^Amara/ })).toBeNull();
  },
};

/** The third gender is filtered like the others, by the server itself. */
export const NonBinary: Story = {
  play: async (context) => {
    const { canvas } = context;
    await card(canvas, 'Amara');
    await choose(context, /Gender/, 'Non-binary');
    const robin = await card(canvas, 'Robin');
    await expect(
      within(robin).getByText('Non-binary, 25–34 · they', { exact: false }),
    ).toBeVisible();
    await waitFor(() => expect(names(canvas)).toEqual(['Robin']));
  },
};

// Specification: avatars.3, avatars.5, avatars.13, avatars.22, calls.8
/** Every filter is sent under its contract name; typing sends one request. */
export const Filtered: Story = {
  parameters: at(
    '/avatars',
    listAvatars.answering(({ request }) =>
      page([{ ...demoAvatar(0), name: new URL(request.url).search }]),
    ),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('row', { name: /page=1&limit=12&category=realistic$/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search avatars' }), 'bar');
    await choose(context, /Gender/, 'Female');
    await choose(context, /Age/, '55+');
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await choose(context, /Location/, 'Latin America');
    await choose(context, /Style/, 'Business');
    const row = await canvas.findByRole('row', { name: /search=bar/ });
    for (const part of [
      'gender=female',
      'age_range=55%2B',
      'ethnicity=latin-american',
      'style=business',
    ]) {
      await waitFor(() => expect(canvas.getByRole('row').textContent).toContain(part));
    }
    await expect(row).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More filters, 2 active' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await canvas.findByRole('row', { name: /page=1&limit=12&category=realistic$/ });
    await expect(canvas.getByRole('searchbox', { name: 'Search avatars' })).toHaveValue('');
  },
};

const wide = demoAvatars.slice(0, 4).map((avatar, index) => ({
  ...avatar,
  ...(index === 1 ? { visibility: 'private' as const } : {}),
}));

// Specification: avatars.6, avatars.7, avatars.9
/** Names from A; the private avatar is marked with a lock in My Avatars. */
export const SortedAndMine: Story = {
  parameters: at('/avatars', listAvatars.answering(page(wide))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await card(canvas, 'Amara');
    await expect(names(canvas)).toEqual(['Amara', 'Leila', 'Ravi']);
    await choose(context, /Recently Updated/, 'Name');
    await waitFor(() => expect(names(canvas)).toEqual(['Amara', 'Leila', 'Ravi']));
    await userEvent.click(canvas.getByRole('radio', { name: 'My Avatars' }));
    const jonas = await card(canvas, 'Jonas');
    await expect(within(jonas).getByText(/Private/)).toBeInTheDocument();
    await expect(names(canvas)).toEqual(['Jonas']);
  },
};

/** The user's own avatars appear before the whole list has loaded. */
export const MineUnderWay: Story = {
  parameters: at(
    '/avatars?view=mine',
    listAvatars.answering(({ query }) => {
      if (query.page !== '1') return new Promise<never>(() => undefined);
      const own = demoAvatars
        .slice(0, 2)
        .map((item) => ({ ...item, visibility: 'private' as const }));
      return { items: own, pages: 10, total: 20 };
    }),
  ),
  play: async ({ canvas }) => {
    await card(canvas, 'Amara');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /Load more/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

// Specification: avatars.22
/** The newest are on the last page, because the server does not sort: all pages are requested, 12 each. */
export const LatestFromEveryPage: Story = {
  parameters: at(
    '/avatars',
    listAvatars.answering(({ query }) => {
      const [number, limit] = [Number(query.page), Number(query.limit)];
      const items = Array.from({ length: 20 }, (_unused, index) => ({
        ...demoAvatar(index % 12),
        _id: `avt_${index}`,
        name: `Presenter ${index + 1}`,
        updated_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
      }));
      return page(items.slice((number - 1) * limit, number * limit), 20);
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All 20 avatars')).toBeInTheDocument();
    await expect(names(canvas).slice(0, 3)).toEqual([
      'Presenter 20',
      'Presenter 19',
      'Presenter 18',
    ]);
  },
};

// Specification: avatars.6, avatars.24
/**
 * A list that is sorted here is loaded completely, each avatar once, even if items moved between pages. If
 * loading stops halfway, the loaded part is shown in order, with the message and the retry below it.
 */
export const NextPageFailed: Story = {
  parameters: at(
    '/avatars?sort=name',
    listAvatars.answering(({ query }) => {
      if (query.page === '2' && isDown) refuse(403);
      // Someone's new avatar pushed one from the first page to the second.
      const items =
        query.page === '1' ? [demoAvatar(2), demoAvatar(1)] : [demoAvatar(1), demoAvatar(0)];
      return { items, pages: 2, total: 4 };
    }),
  ),
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load avatars. Please try again later.',
    );
    await expect(names(canvas)).toEqual(['Jonas', 'Leila']);
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await card(canvas, 'Amara');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(names(canvas)).toEqual(['Amara', 'Jonas', 'Leila']);
  },
};
let isDown = false;

// Specification: avatars.23
/** Two thousand in one response: only those near the viewport are in the DOM. */
export const VeryMany: Story = {
  parameters: at(
    '/avatars',
    listAvatars.answering(
      page(
        Array.from({ length: 2000 }, (_unused, index) => ({
          ...demoAvatar(index % demoAvatars.length),
          _id: `avt_${index}`,
          name: `Presenter ${index + 1}`,
        })),
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All 2000 avatars')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

// Specification: avatars.14
export const Loading: Story = {
  parameters: at('/avatars', listAvatars.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading avatars...');
  },
};

// Specification: avatars.15, avatars.16, avatars.19, avatars.21
/** The failure with its details, placeholders that cannot be chosen, and two ways to recover. */
export const LoadFailed: Story = {
  parameters: at(
    '/avatars?gender=female',
    listAvatars.answering(({ query }) =>
      query.gender === undefined ? page(demoAvatars.slice(0, 5)) : refuse(422, 'No such filter.'),
    ),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load avatars. Please try again later.',
    );
    await expect(
      canvas.getByText('Showing placeholder data. Server connection issue detected.'),
    ).toBeVisible();
    const stand = within(canvas.getByRole('list', { name: 'Placeholder avatars' }));
    await expect(stand.getAllByRole('listitem')).toHaveLength(8);
    await expect(stand.queryByRole('link')).toBeNull();
    await step('technical details are collapsed', async () => {
      await expect(canvas.queryByText('Status 422: No such filter.')).not.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Technical details' }));
      await expect(canvas.getByText('Status 422: No such filter.')).toBeVisible();
    });
    await step('reconnecting with the same filter fails again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try Reconnecting' }));
      await canvas.findByRole('alert');
    });
    await step('the default settings load the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry with Default Settings' }));
      await card(canvas, 'Amara');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Avatars' })).toHaveFocus());
    });
  },
};

// Specification: avatars.16
/** A second attempt with the same settings. */
export const Reconnected: Story = {
  parameters: at('/avatars', listAvatars.failing(403, { times: 1 }), listAvatars.answering(two)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Reconnecting' }));
    await card(canvas, 'Amara');
  },
};

// Specification: avatars.20, roles.3
/** A user who is no longer signed in is redirected to the login page. */
export const SessionEnded: Story = {
  parameters: at('/avatars', listAvatars.failing(401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

// Specification: avatars.13, avatars.17
export const NoMatch: Story = {
  parameters: at(
    '/avatars?search=aurora',
    listAvatars.answering(({ query }) => (query.search === undefined ? two : page([]))),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No avatars found' })).toBeVisible();
    await expect(
      canvas.getByText('Try adjusting your search or filters to find AI avatars for your videos.'),
    ).toBeVisible();
    const [, reset] = canvas.getAllByRole('button', { name: 'Reset Filters' });
    if (!reset) throw new Error('The empty state has no way back');
    await userEvent.click(reset);
    await card(canvas, 'Amara');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Avatars' })).toHaveFocus());
  },
};

// Specification: avatars.5, avatars.18
/** Saved only, behind the disclosure, while nothing is saved yet. */
export const NoneSaved: Story = {
  parameters: at('/avatars', listAvatars.answering(two)),
  play: async ({ canvas, userEvent }) => {
    await card(canvas, 'Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Saved only' }));
    await expect(
      await canvas.findByRole('heading', { name: 'No saved avatars found.' }),
    ).toBeVisible();
    await expect(canvas.getByText('Private avatars you create will appear here.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'My Avatars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Public' }));
    await card(canvas, 'Amara');
    await expect(canvas.getByRole('switch', { name: 'Saved only' })).not.toBeChecked();
  },
};

// Specification: avatars.25
/** Untrustworthy names, dates and pictures. */
export const HostileValues: Story = {
  parameters: at(
    '/avatars',
    listAvatars.odd({
      items: [
        { _id: 'a', name: '<img src=x onerror=alert(1)>', thumbnail_url: 'javascript:alert(1)' },
        { _id: 'b', name: 'x'.repeat(500), gender: 'y'.repeat(500), age: 41 },
        { _id: 'c', name: 'Bare' },
        { _id: 7, name: null },
        {},
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await card(canvas, '<img src=x');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    for (const row of canvas.getAllByRole('row')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

const ready: Story['play'] = async ({ canvas }) => {
  await card(canvas, 'Amara');
};

/** Measures how far below the title's upper edge the first portrait starts, in px. */
const portraitsBegin = (canvas: Parameters<typeof card>[0]) =>
  (canvas.getAllByRole('row')[0]?.getBoundingClientRect().top ?? Infinity) -
  canvas.getByRole('heading', { name: 'Avatars' }).getBoundingClientRect().top;

/** Two of the three ways to make an avatar are collapsed, and so are the rarely used filters. */
export const Phone: Story = {
  play: async ({ canvas, userEvent }) => {
    await card(canvas, 'Amara');
    await expect(portraitsBegin(canvas)).toBeLessThan(430);
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to an avatar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Request Custom Avatar' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Request Custom Avatar' }),
    ).toBeInTheDocument();
  },
  globals: { viewport: { value: 'mobile2' } },
};

/** Next to the sidebar of a small desktop, the title and its buttons fit on one line. */
export const SmallDesktop: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 684 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await card(canvas, 'Amara');
    await expect(portraitsBegin(canvas)).toBeLessThan(250);
  },
  globals: { viewport: { value: 'laptop' } },
};
/** With enlarged text, each filter has its own line. */
export const Narrow: Story = {
  play: async ({ canvas, userEvent }) => {
    await card(canvas, 'Amara');
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await expect(brokenWords(canvas.getByRole('search'))).toEqual([]);
  },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Dark: Story = { play: ready, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: ready, globals: { direction: 'rtl' } };
