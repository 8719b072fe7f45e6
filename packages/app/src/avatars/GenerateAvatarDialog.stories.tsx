import { demoAvatar } from '@lectern/mocks/fixtures';
import { storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fillField } from '../stories/fillField.ts';
import { withApp } from '../stories/withApp.tsx';
import { GenerateAvatarDialog } from './GenerateAvatarDialog.tsx';

const { generateAvatarImage, saveGeneratedAvatar } = storyEndpoints('default');

const meta = {
  title: 'Screens/Avatars/Generate AI Avatar',
  id: 'avatars-generate-ai-avatar',
  component: GenerateAvatarDialog,
  decorators: [withApp],
  args: { isOpen: true, onOpenChange: fn(), onSaved: fn() },
  parameters: {
    app: { path: '/avatars' },
    msw: { handlers: [generateAvatarImage.ok, saveGeneratedAvatar.ok] },
  },
} satisfies Meta<typeof GenerateAvatarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const CHEF = demoAvatar(25);
const PROMPT = 'An elderly doctor with glasses and a white beard';

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Generate AI Avatar' }));

async function describePresenter(context: Context, prompt = PROMPT) {
  const view = await dialog();
  await fillField(context, view.getByRole('textbox', { name: 'Prompt' }), prompt);
  await context.userEvent.click(view.getByRole('button', { name: 'Generate' }));
  return view;
}

// Specification: generate-avatar.1, generate-avatar.2, generate-avatar.9, generate-avatar.11
/** Focus is in the prompt, nothing can be generated yet, and the defaults are realistic and private. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog();
    const prompt = view.getByRole('textbox', { name: 'Prompt' });
    await waitFor(() => expect(prompt).toHaveFocus());
    await expect(view.getByRole('button', { name: 'Generate' })).toBeDisabled();
    await expect(view.getByRole('radio', { name: 'Realistic' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(
      await view.findByText('Please enter a prompt to generate an avatar'),
    ).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Elderly man' }));
    await expect(prompt).toHaveValue('An elderly man with a white beard and kind eyes');
    await expect(view.queryByText('Please enter a prompt to generate an avatar')).toBeNull();
    await expect(view.getByRole('button', { name: 'Generate' })).toBeEnabled();
    for (const example of ['Professional businessman', 'Doctor']) {
      await expect(view.getByRole('button', { name: example })).toBeEnabled();
    }
  },
};

// Specification: generate-avatar.3, generate-avatar.4, generate-avatar.7, generate-avatar.8, entities.14
/** From a prompt to a named portrait, then another portrait, then back to the prompt. */
export const Generated: Story = {
  play: async (context) => {
    const view = await describePresenter(context);
    const { userEvent } = context;
    const name = await view.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('An elderly doctor with glasses...');
    await expect(view.getByRole('textbox', { name: 'Description' })).toHaveValue(PROMPT);
    await expect(view.getByRole('radio', { name: 'Private' })).toBeChecked();
    const first = view.getByRole('img', { name: PROMPT }).getAttribute('src');
    await userEvent.click(view.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() =>
      expect(view.getByRole('img', { name: PROMPT }).getAttribute('src')).not.toBe(first),
    );
    await userEvent.click(view.getByRole('button', { name: 'Edit prompt' }));
    const prompt = await view.findByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toHaveValue(PROMPT);
    await waitFor(() => expect(prompt).toHaveFocus());
  },
};

// Specification: generate-avatar.1, generate-avatar.5, generate-avatar.9, generate-avatar.10
// Specification: generate-avatar.13, generate-avatar.15, entities.14
/**
 * Sends the chosen style, name and visibility, then closes the dialog. If saving fails, the name is kept for
 * the second attempt.
 */
