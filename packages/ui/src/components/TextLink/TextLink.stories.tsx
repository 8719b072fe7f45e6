import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Pencil } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';
import { TEXT_LINK_TONES } from './TextLink.css.ts';

const meta = {
  title: 'Components/Navigation/TextLink',
  id: 'components-textlink',
  component: TextLink,
  tags: ['navigation', 'link'],
  args: { href: '#register', children: 'Create an account' },
  argTypes: {
    tone: {
      control: 'select',
      options: TEXT_LINK_TONES,
      description: 'Its own colour, or that of the surrounding text; accent by default.',
    },
    underline: {
      control: 'boolean',
      description: 'Whether it is always underlined, not only on hover.',
    },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {TEXT_LINK_TONES.map((tone) => (
        <Text key={tone} variant="small" tone="muted">
          New to Lectern? <TextLink {...args} tone={tone} underline />
        </Text>
      ))}
      <Text variant="small">
        <TextLink {...args} icon={Pencil}>
          Edit
        </TextLink>
      </Text>
      <Text variant="small">
        <TextLink {...args} iconEnd={ArrowRight}>
          All 42 videos
        </TextLink>
      </Text>
    </Stack>
  ),
};
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

const navigate = fn();

/** The app's router handles the link without reloading the page. */
export const Keyboard: Story = {
  args: { href: '/register' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Create an account' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/register', undefined);
  },
};

export const NewTab: Story = {
  args: { target: '_blank', href: 'https://example.com/' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.hover(link);
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** It is exposed and styled as a link, but it has no target and takes no focus. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...Tones, globals: { forcedColors: 'active' } };
export const SmallestLargeText: Story = {
  ...Tones,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};

export const LongText: Story = {
  args: { children: unbroken, icon: Pencil },
  play: staysInWindow,
};
