import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { markup } from '../../fixtures/hostile.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Waveform } from '../Waveform/Waveform.tsx';
import { TimeSlider, type TimeSliderProps } from './TimeSlider.tsx';

const peaks = Array.from({ length: 90 }, (_, index) => Math.abs(Math.sin(index / 3)));

const meta = {
  title: 'Components/Media/TimeSlider',
  id: 'components-timeslider',
  component: TimeSlider,
  tags: ['media', 'range', 'playback'],
  args: { label: 'Position', value: 20, duration: 65, onChange: fn(), children: null },
  render: function Held({ onChange, ...args }: TimeSliderProps) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeSlider
        {...args}
        value={value}
        onChange={(seconds) => {
          setValue(seconds);
          onChange(seconds);
        }}
      >
        <Waveform peaks={peaks} progress={value / args.duration} />
      </TimeSlider>
    );
  },
} satisfies Meta<typeof TimeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

/** Time runs from left to right in every script, so the right arrow still moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20.1);
  },
};

/** A slider's keys (ARIA APG); the time is announced in words. */
export const Keyboard: Story = {
  args: { hasKnob: true },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Position' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '20 seconds of 1 minute 5 seconds');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(65);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(slider).toHaveAttribute('aria-valuetext', '0 seconds of 1 minute 5 seconds');
  },
};

/** The knob appears on hover; without a knob only the drawing shows the time. */
export const Hover: Story = {
  args: { hasKnob: true },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await userEvent.hover(slider);
    await waitFor(() => expect(slider.closest('[data-hovered]')).toBeVisible());
  },
};

/** Disabled until the duration is known. */
export const Unknown: Story = {
  render: (args) => (
    <Stack gap={4}>
      {[0, Number.NaN, Infinity, -3].map((duration) => (
        <TimeSlider {...args} key={duration} label={`${duration}`} duration={duration}>
          <Waveform peaks={[]} progress={0} />
        </TimeSlider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const slider of within(canvasElement).getAllByRole('slider')) {
      await expect(slider).toBeDisabled();
      await expect(slider).toHaveAttribute('aria-valuetext', '0 seconds of 0 seconds');
    }
  },
};

/** A time past the end counts as the end, and a label is only text, however long. */
export const HostileValues: Story = {
  render: (args) => (
    // The knob extends half its width past both ends.
    <Box paddingInline={4}>
      <Stack gap={4}>
        <TimeSlider {...args} label={unbroken} value={4000}>
          <Waveform peaks={peaks} progress={1} />
        </TimeSlider>
        <TimeSlider {...args} label={markup} value={Number.NaN}>
          <Waveform peaks={peaks} progress={0} />
        </TimeSlider>
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider', { name: unbroken })).toHaveValue('65');
    await expect(canvas.getByRole('slider', { name: markup })).toHaveValue('0');
    await staysInWindow();
  },
};
