import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, EllipsisVertical, Plus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { ICON_BUTTON_SHAPES, ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS } from './IconButton.css.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
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
