import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight, Plus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { BUTTON_VARIANTS } from '../Button/Button.css.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#create', children: 'Create New Video' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Inline gap={4}>
      {BUTTON_VARIANTS.map((variant) => (
        <LinkButton key={variant} {...args} variant={variant} icon={Plus}>
          {variant}
        </LinkButton>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(BUTTON_VARIANTS.length);
  },
};

export const Focus: Story = {
  args: { variant: 'primary', iconEnd: ArrowUpRight },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Create New Video' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#create');
  },
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };
