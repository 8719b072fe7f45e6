import type { Meta, StoryObj } from '@storybook/react-vite';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Components/Layout and text/AuthLayout',
  id: 'components-authlayout',
  component: AuthLayout,
  tags: ['layout', 'page', 'sign-in'],
  parameters: { layout: 'fullscreen' },
  args: {
    footer: 'Present anything, without a camera.',
    children: (
      <Stack gap={10}>
        <Stack gap={3}>
          <Heading level={1} variant="display">
            Welcome back
          </Heading>
          <Text variant="lead" tone="muted">
            Your next presenter is waiting backstage.
          </Text>
        </Stack>
        <Stack gap={5}>
          <TextField label="Email or Username" size="lg" />
          <PasswordField label="Password" autoComplete="current-password" size="lg" />
          <Button variant="primary" size="lg" fullWidth>
            Sign in
          </Button>
        </Stack>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** The picture is hidden. */
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const LongText: Story = {
  args: {
    footer: unbroken,
    children: (
      <Heading level={1} variant="display">
        {unbroken}
      </Heading>
    ),
  },
  play: staysInWindow,
};
