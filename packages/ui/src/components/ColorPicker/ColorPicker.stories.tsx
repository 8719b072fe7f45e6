import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';

const meta = {
  title: 'Components/Forms/ColorPicker',
  id: 'components-colorpicker',
  component: ColorPicker,
  tags: ['form', 'choice', 'swatch'],
  args: { label: 'Highlight color', value: '#eacb1fff', onChange: fn() },
  render: function Held({ onChange, ...args }: ColorPickerProps) {
    const [value, setValue] = useState(args.value);
    return (
      <ColorPicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Highlight color, hex value' });

const type = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.clear(fieldOf(canvasElement));
  await userEvent.type(fieldOf(canvasElement), text);
};

const openByEye = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button', { name: 'Highlight color, choose any color' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Highlight color, any color' });
  await waitFor(() => expect(dialog.parentElement).not.toHaveAttribute('data-entering'));
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
};

const opened: Story['play'] = async ({ canvasElement }) => {
  await openByEye(canvasElement);
};

const NAMES =
  'Lemon Amber Tangerine Vermilion Crimson Rose Blush Magenta Plum Ultramarine Azure Sky Teal Mint Leaf Lime White Silver Ink';

// Specification: edit-page.14
/** Nineteen swatches, each with its name; the one that matches the value is selected. */
export const Swatches: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('listbox', { name: 'Highlight color' });
    const options = within(list).getAllByRole('option');
    await expect(options).toHaveLength(19);
    for (const [index, name] of NAMES.split(' ').entries()) {
      await expect(options[index]).toHaveAccessibleName(name);
    }
    await expect(within(list).getByRole('option', { selected: true })).toHaveAccessibleName(
      'Lemon',
    );
    await expect(fieldOf(canvasElement)).toHaveValue('#EACB1F');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await expect(fieldOf(canvasElement)).toBeDisabled();
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Ink' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = { args: { errorMessage: 'Please choose a color' } };

/** The arrow keys move right and down as in a grid, typing letters finds a name, and Enter selects. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const option = (name: string) => within(canvasElement).getByRole('option', { name });
    await userEvent.tab();
    await expect(option('Lemon')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(option('Amber')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Sky')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#7cc4f2ff');
    await userEvent.keyboard('ult');
    await expect(option('Ultramarine')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#1e1a15ff');
    await expect(fieldOf(canvasElement)).toHaveValue('#1E1A15');
  },
};

/** Takes 3, 6 or 8 digits, with or without '#', on Enter or when focus leaves. */
export const TypedDigits: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'f80');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff8800ff');
    await type(canvasElement, '#2f9e4f');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('#2f9e4fff');
    await expect(
      within(canvasElement).getByRole('option', { selected: true }),
    ).toHaveAccessibleName('Leaf');
    await type(canvasElement, '2F80ED80{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#2f80ed80');
    await expect(fieldOf(canvasElement)).toHaveValue('#2F80ED80');
  },
};

/** Invalid digits stay in the field, are marked as invalid, and change nothing. */
export const DoesNotParse: Story = {
  play: async ({ canvasElement, args }) => {
    for (const text of ['red', '#12345', 'rgb(1,2,3)', '<b>', '#1234567890']) {
      const field = fieldOf(canvasElement);
      await userEvent.clear(field);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(
        'Enter 3, 6 or 8 hex digits, such as #EACB1F.',
      );
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Teal' }));
    await expect(fieldOf(canvasElement)).toHaveValue('#138A8A');
    await expect(fieldOf(canvasElement)).not.toHaveAttribute('aria-invalid');
  },
};

/** A value from elsewhere that is not a colour is marked as invalid; nothing breaks. */
export const ValueDoesNotParse: Story = {
  args: { value: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(within(canvasElement).queryByRole('option', { selected: true })).toBeNull();
  },
};

/** The button that opens the area has a hover state. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /choose any color/ });
    await userEvent.hover(trigger);
    await expect(trigger).toHaveAttribute('data-hovered', 'true');
  },
};

export const AreaAndHue: Story = { play: opened };
export const AreaAndHueDark: Story = { play: opened, globals: { theme: 'dark' } };
export const AreaAndHuePhone: Story = {
  play: opened,
  globals: { viewport: { value: 'mobile1' } },
};

/**
 * Arrow keys move the shade in two directions and change the hue; the opacity stays; Escape closes and
 * returns focus.
 */
export const ByEyeByKeyboard: Story = {
  args: { value: '#eacb1f80' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openByEye(canvasElement);
    const [shades, hue] = within(dialog).getAllByRole('slider');
    await expect(shades).toHaveAccessibleName('Highlight color, Color picker');
    shades?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(shades).toHaveAttribute('aria-valuetext', expect.stringContaining('Saturation'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(document.activeElement).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await expect(hue).toHaveFocus();
    await expect(hue).toHaveAccessibleName('Hue');
    await userEvent.keyboard('{ArrowRight}');
    const given = args.onChange.mock.calls.map(([hex]) => String(hex));
    await expect(new Set(given).size).toBe(3);
    for (const hex of given) await expect(hex).toMatch(/^#[0-9a-f]{6}80$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /choose any color/ })).toHaveFocus(),
    );
  },
};

/** Grey has no hue: the slider keeps the last chosen one. */
export const GreyKeepsItsHue: Story = {
  args: { value: '#acacc4ff' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openByEye(canvasElement);
    const [saturation] = within(dialog).getAllByRole('slider');
    const hueBefore = within(dialog).getByRole('slider', { name: 'Hue' }).getAttribute('value');
    saturation?.focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#(..)\1\1ff$/));
    await expect(within(dialog).getByRole('slider', { name: 'Hue' })).toHaveValue(hueBefore ?? '');
  },
};

/** A press sets saturation and brightness at once; the area is mirrored in right-to-left text. */
export const ByEyeByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openByEye(canvasElement);
    const area = within(dialog).getByRole('group', {
      name: 'Highlight color, Color picker',
    });
    const { left, top, width, height } = area.getBoundingClientRect();
    const at = (along: number, down: number) => ({
      clientX: left + width * along,
      clientY: top + height * down,
    });
    await userEvent.pointer({ keys: '[MouseLeft]', target: area, coords: at(0.5, 0.25) });
    const [shades] = within(dialog).getAllByRole('slider');
    await expect(shades).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/Saturation: 50%.*Brightness: 75%/),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#bf\w{4}ff$/));
    await expect(shades).toHaveFocus();
    // Full colour at the end, white at the start.
    await expect(getComputedStyle(area).backgroundImage).toMatch(/to right, rgb\(255, 255, 255\)/);
  },
};

/** Choosing a swatch keeps the current opacity. */
export const SwatchKeepsOpacity: Story = {
  args: { value: '#eacb1f80' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Azure' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#2f80ed80');
  },
};

export const LongLabelNarrowLargeText: Story = {
  args: { label: `<i>${unbroken}</i>` },
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const OwnSwatches: Story = {
  args: {
    swatches: [
      { name: 'Paper', hex: '#F7F4ED' },
      { name: 'Cobalt', hex: '#2049D2' },
    ],
  },
};
export const OnlyOneSwatch: Story = {
  args: { swatches: [{ name: 'Cobalt', hex: '#2049D2' }] },
};
/** The swatches take as many rows as they need. */
export const VeryManySwatches: Story = {
  args: {
    swatches: Array.from({ length: 60 }, (_, index) => ({
      name: `Blue ${index}`,
      hex: `#2049${(index + 100).toString(16).padStart(2, '0')}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(60);
    await staysInWindow();
  },
};
export const NoSwatches: Story = { args: { swatches: [] } };
