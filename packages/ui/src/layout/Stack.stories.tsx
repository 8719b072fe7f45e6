import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Text } from '../components/Text/Text.tsx';
import { unbroken } from '../fixtures/longText.ts';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout and text/Stack',
  id: 'components-stack',
  component: Stack,
  tags: ['no-visual'],
  args: {
    gap: 4,
    alignItems: 'start',
    children: (
      <>
        <Text>Your account is ready. Please sign in.</Text>
        <Button>Sign in</Button>
        <Button variant="ghost">Back</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px between adjacent children, none before the first or after the last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Sign in' }).getBoundingClientRect();
    const second = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(16);
  },
};

/** With `stretch`, as without `alignItems`, children are as wide as the column. */
export const Stretched: Story = { args: { alignItems: 'stretch' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongTextNarrow: Story = {
  args: { alignItems: 'stretch', children: <Text>{unbroken}</Text> },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
