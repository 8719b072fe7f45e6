import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { FullPageLoader } from '../components/FullPageLoader/FullPageLoader.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Stack } from '../layout/Stack.tsx';
import { Durations, Easings, MotionTables } from './MotionDemo.tsx';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tables: Story = { render: () => <MotionTables /> };

/** Enter plays the animation; pressing it again restarts it. */
export const PlayDurations: Story = {
  render: () => <Durations />,
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Play shimmer' });
    const running = () => canvasElement.getAnimations({ subtree: true }).length;
    button.focus();
    const before = running();
    await userEvent.keyboard('{Enter}');
    await expect(running()).toBeGreaterThan(before);
  },
};

/** The runner fades in at the end of its path instead of moving there. */
export const ReducedMotion: Story = {
  render: () => <Durations />,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Play slow' });
    await userEvent.click(button);
    const runner = canvasElement.querySelector('[data-playing]');
    if (!runner?.parentElement) throw new Error('Nothing plays');
    const end = runner.parentElement.getBoundingClientRect().right;
    await expect(end - runner.getBoundingClientRect().right).toBeLessThan(4);
  },
};

/** Properties of a keyframe that move nothing. */
const STILL = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];

const isMoving = (animation: Animation) => {
  const { effect } = animation;
  return (
    effect instanceof KeyframeEffect &&
    (effect.getComputedTiming().iterations === Infinity ||
      effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !STILL.includes(key))))
  );
};

/** Components that loop with full motion; a test names those missing here. Loops of an app run once. */
export const NothingMoves: Story = {
  render: () => (
    <Stack gap={6}>
      <Spinner size="lg" label="Loading" />
      <Button isPending>Save</Button>
      <Skeleton width="50%" />
      <ProgressBar label="Preparing" isIndeterminate />
      <FullPageLoader>Loading application...</FullPageLoader>
      <div data-foreign="" style={{ animationIterationCount: 'infinite' }} />
    </Stack>
  ),
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const moving = canvasElement.getAnimations({ subtree: true }).filter(isMoving);
    await expect(
      moving.map((animation) => animation instanceof CSSAnimation && animation.animationName),
    ).toEqual([]);
    const foreign = canvasElement.querySelector('[data-foreign]');
    if (!foreign) throw new Error('Not drawn');
    await expect(getComputedStyle(foreign).animationIterationCount).toBe('1');
  },
};

export const PlayEasings: Story = { render: () => <Easings /> };
export const Dark: Story = { render: () => <Easings />, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: () => <Easings />, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  render: () => <Durations />,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
