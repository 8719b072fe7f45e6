// Longer than 250 lines: every state and every action of one screen, side by side in the workbench.
import type { Wire } from '@lectern/api-client/contract';
import { demoScript, demoScripts } from '@lectern/mocks/fixtures';
import { type HttpHandler, refuse, storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../stories/brokenWords.ts';
import { withApp } from '../../stories/withApp.tsx';
import { ScriptsScreen } from './ScriptsScreen.tsx';

const { listScripts, createScript, deleteScript } = storyEndpoints('default');

const page = (items: readonly Wire['Script'][], total = items.length) => ({
  items,
  pages: Math.ceil(total / 20),
  total,
});
const everyScript = listScripts.answering(page(demoScripts));
const TITLE = 'Machine learning, simply';

/** Returns one page of the scripts. */
function pageOf(all: readonly Wire['Script'][], number = '1') {
  const first = (Number(number) - 1) * 20;
  return page(all.slice(first, first + 20), all.length);
}

const FIRST = demoScript(0);
const manyScripts = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({
    ...FIRST,
    _id: `scr_${index}`,
    title: `Script ${index + 1}`,
  }));

const meta = {
  title: 'Screens/Scripts/Scripts',
  id: 'screens-scripts',
  component: ScriptsScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/scripts', route: '/scripts' },
    msw: { handlers: [everyScript] },
  },
} satisfies Meta<typeof ScriptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const card = async (canvas: Context['canvas'], name: string) =>
  within(await canvas.findByRole('article', { name }));

/** Follows the toolbar's backend scenario and user. */
export const Default: Story = { parameters: withHandlers() };

