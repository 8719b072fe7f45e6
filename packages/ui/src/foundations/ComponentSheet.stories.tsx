import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { ComponentSheet } from './sheet/ComponentSheet.tsx';

/** The design's sheet of components, made from the real ones, to be held against its drawing. */
const meta = {
  title: 'Foundations/Component sheet',
  component: ComponentSheet,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComponentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A text field shows its ring only with the focus itself, so one has it. */
const focusOne: Story['play'] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('textbox', { name: 'Title in focus' });
  field.focus({ preventScroll: true });
  await expect(field).toHaveFocus();
};

export const Sheet: Story = { play: focusOne };
export const Dark: Story = { play: focusOne, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};
