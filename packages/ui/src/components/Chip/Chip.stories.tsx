import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Actions/Chip',
  id: 'components-chip',
  component: Chip,
  tags: ['filter', 'suggestion', 'pill'],
  args: { children: 'Marketing', onPress: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Inline gap={2}>
      <Chip {...args} />
      <Chip {...args} icon={Lightbulb}>
        Explain a product
      </Chip>
      <Chip {...args} isSelected={false}>
        Corporate
      </Chip>
      <Chip {...args} isSelected>
        Education
      </Chip>
      <Chip {...args} isDisabled />
    </Inline>
  ),
};
export const Dark: Story = { ...States, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...States, globals: { forcedColors: 'active' } };
export const NarrowLargeText: Story = {
  args: { children: 'Introduce our new spring collection to people who know us', icon: Lightbulb },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

/** A suggestion is a button. */
export const Suggestion: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Marketing' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A filter is a toggle. */
export const Filter: Story = {
  render: function Filter(args) {
    const [isSelected, setSelected] = useState(false);
    return <Chip {...args} isSelected={isSelected} onPress={() => setSelected(!isSelected)} />;
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Marketing' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button');
    await userEvent.hover(chip);
    await expect(chip).toHaveAttribute('data-hovered', 'true');
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button');
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('[Space>]');
    await expect(chip).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The chip is as wide as there is room, then its words break. */
export const HostileWords: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Inline gap={2}>
      <Chip {...args} icon={Lightbulb}>
        {unbroken}
      </Chip>
      <Chip {...args} isSelected>
        {markup}
      </Chip>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};
