import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
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

export const PlayEasings: Story = { render: () => <Easings /> };
export const Dark: Story = { render: () => <Easings />, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: () => <Easings />, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  render: () => <Durations />,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
