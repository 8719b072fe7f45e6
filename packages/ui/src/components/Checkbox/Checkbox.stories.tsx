import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  tags: ['form', 'choice', 'tick'],
  args: { children: 'Remember Me', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: CheckboxProps) {
  return (
    <Stack gap={4}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
      <Checkbox {...args} description="On this device, for 30 days." />
      <Checkbox {...args} errorMessage="You must agree to the terms and conditions" />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const StatesRightToLeft: Story = { render: EveryState, globals: { direction: 'rtl' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const StatesForcedColors: Story = {
  render: EveryState,
  globals: { forcedColors: 'active' },
};

/** The hover state covers the whole row, not just the box. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Remember Me');
    await userEvent.hover(words);
    await expect(words.closest('label')).toHaveAttribute('data-hovered', 'true');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Remember Me' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** The label is part of the target. */
export const PressTheWords: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Remember Me'));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'You must agree to the terms and conditions' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to the terms and conditions',
    );
  },
};

/** A long label wraps next to the box, which keeps its size. */
export const HostileWords: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={4}>
      <Checkbox {...args} description={unbroken}>
        {unbroken}
      </Checkbox>
      <Checkbox {...args} errorMessage={markup}>
        {markup}
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(markup)).toHaveLength(2);
    await staysInWindow();
  },
};
