import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Grid } from '../../layout/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ILLUSTRATIONS } from './Illustration.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  tags: ['feedback', 'empty', 'no-results'],
  args: {
    title: 'No videos found',
    children: 'Nothing matches “aurora”. Try a shorter search or another status.',
    illustration: 'search',
    actions: (
      <>
        <Button>Clear search</Button>
        <Button variant="primary" icon={Plus}>
          Create New Video
        </Button>
      </>
    ),
  },
  argTypes: {
    actions: { control: false },
    illustration: { control: 'select', options: ILLUSTRATIONS },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'No videos found' }),
    ).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
/** First use, nothing found, no video yet, an error, no network: illustrations in one style. */
export const Drawings: Story = {
  render: () => (
    <Grid layout="thirds">
      {ILLUSTRATIONS.map((name) => (
        <EmptyState key={name} title={name} illustration={name} />
      ))}
    </Grid>
  ),
};
export const DrawingsDark: Story = { ...Drawings, globals: { theme: 'dark' } };
export const WordsOnly: Story = { args: { illustration: undefined, actions: undefined } };
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The search text can be anything. */
export const HostileValues: Story = {
  args: { title: markup, children: `Nothing matches “${unbroken}”.` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: markup })).toBeInTheDocument();
    await staysInWindow();
  },
};
