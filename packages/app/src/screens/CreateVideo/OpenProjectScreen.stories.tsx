import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '../../stories/withApp.tsx';
import { OpenProjectScreen } from './OpenProjectScreen.tsx';
import { endpoints, over, projects } from './stories/wizardStory.ts';

const { getProject } = endpoints;

const meta = {
  title: 'Screens/Create video/Open a project',
  component: OpenProjectScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/projects/prj_7', route: '/projects/:id' },
    msw: { handlers: over(projects.script) },
  },
} satisfies Meta<typeof OpenProjectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// Specification: routes.15
export const Loading: Story = {
  parameters: { msw: { handlers: [getProject.pending] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your project...')).toBeInTheDocument();
  },
};

// Specification: routes.15, errors.13, readings.1
export const NotFound: Story = {
  parameters: { msw: { handlers: [getProject.failing(404), ...over(projects.script)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Project with ID prj_7 not found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to My Videos' })).toHaveAttribute(
      'href',
      '/videos',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getProject.failing(403), ...over(projects.script)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to load your videos. Please try again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};
