import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search videos',
    isLabelHidden: true,
    placeholder: 'Search videos...',
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The cross empties it and leaves the caret in it. */
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
export const Disabled: Story = { args: { isDisabled: true } };
export const NarrowLargeText: Story = {
  ...Filled,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
