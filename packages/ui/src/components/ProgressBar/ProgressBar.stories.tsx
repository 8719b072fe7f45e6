import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  id: 'components-progressbar',
  component: ProgressBar,
  tags: ['progress', 'loading'],
  args: { label: 'Storage used', value: 45 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: ProgressBarProps) {
  return (
    <Stack gap={5}>
      <ProgressBar {...args} />
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={100} />
      <ProgressBar {...args} isIndeterminate label="Preparing" />
      <ProgressBar {...args} isLabelHidden />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const Dark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const RightToLeft: Story = { render: EveryState, globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const Value: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Storage used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
    await expect(bar).toHaveTextContent('45%');
  },
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

export const ForcedColors: Story = { ...States, globals: { forcedColors: 'active' } };

/** The label wraps; the percentage next to it stays whole. */
export const LongText: Story = {
  args: { label: unbroken },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('45%')).toBeVisible();
    await staysInWindow();
  },
};

/** A value outside 0 to 100 is clamped. */
export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveTextContent('100%');
  },
};
