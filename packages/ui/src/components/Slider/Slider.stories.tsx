import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { swipe } from '../../fixtures/finger.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const percent = (value: number) => `${value} %`;

const meta = {
  title: 'Components/Forms/Slider',
  id: 'components-slider',
  component: Slider,
  tags: ['form', 'range', 'volume'],
  args: {
    label: 'Sound effects volume',
    defaultValue: 30,
    formatValue: percent,
    onChange: fn(),
    onChangeEnd: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const tenths = { minValue: 0, maxValue: 1, step: 0.1, formatValue: (value: number) => `${value}` };

function EveryState(args: SliderProps) {
  return (
    <Stack gap={6}>
      <Slider {...args} />
      <Slider {...args} label="Volume" defaultValue={15} description="Of the music." />
      <Slider {...args} {...tenths} label="Speed" defaultValue={0.8} />
      <Slider {...args} defaultValue={0} label="At its lower limit" />
      <Slider {...args} defaultValue={100} label="At its upper limit" />
      <Slider
        {...args}
        label="With marks"
        step={25}
        defaultValue={50}
        marks={[
          { value: 0, label: 'Silent' },
          { value: 25 },
          { value: 50, label: 'Half' },
          { value: 75 },
          { value: 100, label: 'Loud' },
        ]}
      />
      <Slider {...args} isLabelHidden />
      <Slider {...args} errorMessage="Choose a lower volume" />
      <Slider {...args} isDisabled />
    </Stack>
  );
}

export const States: Story = { render: EveryState };
export const StatesDark: Story = { render: EveryState, globals: { theme: 'dark' } };
/** The lower limit is at the start of the line. */
export const StatesRightToLeft: Story = { render: EveryState, globals: { direction: 'rtl' } };
export const StatesNarrowLargeText: Story = {
  render: EveryState,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const StatesForcedColors: Story = {
  render: EveryState,
  globals: { forcedColors: 'active' },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider.closest('[data-hovered]')).toBeNull();
    await userEvent.hover(slider);
    await expect(slider.closest('[data-hovered]')).toBeVisible();
  },
};

export const NoMarks: Story = { args: { marks: [] } };
export const OnlyOneMark: Story = { args: { marks: [{ value: 50, label: 'Half' }] } };
/** A tick for every step; only some of them have labels. */
export const VeryManyMarks: Story = {
  args: {
    marks: Array.from({ length: 101 }, (_, value) =>
      value % 25 === 0 ? { value, label: `${value}` } : { value },
    ),
  },
};

/** The track: the knob's centre travels its full width. */
const boxOf = (slider: HTMLElement) =>
  (slider.closest('[data-orientation]') ?? slider).getBoundingClientRect();

/** A slider's keys (ARIA APG); the value is announced in the same words as shown. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Sound effects volume' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
    await expect(slider).toHaveAttribute('aria-valuetext', '31 %');
    await expect(canvas.getByText('31 %')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(29);
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '39 %');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('100');
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
  },
};

/** A press on the track moves the knob there. */
export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    const { left, top, width, height } = boxOf(slider);
    const clientX = left + width * 0.8;
    const target = document.elementFromPoint(clientX, top + height / 2);
    if (!target) throw new Error('No track under the pointer');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target,
      coords: { clientX, clientY: top },
    });
    await expect(args.onChangeEnd).toHaveBeenCalledOnce();
    await expect(slider).toHaveValue('80');
    await expect(slider).toHaveFocus();
  },
};

/**
 * The knob does not jump when grabbed, follows the pointer past both ends, and reports one end of the drag.
 */
export const Dragged: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    const { left, top, width, height } = boxOf(slider);
    const target = document.elementFromPoint(left + width * 0.3, top + height / 2);
    if (!target) throw new Error('No knob under the pointer');
    const y = top + height / 2;
    const at = (x: number) => ({ target, coords: { clientX: x, clientY: y, pageX: x, pageY: y } });
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(left + width * 0.3 + 4) },
      at(left + width * 0.6 + 4),
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    await user.pointer([at(left + width + 400), { keys: '[/MouseLeft]', target }]);
    await expect(args.onChangeEnd).toHaveBeenCalledOnce();
    await expect(args.onChangeEnd).toHaveBeenCalledWith(100);
  },
};

const inPage: Story['render'] = (args) => (
  <Box paddingBlock={10}>
    <Slider {...args} />
    <div style={{ blockSize: '300vh' }} />
  </Box>
);

