import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ScriptSheet, type ScriptSheetProps } from './ScriptSheet.tsx';

const script = `Good morning, and welcome to Northlight. In the next thirty seconds I want to show you how a small team can ship a brighter product.

We started with one question: what if every update came with a face and a voice? So we built it. Write a few lines, choose who says them, and watch your words step up to the lectern.`;

function Editable({ value: first, onChange, ...props }: ScriptSheetProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <ScriptSheet {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/ScriptSheet',
  component: ScriptSheet,
  tags: ['form', 'script', 'textarea', 'editor'],
  render: Editable,
  args: {
    label: 'Script',
    value: script,
    placeholder: 'Write what your presenter says.',
    onChange: fn(),
    toolbar: (
      <>
        <IconButton icon={Undo2} size="sm" aria-label="Undo" />
        <IconButton icon={Redo2} size="sm" aria-label="Redo" />
        <IconButton icon={Copy} size="sm" aria-label="Copy" />
      </>
    ),
  },
} satisfies Meta<typeof ScriptSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const WrittenDark: Story = { globals: { theme: 'dark' } };

/** It grows with its words, and its heading names it. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole('textbox', { name: 'Script' });
    await expect(text).toHaveAttribute('placeholder', 'Write what your presenter says.');
    const before = text.getBoundingClientRect().height;
    await userEvent.click(text);
    await userEvent.paste('Hello.\n'.repeat(30));
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello.\n'.repeat(30));
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(before + 500);
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
  },
};

export const Invalid: Story = {
  args: { value: '', errorMessage: 'Please enter a script' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('Please enter a script');
  },
};
export const InvalidDark: Story = { args: Invalid.args, globals: { theme: 'dark' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'More');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const KeyboardFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
export const Unbroken: Story = { args: { value: unbroken } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
