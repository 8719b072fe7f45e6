import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './Button.css.ts';

const meta = {
  title: 'Components/Actions/Button',
  id: 'components-button',
  component: Button,
  tags: ['actions', 'submit', 'cta'],
  args: { children: 'Generate Video', variant: 'primary', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'select', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

function EveryVariant(args: ButtonProps) {
  return (
    <Stack gap={5}>
      {BUTTON_VARIANTS.map((variant) => (
        <Inline key={variant} gap={4}>
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} icon={Plus} />
          <Button {...args} variant={variant} isPending />
          <Button {...args} variant={variant} icon={Plus} isPending />
          <Button {...args} variant={variant} isDisabled />
        </Inline>
      ))}
    </Stack>
  );
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate Video' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Each variant plain, with an icon, pending (twice) and disabled. */
export const Variants: Story = { render: EveryVariant };
export const VariantsDark: Story = { render: EveryVariant, globals: { theme: 'dark' } };
export const VariantsForcedColors: Story = {
  render: EveryVariant,
  globals: { forcedColors: 'active' },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={5}>
      {BUTTON_SIZES.map((size) => (
        <Inline key={size} gap={4}>
          <Button {...args} size={size} />
          <Button {...args} size={size} icon={Plus} />
          <Button {...args} size={size} iconEnd={ArrowRight} variant="secondary" />
          <Button {...args} size={size} isPending />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Distances in px from the button's edge to the spinner, and from its label to the other edge. */
function roomIn(button: HTMLElement) {
  const edge = button.getBoundingClientRect();
  const spinner = within(button).getByRole('progressbar').getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(button);
  const { right } = words.getBoundingClientRect();
  return Math.round(Math.min(spinner.left - edge.left, edge.right - right));
}

/** While pending, the button keeps its width, label, padding and focus, and ignores presses. */
export const Pending: Story = {
  render: function Pending(args) {
    const [isPending, setPending] = useState(false);
    return (
      <Stack gap={4} alignItems="start">
        {BUTTON_SIZES.map((size) => (
          <Button {...args} key={size} size={size} isPending={isPending}>
            {`Save ${size}`}
          </Button>
        ))}
        <Button onPress={() => setPending(!isPending)}>Toggle</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    const saves = canvas.getAllByRole('button', { name: /Save/ });
    const widths = saves.map((button) => button.getBoundingClientRect().width);
    await userEvent.click(toggle);
    const first = saves[0];
    if (!first) throw new Error('No button to press');
    await expect(saves.map((button) => button.getBoundingClientRect().width)).toEqual(widths);
    await expect(saves.map(roomIn)).toEqual([9, 11, 15]);
    await expect(first).toHaveTextContent('Save sm');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(within(first).getByRole('progressbar')).toBeInTheDocument();
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered', 'true');
  },
};

export const KeyboardFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    await expect(getComputedStyle(button).outlineOffset).toBe('2px');
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('[Space>]');
    await expect(button).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg', children: 'Sign in' } };

export const RightToLeft: Story = {
  args: { iconEnd: ArrowRight, icon: Plus, children: 'متابعة' },
  globals: { direction: 'rtl' },
};

/** The label wraps instead of being cut off. */
export const LongTextNarrow: Story = {
  args: { icon: Plus, children: 'Create a new video from the script that you saved last Thursday' },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await staysInWindow();
  },
};

/** Touch targets are 44 px below 768 px, whatever the size. */
export const PhoneTargets: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Stack gap={4} alignItems="start">
      {BUTTON_SIZES.map((size) => (
        <Button {...args} key={size} size={size}>
          {size}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const own = button.getBoundingClientRect().height;
      const reach = Number.parseFloat(getComputedStyle(button, '::after').height) || 0;
      await expect(Math.max(own, reach)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Unbreakable words break anyway, and markup is shown as text. */
export const HostileWords: Story = {
  render: (args) => (
    <Stack gap={4} alignItems="start">
      <Button {...args} icon={Plus}>
        {unbroken}
      </Button>
      <Button {...args} variant="secondary">
        {markup}
      </Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(markup)).toBeInTheDocument();
    await staysInWindow();
  },
};