// Specification: routes.7, scripts.1, scripts.6, scripts.7
/** Title, category, badge, 150 characters, date, word count and four actions. */
export const Cards: Story = {
  play: async ({ canvas }) => {
    const article = await card(canvas, TITLE);
    await expect(article.getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
    await expect(article.getByText('education')).toBeVisible();
    await expect(article.getByText('AI Generated')).toBeVisible();
    await expect(article.getByText(/77 words/)).toHaveTextContent(/^Created .+ · 77 words$/);
    await expect(article.getByText(/^Machine learning sounds like magic.*…$/)).toBeVisible();
    await expect(article.getByRole('link', { name: `Edit ${TITLE}` })).toHaveAttribute(
      'href',
      '/scripts?edit=scr_demo2',
    );
    await expect(article.getByRole('link', { name: `Create Video from ${TITLE}` })).toHaveAttribute(
      'href',
      '/create?script=scr_demo2',
    );
    await expect(article.getByRole('button', { name: `Duplicate ${TITLE}` })).toBeVisible();
    await expect(article.getByRole('button', { name: `Delete ${TITLE}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try AI Assistant' })).toHaveAttribute(
      'href',
      '/create?ai=true',
    );
    await expect(canvas.getByRole('link', { name: 'Create New Script' })).toHaveAttribute(
      'href',
      '/scripts?new=true',
    );
    await expect(canvas.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
  },
};

// Specification: scripts.6
/**
 * No title, no tags, HTML, 500 unbroken characters, two with the same name, and fields of the wrong type.
 */
export const BadData: Story = {
  parameters: withHandlers(
    listScripts.odd({
      items: [
        { _id: 'a', title: '<img src=x onerror=alert(1)>', text: '<script>alert(1)</script>' },
        { _id: 'b', title: 'W'.repeat(500), text: '漢'.repeat(500), tags: ['T'.repeat(500)] },
        { _id: 'c', title: {}, tags: 'none', segments: null, created_at: 'never' },
        { _id: 'd', title: 'Twice' },
        { _id: 'e', title: 'Twice' },
        'no script at all',
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('article', { name: /<img/ })).toBeVisible();
    const nameless = await card(canvas, 'Untitled script');
    await expect(nameless.getByText('Uncategorized')).toBeVisible();
    await expect(nameless.getByText('0 words')).toBeVisible();
    await expect(canvas.getAllByRole('article', { name: 'Twice' })).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: withHandlers(listScripts.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading scripts…')).toBeInTheDocument();
  },
};

// Specification: scripts.9
/** No scripts yet: the two ways to create the first one. */
export const Empty: Story = {
  parameters: withHandlers(listScripts.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No scripts found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Script' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try AI Assistant' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
  },
};

// Specification: scripts.2, scripts.9
/** No matches: the filters are reset, and the list returns. */
export const NoMatch: Story = {
  parameters: {
    app: { path: '/scripts?search=aurora&category=education', route: '/scripts' },
    ...withHandlers(
      listScripts.answering(({ query }) => page(query.search === undefined ? demoScripts : [])),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'Nothing matches “aurora” in education. Clear the filters, or write something new.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search scripts' })).toHaveValue('aurora');
    await expect(canvas.getByRole('link', { name: 'Try AI Assistant' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Script' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await expect(await canvas.findByRole('article', { name: TITLE })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search scripts' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /Category/ })).toHaveTextContent('All');
  },
};

// Specification: scripts.14
/** The list failed; the retry loads it. */
export const LoadFailed: Story = {
  parameters: withHandlers(listScripts.failing(403, { times: 1 }), everyScript),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your scripts. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('article', { name: TITLE })).toBeVisible();
  },
};

// Specification: scripts.2, scripts.3, scripts.4, scripts.5, scripts.11, calls.19
/** Search, category and order are sent; the categories are the tags seen, sorted. */
export const Filtered: Story = {
  parameters: withHandlers(
    listScripts.answering(({ query }) => {
      const title = (['search', 'tag', 'sort_by', 'sort_order', 'page_size'] as const)
        .map((key) => `${key}=${query[key] ?? null}`)
        .join(' ');
      return page([{ ...FIRST, title, tags: ['tips', 'all', 'event'] }]);
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', {
      name: 'search=null tag=null sort_by=created_at sort_order=desc page_size=20',
    });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search scripts' }), 'bar');
    await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
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
    await expectChoices('All, all, event, tips');
    await userEvent.click(await screen.findByRole('option', { name: 'event' }));
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await expectChoices('Date newest, Title A-Z, Word Count highest');
    await userEvent.click(await screen.findByRole('option', { name: 'Title A-Z' }));
    await canvas.findByRole('article', {
      name: 'search=bar tag=event sort_by=title sort_order=asc page_size=20',
    });
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Word Count highest' }));
    await canvas.findByRole('article', { name: /sort_by=word_count sort_order=desc/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await canvas.findByRole('article', { name: /^search=null tag=null sort_by=word_count/ });
  },
};

// Specification: scripts.5, scripts.14
/** Refresh reloads the list and reports success or failure; the cards stay. */
export const Refreshed: Story = {
  parameters: withHandlers(listScripts.answering(() => (isDown ? refuse(403) : page(demoScripts)))),
  beforeEach: () => {
    isDown = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: TITLE });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('The scripts are up to date.');
    isDown = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your scripts. Please try again later.');
    await expect(canvas.queryByText('The scripts are up to date.')).toBeNull();
    await expect(canvas.getByRole('article', { name: TITLE })).toBeVisible();
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
let isDown = false;

// Specification: avatars.24
/** The second page failed to load: a message below the button says so, and the button retries. */
export const NextPageFailed: Story = {
  parameters: withHandlers(
    listScripts.answering(({ query }) =>
      query.page === '2' && isDown ? refuse(403) : pageOf(manyScripts(30), query.page),
    ),
  ),
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('20 of 30 scripts');
    const more = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.click(more);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your scripts. Please try again later.');
    await expect(more).toHaveFocus();
    await expect(canvas.getByText('20 of 30 scripts')).toBeVisible();
    isDown = false;
    await userEvent.click(more);
    await expect(await canvas.findByText('All 30 scripts')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

// Specification: scripts.11, avatars.24
/**
 * A script is deleted elsewhere after the second page was loaded, so the third page starts one item later:
 * all pages are reloaded, without missing or duplicate items.
 */
export const ChangedBetweenPages: Story = {
  parameters: withHandlers(
    listScripts.answering(({ query }) => {
      const all = manyScripts(50);
      const isLate = hasReadSecond;
      if (query.page === '2') hasReadSecond = true;
      return pageOf(isLate ? all.filter(({ _id }) => _id !== 'scr_30') : all, query.page);
    }),
  ),
  beforeEach: () => {
    hasReadSecond = false;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 of 50 scripts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('40 of 50 scripts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('All 49 scripts')).toBeVisible();
    const names: (string | null)[] = [];
    canvas.getAllByRole('row')[0]?.focus();
    await userEvent.keyboard('{End}');
    for (let step = 0; step < 12; step += 1) {
      names.push(document.activeElement?.getAttribute('aria-label') ?? null);
      await userEvent.keyboard('{ArrowLeft}');
    }
    await expect(names).toEqual(Array.from({ length: 12 }, (_unused, n) => `Script ${50 - n}`));
  },
};
let hasReadSecond = false;

// Specification: scripts.16
/**
 * The copy appears before the server responds, inert at first, and is then replaced by the server's own; if
 * the list cannot be reloaded, it stays.
 */
export const DuplicatedAtOnce: Story = {
  parameters: withHandlers(
    createScript.answering(async () => {
      await new Promise<void>((resolve) => {
        answerCopy = resolve;
      });
      return { ...FIRST, _id: 'scr_copy', title: `${TITLE} (Copy)` };
    }),
    listScripts.answering(() => (isListLost ? refuse(403) : page(demoScripts))),
  ),
  beforeEach: () => {
    isListLost = false;
  },
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Duplicate ${TITLE}` }));
    const copy = await canvas.findByRole('row', { name: `${TITLE} (Copy)` });
    await expect(copy).not.toHaveAttribute('data-href');
    await expect(within(copy).getByRole('article').closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(answerCopy).not.toBeUndefined());
    isListLost = true;
    answerCopy?.();
    await canvas.findByRole('button', { name: `Delete ${TITLE} (Copy)` });
    await screen.findByText(`"${TITLE}" was successfully duplicated.`);
    await canvas.findByRole('button', { name: 'Try Again' });
    const made = canvas.getByRole('row', { name: `${TITLE} (Copy)` });
    await expect(made).toHaveAttribute('data-href', '/scripts?edit=scr_copy');
    isListLost = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull());
  },
};
let answerCopy: (() => void) | undefined;
let isListLost = false;

