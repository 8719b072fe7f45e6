import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { amaraScene, broken, fitnessScene, launchScene } from '../../fixtures/pictures.ts';
import { Grid } from '../../layout/Grid.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { DashboardCard, type DashboardCardProps } from './DashboardCard.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Domain/DashboardCard',
  id: 'components-dashboardcard',
  component: DashboardCard,
  tags: ['card', 'dashboard', 'tool'],
  args: {
    title: 'Image generator',
    src: fitnessScene,
    actions: (
      <>
        <LinkButton href="/image-generator" size="sm">
          Generate
        </LinkButton>
        <LinkButton href="/canvas-editor" size="sm" variant="ghost">
          Create on canvas
        </LinkButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof DashboardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tools(args: DashboardCardProps) {
  return (
    <Grid layout="thirds">
      <DashboardCard {...args} />
      <DashboardCard
        {...args}
        title="Video generator"
        src={launchScene}
        actions={
          <LinkButton href="/create" size="sm" variant="primary">
            Generate
          </LinkButton>
        }
      />
      <DashboardCard
        {...args}
        title="AI Avatar generator"
        src={amaraScene}
        actions={
          <LinkButton href="/avatars" size="sm">
            Lip sync
          </LinkButton>
        }
      />
    </Grid>
  );
}

export const Three: Story = {
  render: Tools,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create on canvas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/canvas-editor', undefined);
  },
};
export const ThreeDark: Story = { render: Tools, globals: { theme: 'dark' } };
export const ThreeRightToLeft: Story = { render: Tools, globals: { direction: 'rtl' } };
export const ThreeForcedColors: Story = {
  render: Tools,
  globals: { forcedColors: 'active' },
};
export const ThreePhone: Story = { render: Tools, globals: { viewport: { value: 'mobile2' } } };
export const ThreeTablet: Story = { render: Tools, globals: { viewport: { value: 'tablet' } } };
export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="thirds">
      <DashboardCard {...args} title={unbroken} src={null} />
      <DashboardCard {...args} title={markup} src={broken} />
    </Grid>
  ),
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
