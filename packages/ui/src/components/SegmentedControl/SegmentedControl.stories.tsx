import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Billing period',
    items: [
      { id: 'monthly', label: 'Monthly' },
      {
        id: 'yearly',
        label: (
          <>
            Yearly{' '}
            <Text as="span" variant="label" tone="success">
              Save 20%
            </Text>
          </>
        ),
      },
    ],
    selectedKey: 'monthly',
    onSelectionChange: fn(),
  },
  render: function Held(args) {
    const [key, setKey] = useState(args.selectedKey);
    return (
      <SegmentedControl
        {...args}
        selectedKey={key}
        onSelectionChange={(chosen) => {
          setKey(chosen);
          args.onSelectionChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

/** One stop for Tab, arrows move, and something is always chosen. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const monthly = canvas.getByRole('radio', { name: 'Monthly' });
    const yearly = canvas.getByRole('radio', { name: 'Yearly Save 20%' });
    await expect(canvas.getByRole('radiogroup', { name: 'Billing period' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(monthly).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(yearly).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenCalledWith('yearly');
    await userEvent.keyboard('{Enter}');
    await expect(yearly).toBeChecked();
  },
};
