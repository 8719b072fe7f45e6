import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';
import { SWITCH_PLACEMENTS } from './Switch.css.ts';

const meta = {
  title: 'Components/Forms/Switch',
  id: 'components-switch',
  component: Switch,
  tags: ['settings', 'toggle'],
  args: { children: 'Single-key shortcuts', onChange: fn() },
  argTypes: { placement: { control: 'select', options: SWITCH_PLACEMENTS } },
  parameters: {
    storyTable: {
      invalid: 'Both of its states are valid; of a field’s texts it only has the hint.',
    },
  },
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
      <Switch {...args} description="G then D leads to the dashboard." placement="end" />
      <Switch {...args} description="G then D leads to the dashboard." placement="end" isDisabled />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const StatesForcedColors: Story = {
  render: EveryState,
  globals: { forcedColors: 'active' },
};

export const Placements: Story = {
  render: (args) => (
    <Stack gap={4}>
      {SWITCH_PLACEMENTS.map((placement) => (
        <Switch {...args} key={placement} placement={placement} defaultSelected />
      ))}
    </Stack>
  ),
};

/** As in a list of settings: the track is at the end of the line, centred on label and hint. */
export const AtTheEnd: Story = {
  args: { placement: 'end', description: 'G then D leads to the dashboard.' },
  play: async ({ canvasElement, args }) => {
    const words = within(canvasElement).getByText('Single-key shortcuts');
    const track = words.previousElementSibling;
    if (!track) throw new Error('No track to press');
    const [line, place] = [words.getBoundingClientRect(), track.getBoundingClientRect()];
    await expect(place.left).toBeGreaterThan(line.right);
    await expect(place.bottom).toBeGreaterThan(line.bottom);
    await userEvent.click(words);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(track);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const AtTheEndRightToLeft: Story = {
  args: AtTheEnd.args,
  globals: { direction: 'rtl' },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Single-key shortcuts');
    await userEvent.hover(words);
    await expect(words.closest('label')).toHaveAttribute('data-hovered', 'true');
  },
};

/** A long label wraps; the track keeps its size and its place. */
export const HostileWords: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={4}>
      {SWITCH_PLACEMENTS.map((placement) => (
        <Switch {...args} key={placement} placement={placement} description={unbroken}>
          {unbroken}
        </Switch>
      ))}
      <Switch {...args} description={markup} placement="end">
        {markup}
      </Switch>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(markup)).toHaveLength(2);
    await staysInWindow();
  },
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

/** The knob of a switch that is on is at the end side, in either direction. */
export const RightToLeft: Story = {
  render: EveryState,
  globals: { direction: 'rtl' },
};
