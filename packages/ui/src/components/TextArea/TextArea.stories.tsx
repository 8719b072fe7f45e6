import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    label: 'Description',
    placeholder: 'A calm presenter in a sunlit kitchen',
    description: 'What you want to see.',
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = {
  args: { showCount: true, maxLength: 200, defaultValue: 'A gardener' },
  globals: { theme: 'dark' },
};

export const Counting: Story = {
  args: { showCount: true, maxLength: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'A gardener');
    await expect(canvas.getByText('10 / 12', { exact: false })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox'), ' at dawn');
    await expect(canvas.getByRole('textbox')).toHaveValue('A gardener a');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please enter a prompt to generate an avatar', showCount: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter a prompt to generate an avatar',
    );
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Locked' } };
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  args: { showCount: true, maxLength: 200, defaultValue: 'One two three '.repeat(10) },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
