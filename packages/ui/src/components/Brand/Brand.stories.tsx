import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Brand } from './Brand.tsx';

const meta = {
  title: 'Components/Navigation/Brand',
  id: 'components-brand',
  component: Brand,
  tags: ['navigation', 'logo', 'mark'],
  parameters: { storyTable: { longText: 'Its only text is the product name.' } },
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Dark: Story = { globals: { theme: 'dark' } };

// Specification: shell.3
export const Linked: Story = {
  args: { href: '/' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Lectern' });
    await expect(link).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { args: { href: '/' }, globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  args: { size: 'lg' },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
