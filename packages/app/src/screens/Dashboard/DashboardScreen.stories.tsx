import { demoProjects, demoProjectsByState } from '@lectern/mocks/fixtures';
import { storyEndpoints } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { withApp } from '../../stories/withApp.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const { listProjects } = storyEndpoints('default');
const recent = http.get('*/api/projects', ({ request }) => {
  const size = Number(new URL(request.url).searchParams.get('page_size'));
  return HttpResponse.json({
    items: demoProjects.slice(0, size),
    pages: Math.ceil(demoProjects.length / size),
    total: demoProjects.length,
  });
});

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  decorators: [withApp],
  parameters: {
    app: { path: '/' },
    msw: { handlers: [recent] },
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the toolbar's backend scenario and user have it. */
export const Default: Story = { parameters: { msw: { handlers: [] } } };

/** The four most recent projects. */
export const Recent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Create New Video' })).toHaveAttribute(
      'href',
      '/create',
    );
  },
};

/** A project deleted in My Videos makes room for the fifth. */
export const OneDeleted: Story = {
  beforeEach: () => {
    const deleted = [demoProjectsByState.completed.id];
    localStorage.setItem('lectern.projectEdits.demo', JSON.stringify({ names: {}, deleted }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(
      canvas.queryByRole('article', { name: demoProjectsByState.completed.name }),
    ).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [listProjects.pending] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [listProjects.empty] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No recent videos found. Create one?' }),
    ).toBeVisible();
  },
};

/** The list failed; the retry brings it. */
export const LoadFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/projects', () => HttpResponse.json({}, { status: 403 }), { once: true }),
        recent,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load recent videos.');
    await expect(alert).toHaveTextContent('Please try refreshing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};
