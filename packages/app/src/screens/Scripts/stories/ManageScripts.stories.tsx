import { storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withApp } from '../../../stories/withApp.tsx';
import { ScriptsScreen } from '../ScriptsScreen.tsx';

const meta = {
  title: 'Flows/Manage scripts',
  component: ScriptsScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/scripts', route: '/scripts' },
    msw: { handlers: storyHandlers('new-account') },
  },
} satisfies Meta<typeof ScriptsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enlarged text on a tablet: the toolbar takes more lines, and nothing is clipped or squeezed. */
export const LargeText: Story = {
  globals: { viewport: { value: 'tablet' }, textSize: '200' },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await expect(search.getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const control of within(canvas.getByRole('search')).getAllByRole('button')) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

/** Shows which entry of the history the page is at. */
const Entry = () => <output aria-label="Entry">{useLocation().key}</output>;

/** Closing the editor returns to the page's own entry, so that Back leaves the page. */
export const BackAfterEditor: Story = {
  render: () => (
    <>
      <ScriptsScreen />
      <Entry />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No scripts found' });
    const entry = canvas.getByRole('status', { name: 'Entry' });
    const own = entry.textContent;
    await userEvent.click(canvas.getByRole('link', { name: 'Create New Script' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New script' }));
    await expect(entry).not.toHaveTextContent(own);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(entry).toHaveTextContent(own);
  },
};

// Specification: scripts.7
/**
 * Starting with an empty library: a script is written, found, changed, copied and deleted, with a backend
 * that stores it.
 */
export const FromFirstToLast: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const save = async (title: string, text: string, tags: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByRole('textbox', { name: 'Title' });
      for (const [name, value] of Object.entries({ Title: title, Script: text, Tags: tags })) {
        // Pasted, because the editor's own stories cover typing.
        await userEvent.clear(dialog.getByRole('textbox', { name }));
        await userEvent.paste(value);
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await canvas.findByRole('article', { name: title });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };

    /** A copy is shown before it is stored, and is inert until then. */
    const stored = async (title: string) => {
      await canvas.findByRole('article', { name: title });
      await waitFor(() =>
        expect(canvas.getByRole('article', { name: title }).closest('[inert]')).toBeNull(),
      );
    };

    await step('Write two', async () => {
      await canvas.findByRole('heading', { name: 'No scripts found' });
      await userEvent.click(canvas.getByRole('link', { name: 'Create New Script' }));
      await save('Zebra', 'Stripes are in.', 'fashion');
      await userEvent.click(canvas.getByRole('link', { name: 'Create New Script' }));
      await save('Apple', 'An apple a day, they say, and so on.', 'food');
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Apple' })).toHaveFocus());
    });
    await step('Filter by category, then show all again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'fashion' }));
      await waitFor(() => expect(canvas.queryByRole('article', { name: 'Apple' })).toBeNull());
      canvas.getByRole('button', { name: 'Reset Filters' }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('article', { name: 'Apple' });
      // The pressed button is removed, so focus moves to the search next to it.
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    });
    await step('Change it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Edit Zebra' }));
      await save('Zebra crossing', 'Look left, look right.', 'safety');
      await expect(canvas.queryByRole('article', { name: 'Zebra' })).toBeNull();
    });
    await step('Copy it, and copy the copy', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Apple' }));
      await stored('Apple (Copy)');
      await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Apple (Copy)' }));
      await stored('Apple (Copy) (Copy)');
    });
    await step('Delete everything', async () => {
      for (const title of ['Apple (Copy) (Copy)', 'Apple (Copy)', 'Zebra crossing', 'Apple']) {
        await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }));
        const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Script' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(canvas.queryByRole('article', { name: title })).toBeNull());
        await waitFor(() =>
          expect(screen.queryByRole('alertdialog', { name: 'Delete Script' })).toBeNull(),
        );
      }
      await canvas.findByRole('heading', { name: 'No scripts found' });
    });
  },
};
