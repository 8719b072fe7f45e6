import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { FIELD_SIZES } from '../Field/Field.css.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  tags: ['form', 'input', 'filter', 'search'],
  args: {
    label: 'Search videos',
    isLabelHidden: true,
    placeholder: 'Search videos...',
    onChange: fn(),
    onClear: fn(),
  },
  argTypes: { size: { control: 'select', options: FIELD_SIZES } },
  parameters: {
    storyTable: { invalid: 'Any text can be searched for; none is invalid.' },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The clear button empties the field and keeps the focus in it. */
export const Clearing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search videos' });
    await userEvent.type(input, 'aurora');
    await expect(args.onChange).toHaveBeenLastCalledWith('aurora');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Escape: Story = {
  args: { defaultValue: 'aurora' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const Filled: Story = { args: { defaultValue: 'aurora' } };
export const FilledDark: Story = { ...Filled, globals: { theme: 'dark' } };
export const FilledRightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const FilledForcedColors: Story = { ...Filled, globals: { forcedColors: 'active' } };
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={5}>
      {FIELD_SIZES.map((size) => (
        <SearchField key={size} {...args} size={size} isLabelHidden={false} />
      ))}
    </Stack>
  ),
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.hover(input);
    await expect(input.parentElement).toHaveAttribute('data-hovered', 'true');
  },
};

/** Pressing the clear button and releasing elsewhere clears nothing. */
export const Pressed: Story = {
  args: { defaultValue: 'aurora' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cross = canvas.getByRole('button', { name: 'Clear search' });
    // A single session keeps the button down between the two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: cross });
    await expect(cross).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await expect(canvas.getByRole('searchbox')).toHaveValue('aurora');
  },
};

/** Long pasted text scrolls, and the clear button stays in view. */
export const HostileValues: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={5}>
      <SearchField {...args} defaultValue={unbroken} />
      <SearchField {...args} defaultValue={markup} isLabelHidden={false} label={markup} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const cross of canvas.getAllByRole('button', { name: 'Clear search' })) {
      await expect(cross.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(canvas.getByRole('searchbox', { name: markup })).toHaveValue(markup);
    await staysInWindow();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const NarrowLargeText: Story = {
  ...Filled,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
