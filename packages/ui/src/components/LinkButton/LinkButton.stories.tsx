import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ArrowUpRight, Plus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../Button/Button.css.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  id: 'components-linkbutton',
  component: LinkButton,
  tags: ['navigation', 'link', 'cta'],
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

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4} alignItems="start">
      {BUTTON_SIZES.map((size) => (
        <LinkButton key={size} {...args} size={size} icon={Plus} iconEnd={ArrowRight} />
      ))}
    </Stack>
  ),
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };
export const ForcedColors: Story = { ...Variants, globals: { forcedColors: 'active' } };
/** The arrow points towards the end of the line. */
export const RightToLeft: Story = { ...Sizes, globals: { direction: 'rtl' } };
export const NarrowLargeText: Story = {
  ...Sizes,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    // Not a link element: there is nothing to open, copy or drag.
    await expect(link.tagName).toBe('SPAN');
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.hover(link);
    await expect(link).toHaveAttribute('data-hovered', 'true');
  },
};

export const HostileWords: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={4} alignItems="start">
      <LinkButton {...args}>{unbroken}</LinkButton>
      <LinkButton {...args}>{markup}</LinkButton>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};
