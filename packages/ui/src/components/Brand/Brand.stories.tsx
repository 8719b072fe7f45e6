import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Brand } from './Brand.tsx';

const meta = { title: 'Components/Brand', component: Brand } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Linked: Story = {
  args: { href: '/' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Lectern' });
    await expect(link).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
