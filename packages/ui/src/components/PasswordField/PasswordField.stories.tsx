import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  id: 'components-passwordfield',
  component: PasswordField,
  tags: ['form', 'input', 'sign-in'],
  args: { label: 'Password', autoComplete: 'current-password', size: 'lg' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'lectern-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('lectern-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Password must be at least 8 characters long', defaultValue: 'short' },
};
export const InvalidDark: Story = { ...Invalid, globals: { theme: 'dark' } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

/** The value scrolls inside the line, and the button that reveals it stays in view. */
export const LongText: Story = {
  args: { label: unbroken, description: unbroken, defaultValue: unbroken },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show password' });
    await userEvent.click(button);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await staysInWindow();
  },
};
