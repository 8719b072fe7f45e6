import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../paths.ts';
import { fillField } from '../stories/fillField.ts';
import { withApp } from '../stories/withApp.tsx';
import { AppRoutes } from './AppRoutes.tsx';

/**
 * The whole app, opened at one of its addresses. No story here has its own backend: the toolbar's scenario,
 * user and theme apply, and the address says so.
 */
const meta = {
  title: 'Flows/Whole app',
  component: AppRoutes,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppRoutes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = { parameters: { app: { path: paths.dashboard() } } };
export const MyVideos: Story = { parameters: { app: { path: paths.videos() } } };
export const CreateVideo: Story = { parameters: { app: { path: paths.createStep('script') } } };

/** A visitor is asked to sign in, then sees the requested page. */
export const SignedOut: Story = {
  parameters: { app: { path: paths.videos() } },
  globals: { user: 'signed-out' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillField(context, await canvas.findByLabelText('Email or Username'), 'beta');
    await fillField(context, canvas.getByLabelText('Password'), 'lectern-beta');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'My Videos' })).toBeInTheDocument();
    await expect(await canvas.findByText('No videos found')).toBeInTheDocument();
  },
};

/** A user whose session the server has ended is asked to sign in again. */
export const SessionExpired: Story = {
  parameters: { app: { path: paths.videos() } },
  globals: { scenario: 'session-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  },
};
