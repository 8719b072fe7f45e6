import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Single-key shortcuts', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: SwitchProps) {
  return (
    <Stack gap={4}>
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
      <Switch {...args} description="G then D leads to the dashboard." />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Single-key shortcuts' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** On is at the end of the line, whichever side that is. */
export const RightToLeft: Story = {
  render: EveryState,
  globals: { direction: 'rtl' },
};