/** The point where the knob's centre is at this fraction of its travel from the left. */
const at = (slider: HTMLElement, share: number) => {
  const { left, top, width, height } = boxOf(slider);
  return { x: left + share * width, y: top + height / 2 };
};

/** A vertical swipe that starts on the slider scrolls the page and sets nothing. */
export const SwipedAcross: Story = {
  tags: ['!dev'],
  render: inPage,
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    const from = at(slider, 0.8);
    const atRest = new Promise((resolve) => {
      window.addEventListener('scrollend', resolve, { once: true });
    });
    await swipe(from, { dx: 4, dy: -80 });
    await atRest;
    await expect(window.scrollY).toBeGreaterThan(20);
    await expect(slider).toHaveValue('30');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};

/** A tap next to the knob moves it there. */
export const Tapped: Story = {
  tags: ['!dev'],
  render: inPage,
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    await swipe(at(slider, 0.8), {});
    await waitFor(() => expect(slider).toHaveValue('80'));
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(80);
    await expect(window.scrollY).toBe(0);
  },
};

/** A horizontal swipe drags the knob, even past the end, and the page does not scroll. */
export const SwipedAlong: Story = {
  tags: ['!dev'],
  render: inPage,
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    const from = at(slider, 0.3);
    await swipe(from, { dx: at(slider, 0.6).x - from.x, dy: 12 });
    await waitFor(() => expect(args.onChangeEnd).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(args.onChangeEnd).toHaveBeenCalledWith(60);
    await swipe(at(slider, 0.6), { dx: at(slider, 1).x + 20 - from.x });
    await waitFor(() => expect(args.onChangeEnd).toHaveBeenLastCalledWith(100));
    await expect(window.scrollY).toBe(0);
  },
};

/** The upper limit is on the left. */
export const SwipedRightToLeft: Story = {
  tags: ['!dev'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    await swipe(at(slider, 0.2), {});
    await waitFor(() => expect(args.onChangeEnd).toHaveBeenLastCalledWith(80));
    await expect(slider).toHaveValue('80');
  },
};

/** Screen readers set the value with native input events; a form submits and resets it. */
export const InForm: Story = {
  args: { name: 'volume' },
  render: (args) => (
    <form aria-label="Sound" onSubmit={(event) => event.preventDefault()}>
      <Slider {...args} />
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider');
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('volume');
    await fireEvent.input(slider, { target: { value: '55' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(55);
    await expect(sent()).toBe('55');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText('30 %')).toBeInTheDocument();
    await expect(sent()).toBe('30');
  },
};

export const Fractions: Story = {
  args: { ...tenths, label: 'Speed', defaultValue: 0.7 },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByText('0.8')).toBeInTheDocument();
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(40);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '41 %',
    );
  },
};

export const Described: Story = {
  args: { description: 'Of the music.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAccessibleDescription(
      'Of the music.',
    );
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose a lower volume', description: 'Of the music.' },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription('Choose a lower volume');
  },
};

/** Without a range there is nothing to choose, so the slider is disabled. */
export const HostileValues: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Slider {...args} label="NaN" defaultValue={Number.NaN} />
      <Slider {...args} label="Infinity" defaultValue={Infinity} />
      <Slider {...args} label="Outside" defaultValue={-4000} />
      <Slider {...args} label="No range" minValue={5} maxValue={5} />
      <Slider {...args} label="Turned round" minValue={100} maxValue={0} />
      <Slider {...args} label="No step" step={0} marks={[{ value: Number.NaN }, { value: 400 }]} />
      <Slider {...args} label={unbroken} formatValue={() => unbroken} description={unbroken} />
      <Slider {...args} label="<b>HTML</b>" formatValue={() => '<i>loud</i>'} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider', { name: 'NaN' })).toHaveValue('0');
    await expect(canvas.getByRole('slider', { name: 'Infinity' })).toHaveValue('0');
    await expect(canvas.getByRole('slider', { name: 'Outside' })).toHaveValue('0');
    await expect(canvas.getByRole('slider', { name: 'No range' })).toBeDisabled();
    await expect(canvas.getByRole('slider', { name: 'Turned round' })).toBeDisabled();
    await expect(canvasElement).not.toHaveTextContent('NaN %');
    await staysInWindow();
  },
};
