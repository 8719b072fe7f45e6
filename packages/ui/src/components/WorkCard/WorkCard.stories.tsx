import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { amaraScene, broken, launchScene } from '../../fixtures/pictures.ts';
import { Grid } from '../../layout/Grid.tsx';
import { WorkCard, type WorkCardProps } from './WorkCard.tsx';
import { WorkCardSkeleton } from './WorkCardSkeleton.tsx';

const navigate = fn();

const draft: WorkCardProps = {
  title: 'Series A announcement',
  thumbnail: { kind: 'avatar', src: amaraScene },
  next: 'Next: generate the video',
  detail: 'Draft, 2 days ago',
  action: {
    label: 'Continue',
    name: 'Continue Series A announcement',
    href: '/projects/one',
    icon: ArrowRight,
    isPrimary: true,
  },
};
const render: WorkCardProps = {
  title: 'How to read a nutrition label',
  thumbnail: { kind: 'processing', src: launchScene },
  next: 'Rendering, 64%',
  progress: { label: 'Progress of How to read a nutrition label', value: 64 },
  action: {
    label: 'Watch',
    name: 'Watch the render of How to read a nutrition label',
    href: '/projects/two',
    icon: Play,
  },
};

const meta = {
  title: 'Components/Domain/WorkCard',
  id: 'components-workcard',
  component: WorkCard,
  tags: ['card', 'dashboard', 'draft', 'resume'],
  args: draft,
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
} satisfies Meta<typeof WorkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Two(args: WorkCardProps) {
  return (
    <Grid layout="halves">
      <WorkCard {...render} />
      <WorkCard {...args} />
    </Grid>
  );
}

/** A running render and a draft; the draft has the primary action. */
export const Both: Story = {
  render: Two,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: render.action.name })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/projects/one', undefined);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  },
};
export const BothDark: Story = { render: Two, globals: { theme: 'dark' } };
export const BothRightToLeft: Story = { render: Two, globals: { direction: 'rtl' } };
export const BothForcedColors: Story = { render: Two, globals: { forcedColors: 'active' } };
/** Only the icon is visible; the link keeps its name. */
export const BothPhone: Story = {
  render: Two,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: draft.action.name });
    await expect(link.getBoundingClientRect().width).toBeLessThan(64);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const HostileValues: Story = {
  render: (args) => (
    <Grid layout="halves">
      <WorkCard {...args} title={unbroken} next={unbroken} detail={unbroken} />
      <WorkCard {...args} title={markup} thumbnail={{ kind: 'avatar', src: broken }} />
    </Grid>
  ),
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const Loading: Story = { render: () => <WorkCardSkeleton /> };
