import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Text } from '../Text/Text.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Forms/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  tags: ['choice', 'toggle', 'radio', 'view'],
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
  parameters: {
    storyTable: { empty: 'One of its items is always selected.' },
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
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
export const Disabled: Story = { args: { isDisabled: true } };

const views = [
  { id: 'grid', label: 'Grid', icon: LayoutGrid },
  { id: 'list', label: 'List', icon: List },
  { id: 'board', label: 'Board', icon: Columns3, isDisabled: true },
];

/** An icon next to each label; the last segment is disabled. */
export const Icons: Story = {
  args: { label: 'View', items: views, selectedKey: 'grid' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Board' })).toBeDisabled();
  },
};
export const OnlyOne: Story = {
  args: { label: 'View', items: views.slice(0, 1), selectedKey: 'grid' },
};

/** More than the two or three segments it is designed for: they shrink and wrap, and nothing is cut off. */
export const VeryMany: Story = {
  args: {
    label: 'Month',
    items: Array.from({ length: 12 }, (_, month) => ({
      id: `${month}`,
      label: new Date(2026, month).toLocaleString('en-GB', { month: 'long' }),
    })),
    selectedKey: '8',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(12);
    await staysInWindow();
  },
};

export const HostileWords: Story = {
  args: {
    items: [
      { id: 'monthly', label: unbroken },
      { id: 'yearly', label: markup },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const yearly = within(canvasElement).getByRole('radio', { name: 'Yearly Save 20%' });
    await userEvent.hover(yearly);
    await expect(yearly).toHaveAttribute('data-hovered', 'true');
  },
};

/** The control is one Tab stop, arrow keys move, and one segment is always selected. */
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
