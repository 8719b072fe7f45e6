import type { Meta, StoryObj } from '@storybook/react-vite';
import { Captions, ScrollText, Share2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { ToggleButton } from './ToggleButton.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const meta = {
  title: 'Components/Actions/ToggleButtonGroup',
  id: 'components-togglebuttongroup',
  component: ToggleButtonGroup,
  tags: ['actions', 'toggle', 'group'],
  args: {
    label: 'Panels',
    selectionMode: 'multiple',
    defaultSelectedKeys: ['script'],
    onSelectionChange: fn(),
    children: [
      <ToggleButton key="script" id="script" icon={ScrollText}>
        Script
      </ToggleButton>,
      <ToggleButton key="captions" id="captions" icon={Captions}>
        Captions
      </ToggleButton>,
      <ToggleButton key="share" id="share" icon={Share2}>
        Share options
      </ToggleButton>,
    ],
  },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Multiple: Story = {};
export const Single: Story = { args: { selectionMode: 'single' } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

/** A toolbar (ARIA APG): Tab moves to its first button, arrow keys move on, Space toggles. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('toolbar', { name: 'Panels' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Script' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Captions' })).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['script', 'captions']));
  },
};

/** In a single choice the second selection replaces the first. */
export const OneAtATime: Story = {
  args: { selectionMode: 'single' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Captions' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['captions']));
    await expect(canvas.getByRole('radio', { name: 'Script' })).not.toBeChecked();
  },
};
