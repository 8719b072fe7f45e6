import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack.tsx';
import { BUTTON_VARIANTS } from '../Button/Button.css.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { PromptField, type PromptFieldProps } from './PromptField.tsx';

function Editable({ value: first, ...props }: PromptFieldProps) {
  const [value, setValue] = useState(first);
  return <PromptField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/PromptField',
  id: 'components-promptfield',
  component: PromptField,
  tags: ['form', 'input', 'generate'],
  render: Editable,
  args: {
    label: 'What is your video about?',
    value: 'A 30-second introduction for our design studio',
    placeholder: 'A topic, a product, an occasion',
    buttonLabel: 'Generate',
    isPending: false,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PromptField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const FilledDark: Story = { globals: { theme: 'dark' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };

/** The button submits the text. */
export const Submitted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.value);
  },
};

/** The frame has the hover state, not the line of text inside it. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.hover(field);
    await expect(field.parentElement).toHaveAttribute('data-hovered', 'true');
  },
};

/** Tab moves to the text and then to the button; the focus ring of the text surrounds the frame. */
export const KeyboardFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field.parentElement ?? field).outlineWidth).toBe('2px');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generate' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'What is your video about?' });
    await userEvent.type(field, 'Bread{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Bread');
  },
};

/** While a request runs, neither Enter nor the button submits again. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

/**
 * With nothing to submit yet, users can type, the button is disabled, and Enter lets the app say what is
 * missing.
 */
export const SubmitDisabled: Story = {
  args: { value: '', isSubmitDisabled: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Bread{Enter}');
    await expect(field).toHaveValue('Bread');
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeDisabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Bread');
  },
};
export const SubmitVariants: Story = {
  render: (args) => (
    <Stack gap={4}>
      {BUTTON_VARIANTS.map((variant) => (
        <Editable key={variant} {...args} label={variant} submitVariant={variant} />
      ))}
    </Stack>
  ),
};
export const Invalid: Story = {
  args: { errorMessage: 'Please enter a topic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter a topic',
    );
  },
};
export const InvalidDark: Story = { args: Invalid.args, globals: { theme: 'dark' } };
export const Unbroken: Story = { args: { value: unbroken } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
