import { storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../stories/brokenWords.ts';
import { withApp } from '../../stories/withApp.tsx';
import { TemplatesScreen } from './TemplatesScreen.tsx';

const meta = {
  title: 'Screens/Templates',
  component: TemplatesScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/templates', route: '/templates' },
    msw: { handlers: storyHandlers('default') },
  },
} satisfies Meta<typeof TemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const titles = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getAllByRole('article').map((article) => article.ariaLabel);

async function choose({ canvas, userEvent }: Context, field: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

// Specification: routes.7, templates.1, templates.5, templates.6, templates.9
/** The blank page and the eight templates, each with category, duration, description and actions. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('article', { name: 'Product Introduction' });
    await expect(titles(context)).toEqual([
      'Start from Scratch',
      'Product Introduction',
      'Company Overview',
      'Tutorial Style',
      'Customer Testimonial',
      'Product Demo',
      'Quarterly Update',
      'Course Introduction',
      'Quick Tips',
    ]);
    const card = within(canvas.getByRole('article', { name: 'Quarterly Update' }));
    await expect(card.getByText('Corporate')).toBeVisible();
    await expect(card.getByText('3-5 min')).toBeVisible();
    await expect(card.getByText('Numbers, highlights and what comes next.')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Use Template/ })).toHaveAttribute(
      'href',
      '/create?template=quarterly-update',
    );
    await expect(canvas.getByRole('link', { name: 'Start from Scratch' })).toHaveAttribute(
      'href',
      '/create?template=scratch',
    );
  },
};

// Specification: templates.2, templates.3, templates.4
/** Search, category and duration, alone and together. */
export const Filtered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const choices = async () =>
      (await screen.findAllByRole('option')).map(({ textContent }) => textContent).join(', ');
    await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
    await expect(await choices()).toBe('All, Marketing, Corporate, Education');
    await userEvent.click(screen.getByRole('option', { name: 'Education' }));
    await waitFor(() =>
      expect(titles(context)).toEqual([
        'Start from Scratch',
        'Tutorial Style',
        'Course Introduction',
        'Quick Tips',
      ]),
    );
    await choose(context, /Duration/, '1-2 minutes');
    await waitFor(() => expect(titles(context)).toHaveLength(3));
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search templates' }));
    await userEvent.paste('tips');
    await waitFor(() => expect(titles(context)).toEqual(['Start from Scratch', 'Quick Tips']));
    await expect(canvas.getByText('1 template')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Duration/ }));
    await expect(await choices()).toBe('All, 1-2 minutes, 2-3 minutes, 3-5 minutes');
  },
};

// Specification: templates.7
/** No matches; the URL's filters are filled in, and can be reset. */
export const NoMatch: Story = {
  parameters: {
    app: {
      path: '/templates?search=%3Cb%3Eaurora&category=Corporate&duration=1-2',
      route: '/templates',
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('heading', { name: 'No templates found' })).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search or filters.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('<b>aurora');
    await expect(canvas.getByRole('button', { name: /Category/ })).toHaveTextContent('Corporate');
    await expect(canvas.getByRole('button', { name: /Duration/ })).toHaveTextContent('1-2 minutes');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(titles(context)).toHaveLength(9));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

// Specification: templates.5
/** The presenter speaks the first sentences, next to the outline and the whole script. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Preview: Product Demo' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Product Demo' }));
    for (const words of ['Marketing', '2-3 min', '6 parts']) {
      await expect(dialog.getByText(words)).toBeInTheDocument();
    }
    const parts = dialog.getAllByRole('listitem');
    await expect(parts).toHaveLength(6);
    await expect(parts[0]).toHaveTextContent(/^1What you will see.*0:2\d$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Whole script' }));
    await waitFor(() => expect(dialog.getByText(/Talking about a product is easy/)).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Use Template' })).toHaveAttribute(
      'href',
      '/create?template=product-demo',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The URL alone opens the preview with its film, which has a poster and a length. */
export const PreviewOfAddress: Story = {
  parameters: { app: { path: '/templates?preview=quick-tips', route: '/templates' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Quick Tips' });
    const film = document.querySelector('video');
    await expect(film?.currentSrc).toMatch(/quick-tips.*\.mp4/);
    await waitFor(() => expect(film?.videoWidth).toBe(640));
    await expect(film?.duration).toBeGreaterThan(5);
    await expect(film?.muted).toBe(false);
  },
};

export const PreviewOnPhone: Story = {
  parameters: { app: { path: '/templates?preview=company-overview', route: '/templates' } },
  globals: { viewport: { value: 'mobile2' }, theme: 'dark' },
  play: async () => void (await screen.findByRole('dialog', { name: 'Company Overview' })),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** 320 px, text at 200 %: each filter has its own line. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(brokenWords(await canvas.findByRole('search'))).toEqual([]);
  },
};
