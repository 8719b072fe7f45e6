import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { FIELD_SIZES } from '../Field/Field.css.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  id: 'components-numberfield',
  component: NumberField,
  tags: ['form', 'input', 'number', 'stepper'],
  args: {
    label: 'Duration',
    unit: 'sec',
    defaultValue: 3,
    minValue: 0,
    maxValue: 10,
    onChange: fn(),
  },
  argTypes: { size: { control: 'select', options: FIELD_SIZES } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: NumberFieldProps) {
  return (
    <Stack gap={5}>
      <NumberField {...args} />
      <NumberField {...args} hideStepper description="Between 0 and 10 seconds." />
      <NumberField {...args} unit={undefined} defaultValue={null} placeholder="3" />
      <NumberField {...args} defaultValue={10} label="At its upper limit" />
      <NumberField {...args} errorMessage="Please enter a duration" />
      <NumberField {...args} isDisabled />
      <NumberField {...args} size="lg" />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
export const StatesRightToLeft: Story = { render: EveryState, globals: { direction: 'rtl' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const StatesForcedColors: Story = {
  render: EveryState,
  globals: { forcedColors: 'active' },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Increase Duration' });
    await userEvent.hover(more);
    await expect(more).toHaveAttribute('data-hovered', 'true');
    await expect(canvas.getByRole('textbox').parentElement).toHaveAttribute('data-hovered', 'true');
  },
};

/** One press is one step. */
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Increase Duration' });
    // A single session keeps the button down between the two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: more });
    await expect(more).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(more).not.toHaveAttribute('data-pressed');
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};

/** Holding a stepper down repeats the step up to the limit. */
export const HeldDown: Story = {
  args: { defaultValue: 8 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Increase Duration' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: more });
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await waitFor(() => expect(more).toBeDisabled());
    await user.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(canvas.getByRole('textbox')).toHaveValue('10');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Arrow and page keys step; Home and End move to the limits. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Duration' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(input).toHaveAttribute('aria-roledescription', 'Number field');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    // The steppers are not Tab stops: keyboard users have the arrow keys.
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** A typed number is committed when focus leaves, clamped to the limits. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '5');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.clear(input);
    await userEvent.type(input, '999');
    await userEvent.tab();
    await expect(input).toHaveValue('10');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
};

/** Letters cannot be typed, and a cleared field reports null. */
export const OnlyNumbers: Story = {
  args: { maxLength: 3, maxValue: 999 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1e<b>2345');
    await expect(input).toHaveValue('123');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Steppers: Story = {
  args: { defaultValue: 9 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Increase Duration' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Duration' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};

/** The unit and the hint describe the number. */
export const Described: Story = {
  args: { description: 'Of the title.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Duration' });
    await expect(input).toHaveAccessibleDescription(/sec/);
    await expect(input).toHaveAccessibleDescription(/Of the title\./);
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please enter a duration' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/Please enter a duration/);
  },
};

/** Visiting the field changes nothing, whatever the notation. */
export const Visited: Story = {
  args: { defaultValue: 1234.5, maxValue: 5000 },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('1,234.5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A read-only number can be focused and copied, but not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}7');
    await userEvent.paste('7');
    await expect(canvas.getByRole('button', { name: 'Increase Duration' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** German users write decimal commas, and a number pasted over the whole value is committed at once. */
export const OtherNotation: Story = {
  args: { maxValue: 5000, step: 0.5 },
  decorators: [
    (Story) => (
      <I18nProvider locale="de-DE">
        <Story />
      </I18nProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '2,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
    await userEvent.tripleClick(input);
    await userEvent.paste(' 1.234,5 ');
    await expect(input).toHaveValue('1.234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1.235');
  },
};

/** A form receives a plain number, whatever the notation, and resets the field to its initial one. */
export const InForm: Story = {
  args: { name: 'duration', maxValue: 5000, defaultValue: 1000 },
  render: (args) => (
    <form aria-label="Length" onSubmit={(event) => event.preventDefault()}>
      <NumberField {...args} />
      <button type="submit">Save</button>
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('9999');
    await userEvent.tab();
    await expect(new FormData(form).get('duration')).toBe('5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(input).toHaveValue('1,000');
    await expect(new FormData(form).get('duration')).toBe('1000');
    await userEvent.clear(input);
    await expect(new FormData(form).get('duration')).toBe('');
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<number | null>(null);
    return <NumberField {...args} value={value} onChange={setValue} step={0.5} />;
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveValue('');
    await userEvent.type(input, '2.3{Enter}');
    await expect(input).toHaveValue('2.5');
  },
};

/** Invalid numbers show an empty field; invalid limits are ignored. */
export const HostileValues: Story = {
  render: (args) => (
    <Stack gap={5}>
      <NumberField {...args} label="NaN" defaultValue={Number.NaN} />
      <NumberField {...args} label="Infinity" defaultValue={Infinity} maxValue={Infinity} />
      <NumberField {...args} label="Step 0" step={0} minValue={Number.NaN} />
      <NumberField {...args} label="Huge" defaultValue={1e21} maxValue={undefined} />
      <NumberField {...args} label="<b>HTML</b>" unit="<i>sec</i>" />
      <NumberField {...args} label={unbroken} unit={unbroken} description={unbroken} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'NaN' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Infinity' })).toHaveValue('');
    const stuck = canvas.getByRole('textbox', { name: 'Step 0' });
    await userEvent.type(stuck, '{ArrowUp}');
    await expect(stuck).toHaveValue('4');
    await staysInWindow();
  },
};

/** If there is no room for both, the steppers are hidden and the number stays. */
export const NarrowField: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 110 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    const input = canvas.getByRole('textbox');
    await expect(input.getBoundingClientRect().width).toBeGreaterThan(40);
    await userEvent.type(input, '{ArrowUp}');
    await expect(input).toHaveValue('4');
  },
};

/** 44 px touch targets below 768 px. A touch may be a scroll, so it steps only when it ends. */
export const PhoneTargets: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
    const more = canvas.getByRole('button', { name: 'Increase Duration' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA>]', target: more });
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/TouchA]', target: more });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    // The on-screen keyboard does not open.
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};
