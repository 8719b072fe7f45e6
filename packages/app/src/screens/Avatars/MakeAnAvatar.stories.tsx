import { storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fillField } from '../../stories/fillField.ts';
import { withApp } from '../../stories/withApp.tsx';
import { AvatarsScreen } from './AvatarsScreen.tsx';

const meta = {
  title: 'Flows/Make an avatar',
  component: AvatarsScreen,
  decorators: [withApp],
  parameters: { app: { path: '/avatars' }, msw: { handlers: storyHandlers('new-account') } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AvatarsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: avatars.11, generate-avatar.5, generate-avatar.6
/** From a prompt to the user's own avatar, which is marked with a lock and linked to the wizard. */
export const FromWordsToMyAvatars: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Describe it', async () => {
      await canvas.findByRole('row', { name: /^Amara/ });
      await userEvent.click(canvas.getByRole('button', { name: 'Create New Avatar' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Generate AI Avatar' }));
      const prompt = dialog.getByRole('textbox', { name: 'Prompt' });
      await fillField(context, prompt, 'A young businesswoman with red curly hair');
      await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    });
    await step('Name it', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Generate AI Avatar' }));
      const name = await dialog.findByRole('textbox', { name: 'Name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'Robin{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('It is in My Avatars', async () => {
      const robin = await canvas.findByRole('row', { name: 'Robin' });
      await expect(within(robin).getByText(/Private/)).toBeInTheDocument();
      await expect(robin.getAttribute('data-href')).toMatch(/^\/create\?avatar=avt_/);
      await expect(canvas.getByRole('tab', { name: 'Custom Avatar' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(canvas.getByRole('radio', { name: 'My Avatars' })).toBeChecked();
    });
    await step('Opened again, the dialog starts empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Generate AI Avatar' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Generate AI Avatar' }));
      await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    });
  },
};
