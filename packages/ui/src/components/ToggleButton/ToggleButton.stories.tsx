import type { Meta, StoryObj } from '@storybook/react-vite';
import { Captions, Volume2, VolumeX } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { BUTTON_SIZES } from '../Button/Button.css.ts';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
import { TOGGLE_BUTTON_VARIANTS } from './ToggleButton.css.ts';

const meta = {
  title: 'Components/Actions/ToggleButton',
  id: 'components-togglebutton',
  component: ToggleButton,
  tags: ['actions', 'toggle', 'pressed'],
  args: { children: 'Captions', icon: Captions, onChange: fn() },
  argTypes: {
    variant: { control: 'select', options: TOGGLE_BUTTON_VARIANTS },
    size: { control: 'select', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Everything(args: ToggleButtonProps) {
  return (
    <Stack gap={4}>
      {TOGGLE_BUTTON_VARIANTS.map((variant) => (
        <Stack key={variant} gap={3}>
          {BUTTON_SIZES.map((size) => (
            <Inline key={size} gap={4}>
              <ToggleButton {...args} {...{ variant, size }} />
              <ToggleButton {...args} {...{ variant, size }} defaultSelected />
              <ToggleButton {...args} {...{ variant, size }} isDisabled />
              <ToggleButton {...args} {...{ variant, size }} defaultSelected isDisabled />
              <ToggleButton {...{ variant, size }} icon={VolumeX} aria-label="Sound" />
              <ToggleButton
                {...{ variant, size }}
                icon={VolumeX}
                selectedIcon={Volume2}
                aria-label="Sound"
                defaultSelected
              />
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** Off, on, disabled, and disabled while on; icon-only off and on. */
export const States: Story = { render: Everything };
export const StatesDark: Story = { render: Everything, globals: { theme: 'dark' } };
export const StatesRightToLeft: Story = { render: Everything, globals: { direction: 'rtl' } };
export const StatesNarrowLargeText: Story = {
  render: Everything,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const StatesForcedColors: Story = {
  render: Everything,
  globals: { forcedColors: 'active' },
};

/** Space and Enter both toggle the button; its name stays, its state changes. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Captions' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveAccessibleName('Captions');
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered', 'true');
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without a label the name is also shown as a tooltip. */
export const IconAlone: Story = {
  render: () => <ToggleButton icon={VolumeX} selectedIcon={Volume2} aria-label="Sound" />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Sound' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sound');
  },
};

export const HostileWords: Story = {
  render: () => (
    <Stack gap={4} alignItems="start">
      <ToggleButton icon={Captions}>{unbroken}</ToggleButton>
      <ToggleButton>{'<img src=x onerror="alert(1)">'}</ToggleButton>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await staysInWindow();
  },
};
