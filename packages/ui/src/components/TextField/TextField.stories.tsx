import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { FIELD_SIZES } from '../Field/Field.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  id: 'components-textfield',
  component: TextField,
  tags: ['form', 'input', 'text'],
  args: { label: 'Title', placeholder: 'Product Introduction', onChange: fn() },
  argTypes: { size: { control: 'select', options: FIELD_SIZES } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryState(args: TextFieldProps) {
  return (
    <Stack gap={5}>
      <TextField {...args} />
      <TextField {...args} defaultValue="Spring launch" />
      <TextField {...args} icon={AtSign} label="Email" />
      <TextField
        {...args}
        label="Duration"
        defaultValue="3"
        trailing="sec"
        description="Between 1 and 999 seconds."
      />
      <TextField
        {...args}
        label="Email"
        defaultValue="maya@"
        errorMessage="Please enter a valid email address"
      />
      <TextField {...args} defaultValue="AI generated" isDisabled />
      <TextField {...args} size="lg" />
      <TextField {...args} label="Company" isOptional />
      <TextField {...args} label="API key" isCode defaultValue="lct_test_0OlI1" isReadOnly />
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

/** '(optional)' is part of the label but muted; a key is set in a monospace font. */
export const OptionalAndCode: Story = {
  render: EveryState,
  play: async ({ canvas }) => {
    const optional = canvas.getByText('(optional)');
    const label = optional.parentElement ?? optional;
    await expect(canvas.getByLabelText('Company (optional)')).toBeVisible();
    await expect(getComputedStyle(optional).color).not.toBe(getComputedStyle(label).color);
    const { fontFamily } = getComputedStyle(canvas.getByRole('textbox', { name: 'API key' }));
    await expect(fontFamily).toMatch(/monospace$/);
  },
};

/** The asterisk is only visual: the label is the accessible name, and the input is exposed as required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.hover(input);
    await expect(input.parentElement).toHaveAttribute('data-hovered', 'true');
  },
};

/** A press on the label focuses the input, and typing reports the text. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Title'));
    const input = canvas.getByRole('textbox', { name: 'Title' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Hi');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hi');
    await expect(getComputedStyle(input.parentElement ?? input).outlineStyle).toBe('solid');
  },
};

/** The error replaces the hint and becomes the field's description. */
export const Invalid: Story = {
  args: { description: 'As it appears in the list.', errorMessage: 'Title is required' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Title' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Title is required');
    await expect(within(canvasElement).queryByText('As it appears in the list.')).toBeNull();
  },
};

export const Described: Story = {
  args: { description: 'As it appears in the list.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'As it appears in the list.',
    );
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toBeInTheDocument();
  },
};

/** 16 px, because iOS zooms into fields with smaller text. */
export const PhoneInput: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(getComputedStyle(input).fontSize).toBe('16px');
    await expect(input.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The value scrolls in its line, all other text wraps, and markup is shown as text. */
export const HostileValues: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={5}>
      <TextField {...args} label={unbroken} description={unbroken} defaultValue={unbroken} />
      <TextField {...args} label={markup} errorMessage={markup} defaultValue={markup} />
      <TextField {...args} label="A long unit" trailing={unbroken} defaultValue="3" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: markup });
    await expect(input).toHaveAccessibleDescription(markup);
    await staysInWindow();
  },
};