export const Saved: Story = {
  args: { projectId: 'prj_7' },
  parameters: withHandlers(
    generateAvatarImage.answering(async ({ body }) => {
      await expect(body).toEqual({
        prompt: 'A chef',
        visual_style: 'comic',
        model: 'default-image-model',
        project_id: 'prj_7',
      });
      return { image_url: CHEF.thumbnail_url, trim_id: 'trim_9' };
    }),
    saveGeneratedAvatar.failing(403, { times: 1 }),
    saveGeneratedAvatar.answering(async ({ body }) => {
      await expect(body).toEqual({
        trim_id: 'trim_9',
        name: 'Chef Ito',
        description: 'A chef',
        tags: [],
        visibility: 'public',
        project_id: 'prj_7',
      });
      return { ...CHEF, _id: 'avt_new', name: 'Chef Ito' };
    }),
  ),
  play: async (context) => {
    const { args, userEvent } = context;
    const view = await dialog();
    await fillField(context, view.getByRole('textbox', { name: 'Prompt' }), 'A chef');
    await userEvent.click(view.getByRole('radio', { name: 'Comic' }));
    await userEvent.click(view.getByRole('button', { name: 'Generate' }));
    const name = await view.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(view.getByRole('button', { name: 'Save Avatar' }));
    await view.findByText('Please provide a name for your avatar');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(view.getByText('Please provide a name for your avatar')).toBeVisible();
    await userEvent.paste(' Chef Ito ');
    await userEvent.keyboard('{Enter}');
    await view.findByText('Error saving avatar. Please try again.');
    await expect(name).toHaveValue(' Chef Ito ');
    await userEvent.click(view.getByRole('radio', { name: 'Public' }));
    await expect(view.getByText('Everyone can see a public avatar.')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Save Avatar' }));
    const notice = await screen.findByText('“Chef Ito” is in My Avatars.');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({
        avatar: expect.objectContaining({ id: 'avt_new', name: 'Chef Ito' }),
      }),
    );
    await expect(JSON.stringify(localStorage)).toContain('avt_new');
  },
};

/** The portrait's place shows that it is pending, and nothing is requested twice. */
export const Generating: Story = {
  parameters: withHandlers(generateAvatarImage.pending),
  play: async (context) => {
    const view = await describePresenter(context);
    await waitFor(() =>
      expect(view.getByRole('button', { name: 'Generate' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await expect(view.getByRole('textbox', { name: 'Prompt' })).toHaveAttribute('readonly');
  },
};

// Specification: generate-avatar.14
/** The first call fails, the second response has no image, the third works. */
export const GenerateFailed: Story = {
  parameters: withHandlers(
    generateAvatarImage.failing(403, { times: 1 }),
    generateAvatarImage.odd({ image_url: null }, { times: 1 }),
    generateAvatarImage.ok,
  ),
  play: async (context) => {
    const view = await describePresenter(context);
    const { userEvent } = context;
    const again = () => userEvent.click(view.getByRole('button', { name: 'Generate' }));
    await view.findByText('Error generating avatar. Please try again.');
    await again();
    await view.findByText('Failed to generate avatar image. Please try again.');
    await expect(view.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
    await again();
    await view.findByRole('textbox', { name: 'Name' });
    await expect(view.queryByRole('alert')).toBeNull();
  },
};

/** Nothing closes the dialog while the avatar is being saved. */
export const Saving: Story = {
  parameters: withHandlers(generateAvatarImage.ok, saveGeneratedAvatar.pending),
  play: async (context) => {
    const view = await describePresenter(context);
    await context.userEvent.click(await view.findByRole('button', { name: 'Save Avatar' }));
    await waitFor(() => expect(view.getByRole('button', { name: 'Close' })).toBeDisabled());
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

// Specification: generate-avatar.16
/** Ten thousand letters, markup and emoji are treated like any other text. */
export const HostilePrompt: Story = {
  parameters: withHandlers(
    generateAvatarImage.answering({ image_url: 'https://nowhere.invalid/x.png', trim_id: 't' }),
  ),
  play: async ({ userEvent }) => {
    const view = await dialog();
    const prompt = `<b onclick=alert(1)>🧑‍🚀</b> ${'x'.repeat(10_000)}`;
    await userEvent.click(view.getByRole('textbox', { name: 'Prompt' }));
    await userEvent.paste(prompt);
    await userEvent.click(view.getByRole('button', { name: 'Generate' }));
    await expect(await view.findByText('The picture could not be loaded.')).toBeInTheDocument();
    await expect(view.getByRole('textbox', { name: 'Description' })).toHaveValue(prompt);
    await expect(view.getByRole('textbox', { name: 'Name' })).toHaveValue(
      `<b onclick=alert(1)>🧑‍🚀</b> ${'x'.repeat(52)}...`,
    );
  },
};

const result: Story['play'] = async (context) => {
  const view = await describePresenter(context, 'A chef');
  await view.findByRole('textbox', { name: 'Name' });
};
/** At the width of most phones, the three styles fit in one row, each name on one line. */
export const StylesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    const view = await dialog();
    const names = ['Realistic', 'Comic', 'None'].map((name) => view.getByText(name));
    const places = names.map((name) => name.getBoundingClientRect());
    await expect(new Set(places.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    await expect(Math.max(...places.map(({ height }) => height))).toBeLessThan(30);
  },
};
export const Phone: Story = { play: result, globals: { viewport: { value: 'mobile2' } } };
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Dark: Story = { play: result, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
