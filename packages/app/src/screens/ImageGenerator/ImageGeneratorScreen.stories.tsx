import { demoAvatar } from '@lectern/mocks/fixtures';
import { goneFile, storyEndpoints, withHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { fillField } from '../../stories/fillField.ts';
import { withApp } from '../../stories/withApp.tsx';
import { ImageGeneratorScreen } from './ImageGeneratorScreen.tsx';

const { generateAvatarImage, saveGeneratedAvatar } = storyEndpoints('default');

const meta = {
  title: 'Screens/Image generator',
  component: ImageGeneratorScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/image-generator' },
    msw: { handlers: [generateAvatarImage.ok, saveGeneratedAvatar.ok] },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ImageGeneratorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function generate(context: Context, prompt: string) {
  const { canvas, userEvent } = context;
  const field = await canvas.findByRole('textbox', { name: 'Prompt' });
  await userEvent.clear(field);
  await fillField(context, field, prompt);
  await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
}

// Specification: images.5
/**
 * An empty prompt cannot be generated from: pressing Generate shows the message at the field and focuses
 * it.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate' }));
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toHaveFocus();
    await expect(prompt).toHaveAccessibleDescription('Please enter a prompt to generate an avatar');
    await userEvent.click(canvas.getByRole('button', { name: 'Doctor' }));
    await expect(prompt).toHaveValue(
      'A friendly doctor in a white coat, short gray hair and round glasses, warm smile',
    );
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
  },
};

// Specification: images.1, images.4
/** Two images; the earlier one is selected again with the keyboard. */
export const Generated: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await generate(context, 'A chef');
    await expect(await canvas.findByRole('img', { name: 'A chef' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Comic' }));
    await generate(context, 'A pilot');
    await expect(await canvas.findByRole('img', { name: 'A pilot' })).toBeVisible();
    await expect(canvas.getByText('2 images')).toBeVisible();
    const latest = canvas.getByRole('radio', { name: 'Image 2: A pilot' });
    await expect(latest).toBeChecked();
    latest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('img', { name: 'A chef' })).toBeVisible();
  },
};

// Specification: images.2
/** The selected image is named and saved together with its picture. */
export const UsedAsAvatar: Story = {
  parameters: withHandlers(
    generateAvatarImage.answering({
      image_url: demoAvatar(2).thumbnail_url,
      trim_id: 'trim_5',
    }),
    saveGeneratedAvatar.answering(async ({ body }) => {
      await expect(body).toMatchObject({ trim_id: 'trim_5', name: 'Leila two' });
      return { _id: 'avt_5', name: 'Leila two' };
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await generate(context, 'A woman in a blue hijab');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use as avatar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use as avatar' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('A woman in a blue...');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Avatar' }));
    await dialog.findByText('Please provide a name for your avatar');
    await fillField(context, name, 'Leila two');
    await userEvent.keyboard('{Enter}');
    const notice = await screen.findByText('“Leila two” is in My Avatars.');
    await waitFor(() => expect(notice).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Focus returns to the button that opened the dialog.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Use as avatar' })).toHaveFocus(),
    );
  },
};

// Specification: images.3
/** The file no longer exists on the server. */
export const DownloadFailed: Story = {
  parameters: withHandlers(
    generateAvatarImage.answering({
      image_url: 'https://media.lectern.test/gone.png',
      trim_id: 'trim_6',
    }),
    goneFile('*/gone.png'),
  ),
  play: async (context) => {
    await generate(context, 'A chef');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Download' }));
    const notice = await screen.findByText('Failed to download image. Please try again later.');
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const Generating: Story = {
  parameters: withHandlers(generateAvatarImage.pending),
  play: async (context) => {
    const { canvas } = context;
    await generate(context, 'A chef');
    await waitFor(() => expect(canvas.getByText('Drawing an image…')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Generate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

// Specification: images.3, images.5
/** The prompt is kept for another attempt, whose drawing is downloaded as a PNG named after the prompt. */
export const GenerateFailed: Story = {
  parameters: withHandlers(generateAvatarImage.failing(403, { times: 1 }), generateAvatarImage.ok),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await generate(context, 'A chef');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error generating avatar. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByRole('img', { name: 'A chef' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const names: string[] = [];
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(names).toEqual(['A_chef.png']));
    clicked.mockRestore();
  },
};

const result: Story['play'] = async (context) => {
  await generate(context, 'A chef in a blue beanie');
  await context.canvas.findByRole('button', { name: 'Use as avatar' });
};
export const Phone: Story = { play: result, globals: { viewport: { value: 'mobile2' } } };
export const Narrow: Story = {
  play: result,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Dark: Story = { play: result, globals: { theme: 'dark' } };
export const RightToLeft: Story = { play: result, globals: { direction: 'rtl' } };