// Specification: scripts.13, scripts.15, calls.20
/** A copy with its suffix, made once however often the button is pressed. */
export const Duplicated: Story = {
  parameters: withHandlers(
    createScript.answering(({ body }) => {
      copies.push(body);
      return { ...FIRST, _id: 'copy' };
    }),
    everyScript,
  ),
  beforeEach: () => {
    copies = [];
  },
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.dblClick(article.getByRole('button', { name: `Duplicate ${TITLE}` }));
    const notice = await screen.findByText(`"${TITLE}" was successfully duplicated.`);
    await waitFor(() => expect(notice).toBeVisible());
    const original = demoScripts.find((script) => script.title === TITLE);
    await expect(copies).toEqual([
      {
        title: `${TITLE} (Copy)`,
        description: original?.description,
        segments: original?.segments,
        tags: original?.tags,
        language: 'en',
        estimated_duration: 30,
      },
    ]);
    const again = await article.findByRole('button', { name: `Duplicate ${TITLE}` });
    await expect(again).toHaveFocus();
  },
};
let copies: unknown[] = [];

// Specification: scripts.15, scripts.16
export const DuplicateFailed: Story = {
  parameters: withHandlers(createScript.failing(500), everyScript),
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Duplicate ${TITLE}` }));
    await screen.findByText(`Failed to duplicate "${TITLE}". Please try again.`);
    await expect(canvas.queryByRole('row', { name: `${TITLE} (Copy)` })).toBeNull();
  },
};

async function confirmDelete({ canvas, userEvent }: Context) {
  const article = await card(canvas, TITLE);
  await userEvent.click(article.getByRole('button', { name: `Delete ${TITLE}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Script' }));
  const question = `Are you sure you want to delete "${TITLE}"? This action cannot be undone.`;
  await waitFor(() => expect(dialog.getByText(question)).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
}

// Specification: scripts.17
/** The card is removed before the server responds, and the next one receives focus. */
export const Deleted: Story = {
  parameters: withHandlers(deleteScript.answering({ status: 'success' }), everyScript),
  play: async (context) => {
    const { canvas } = context;
    await confirmDelete(context);
    await waitFor(() => expect(canvas.queryByRole('article', { name: TITLE })).toBeNull());
    await screen.findByText(`"${TITLE}" was successfully deleted.`);
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Welcome to the workshop' })).toHaveFocus(),
    );
  },
};

// Specification: scripts.17
/** Already deleted in another tab: a notice says so, and the card does not return. */
export const DeletedTwice: Story = {
  parameters: withHandlers(deleteScript.failing(404), everyScript),
  play: async (context) => {
    await confirmDelete(context);
    await screen.findByText(`Script "${TITLE}" not found. It may have been already deleted.`);
    await expect(context.canvas.queryByRole('article', { name: TITLE })).toBeNull();
  },
};

const failedDelete = (handler: HttpHandler, words: string): Story => ({
  parameters: withHandlers(handler, everyScript),
  play: async (context) => {
    await confirmDelete(context);
    await screen.findByText(words);
    // The card is back in its place.
    const names = context.canvas.getAllByRole('article').map((article) => article.ariaLabel);
    await expect(names.indexOf(TITLE)).toBe(1);
  },
});

// Specification: scripts.17
export const DeleteRefused: Story = failedDelete(
  deleteScript.failing(403, { body: { detail: 'It is locked.' } }),
  'Failed to delete script: It is locked.',
);

// Specification: scripts.17
export const DeleteOffline: Story = failedDelete(
  deleteScript.offline,
  'Network error. Please check your connection and try again.',
);

// Specification: scripts.17
export const DeleteUnreadable: Story = failedDelete(
  deleteScript.malformed,
  `Failed to delete "${TITLE}".`,
);

// Specification: scripts.8
export const DeleteAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    const article = await card(canvas, TITLE);
    await userEvent.click(article.getByRole('button', { name: `Delete ${TITLE}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Script' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

async function shown({ canvas }: Context): Promise<void> {
  await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
}

/** Two thousand in one response: rendered as they scroll into view. */
export const VeryMany: Story = {
  parameters: withHandlers(listScripts.answering(page(manyScripts(2_000)))),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: 'Script 1' });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    first.focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('row', { name: 'Script 2000' })).toHaveFocus();
  },
};

export const Dark: Story = { play: shown, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: shown, globals: { direction: 'rtl' } };
/** 320 px, text at 200 %. */
/** With enlarged text, each filter has its own line. */
export const Narrow: Story = {
  play: async (context) => {
    await shown(context);
    await expect(brokenWords(context.canvas.getByRole('search'))).toEqual([]);
  },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
