import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staysInWindow } from '../fixtures/staysInWindow.ts';
import { AccessibilityTable } from './AccessibilityTable.tsx';
import { ACCESSIBILITY_RULES } from './accessibilityRules.ts';
import { inPage } from './inPage.tsx';

const meta = {
  title: 'Foundations/Accessibility',
  tags: ['no-visual'],
  decorators: [inPage],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  render: () => <AccessibilityTable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(ACCESSIBILITY_RULES.length);
  },
};
export const Dark: Story = { ...Rules, globals: { theme: 'dark' } };

/** The table scrolls inside its own frame, which the keyboard can reach. */
export const Narrow: Story = {
  ...Rules,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await staysInWindow();
    await expect(
      await within(canvasElement).findByRole('group', { name: 'What WCAG 2.2 AA means here' }),
    ).toHaveAttribute('tabindex', '0');
  },
};
