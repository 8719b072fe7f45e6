import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { KeyCap } from './KeyCap.tsx';

const meta = {
  title: 'Components/Layout and text/KeyCap',
  id: 'components-keycap',
  component: KeyCap,
  tags: ['keyboard', 'shortcut', 'kbd'],
  args: { children: 'Esc' },
} satisfies Meta<typeof KeyCap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Caps with one character are square; the others are as wide as their text. */
export const Several: Story = {
  render: () => (
    <Inline gap={2}>
      {['S', 'Esc', 'Enter', 'Space'].map((cap) => (
        <KeyCap key={cap}>{cap}</KeyCap>
      ))}
      <KeyCap spoken="Command">⌘</KeyCap>
    </Inline>
  ),
};
/** A symbol is only visual; screen readers announce the key's name. */
export const Sign: Story = {
  args: { children: '⌘', spoken: 'Command' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Command')).toBeInTheDocument();
  },
};
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };
export const SmallestLargeText: Story = {
  ...Several,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const LongText: Story = { args: { children: unbroken }, play: staysInWindow };
