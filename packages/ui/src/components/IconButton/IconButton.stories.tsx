import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, EllipsisVertical, Plus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { ICON_BUTTON_SHAPES, ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS } from './IconButton.css.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  tags: ['actions', 'icon'],
  args: { icon: EllipsisVertical, 'aria-label': 'More actions', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Everything(args: IconButtonProps) {
  return (
    <Stack gap={4}>
      {ICON_BUTTON_VARIANTS.map((variant) =>
        ICON_BUTTON_SHAPES.map((shape) => (
          <Inline key={`${variant} ${shape}`} gap={4}>
            {ICON_BUTTON_SIZES.map((size) => (
              <IconButton key={size} {...args} {...{ variant, shape, size }} icon={Plus} />
            ))}
            <IconButton {...args} {...{ variant, shape }} isPending />
            <IconButton {...args} {...{ variant, shape }} isDisabled />
          </Inline>
        )),
      )}
    </Stack>
  );
}

export const Variants: Story = { render: Everything };
export const VariantsDark: Story = { render: Everything, globals: { theme: 'dark' } };

export const TooltipOnFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More actions' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('More actions');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const TooltipOnHover: Story = {
  play: async ({ canvasElement }) => {
    // React Aria shows tooltips for a pointer only after it has moved on the page.
    await userEvent.hover(canvasElement);
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('More actions');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /More actions/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { icon: ArrowRight, isDirectional: true, 'aria-label': 'Next' },
  globals: { direction: 'rtl' },
};

export const LargeText: Story = { render: Everything, globals: { textSize: '200' } };
export const ForcedColors: Story = { render: Everything, globals: { forcedColors: 'active' } };

/** The row wraps; below 768 px each button has a 44 px touch target. */
export const Narrow: Story = {
  render: Everything,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const own = button.getBoundingClientRect().width;
      const reach = Number.parseFloat(getComputedStyle(button, '::after').width) || 0;
      await expect(Math.max(own, reach)).toBeGreaterThanOrEqual(44);
    }
    await staysInWindow();
  },
};

export const Pressed: Story = {
  args: { tooltip: false },
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

/** A name can be anything: the tooltip breaks it and stays inside the window. */
export const LongName: Story = {
  args: { 'aria-label': `More actions for ${unbroken}` },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(unbroken);
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
    await staysInWindow();
  },
};
