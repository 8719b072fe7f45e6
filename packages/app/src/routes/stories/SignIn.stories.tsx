import { demoProjects } from '@lectern/mocks/fixtures';
import { storyEndpoints, storyHandlers } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AppRoutes } from '../AppRoutes.tsx';
import { fillField } from '../../stories/fillField.ts';
import { withApp } from '../../stories/withApp.tsx';

const { listProjects, login } = storyEndpoints('default');

const meta = {
  title: 'Flows/Sign in',
  component: AppRoutes,
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/videos?status=failed', isSignedIn: false },
    msw: {
      handlers: [
        login.failing(401, { times: 1 }),
        listProjects.answering({ items: demoProjects, total: demoProjects.length }),
        ...storyHandlers('default'),
      ],
    },
  },
} satisfies Meta<typeof AppRoutes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor opens a page, signs in at the second attempt, gets that page, and signs out. */
export const BackToThePage: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The page requires a sign-in', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
    });
    await step('A wrong password is refused; the typed name stays', async () => {
      await fillField(context, canvas.getByLabelText('Email or Username'), 'demo');
      await fillField(context, canvas.getByLabelText('Password'), 'lectern-demo');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Invalid credentials. Please try again.',
      );
      await expect(canvas.getByLabelText('Password')).toHaveValue('lectern-demo');
    });
    await step('The second attempt opens the page with its filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await canvas.findByRole('heading', { level: 1, name: 'My Videos' });
      await expect(canvas.getByRole('button', { name: /Status/ })).toHaveTextContent('Failed');
    });
    await step('Sign out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Profile menu' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible(),
      );
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
    });
  },
};
