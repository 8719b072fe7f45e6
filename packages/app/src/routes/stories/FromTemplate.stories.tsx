import { demoScript } from '@lectern/mocks/fixtures';
import { storyEndpoints, storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CreateVideoScreen, TemplatesScreen } from '../screens.ts';
import { routePatterns } from '../../paths.ts';
import { fillField } from '../../stories/fillField.ts';
import { withApp } from '../../stories/withApp.tsx';

function App() {
  return (
    <main>
      <Routes>
        <Route path={routePatterns.templates} element={<TemplatesScreen />} />
        <Route path={routePatterns.create} element={<CreateVideoScreen />} />
      </Routes>
    </main>
  );
}

const meta = {
  title: 'Flows/From template to wizard',
  component: App,
  decorators: [withApp],
  parameters: {
    app: { path: '/templates' },
    msw: { handlers: storyHandlers('new-account') },
  },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enlarged text on a tablet: the filters wrap onto another line, and the page does not scroll sideways. */
export const LargeText: Story = {
  globals: { viewport: { value: 'tablet' }, textSize: '200' },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The server's avatars, which arrive only once the user is at the next step. */
let avatars = Promise.withResolvers<void>();

// Specification: routes.9
/** Previews and uses a template: its script is ready to fill in, its presenter chosen, even if found late. */
export const FromPreviewToPresenter: Story = {
  parameters: {
    msw: {
      handlers: [
        storyEndpoints('new-account').listAvatars.answering(async () => {
          await avatars.promise;
          return { items: [{ _id: 'avt_amara', name: 'Amara' }], pages: 1, total: 1 };
        }),
        ...storyHandlers('new-account'),
      ],
    },
  },
  beforeEach: () => {
    avatars = Promise.withResolvers();
  },
  play: async ({ canvas, userEvent, step }) => {
    const area = () => canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
    await step('Preview and use', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Preview: Product Introduction' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Product Introduction' }));
      await userEvent.click(dialog.getByRole('link', { name: 'Use Template' }));
    });
    await step('Its script is loaded, with the first placeholder selected', async () => {
      const script = await area();
      await waitFor(() =>
        expect(script.value).toMatch(/^Every week, \[your audience\] lose hours/),
      );
      await waitFor(() => expect(script).toHaveFocus());
      await userEvent.paste('small teams');
      await expect(script.value).toMatch(/^Every week, small teams lose hours to \[the problem\]/);
    });
    await step('The next one is one press away', async () => {
      const script = await area();
      const left = () => canvas.getByRole('heading', { name: /gaps? to fill$/ }).textContent;
      const before = left();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await userEvent.paste('searching');
      await expect(script.value).toMatch(/lose hours to searching\./);
      await waitFor(() => expect(left()).not.toBe(before));
    });
    await step('Its presenter is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await canvas.findByRole('heading', { name: 'Choose a voice' });
      avatars.resolve();
      await waitFor(() => expect(JSON.stringify(localStorage)).toContain('avt_amara'));
    });
  },
};

/** Another script also clears the previous prompt, whose Generate would overwrite the new script. */
export const OtherScriptAfterPrompt: Story = {
  parameters: {
    app: { path: '/create/script' },
    msw: {
      handlers: [
        storyEndpoints('new-account').getScript.answering(demoScript(0)),
        ...storyHandlers('new-account'),
      ],
    },
  },
  render: () => (
    <>
      <Link to="/create?template=quick-tips">Use a template</Link>
      <Link to="/create?script=scr_demo1">Use a stored script</Link>
      <App />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const prompt = () => canvas.findByRole('textbox', { name: 'What is your video about?' });
    const script = () => canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
    await fillField(context, await prompt(), 'otters');
    await userEvent.click(canvas.getByRole('link', { name: 'Use a template' }));
    await waitFor(async () => expect((await script()).value).toMatch(/^Three tips/));
    await expect(await prompt()).toHaveValue('');
    await fillField(context, await prompt(), 'herons');
    await userEvent.click(canvas.getByRole('link', { name: 'Use a stored script' }));
    await waitFor(async () => expect((await script()).value).toMatch(/^Good morning/));
    await expect(await prompt()).toHaveValue('');
  },
};

/** A template takes precedence over `ai`: the script has focus, not the prompt. */
export const TemplateAndPrompt: Story = {
  parameters: { app: { path: '/create?template=quick-tips&ai=true' } },
  play: async ({ canvas }) => {
    const script = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
    await waitFor(() => expect(script.value).toMatch(/^Three tips/));
    await waitFor(() => expect(script).toHaveFocus());
  },
};
