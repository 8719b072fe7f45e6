import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { letPlay } from '../../fixtures/letPlay.ts';
import { brokenSound, speechPeaks, tone } from '../../fixtures/sound.ts';
import { AudioPlayer } from './AudioPlayer.tsx';

const meta = {
  title: 'Components/Media/AudioPlayer',
  id: 'components-audioplayer',
  component: AudioPlayer,
  tags: ['media', 'audio', 'playback'],
  parameters: {
    storyTable: {
      disabled: 'It is disabled only while there is nothing to play: see the story NothingYet.',
      one: 'Peaks are drawn by Waveform, which shows a single one.',
      many: 'Peaks are drawn by Waveform, which shows thousands.',
    },
  },
  args: {
    src: tone(12),
    label: 'Audio of your script',
    title: 'Marcus reads your script',
    description: '62 words, about 0:25',
    peaks: speechPeaks(160),
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('0:00 / 0:12')).toBeVisible();
  },
};
export const ReadyDark: Story = { globals: { theme: 'dark' } };

/** Arrow keys seek by 5 seconds within the duration; Home and End jump to the start and the end. */
export const SeekByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('0:00 / 0:12');
    const slider = canvas.getByRole('slider', { name: 'Position' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('0:05 / 0:12')).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', '5 seconds of 12 seconds');
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('0:10 / 0:12');
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('0:12 / 0:12');
    await userEvent.keyboard('{Home}');
    await canvas.findByText('0:00 / 0:12');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('0:00 / 0:12')).toBeVisible();
  },
};

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelectorAll('audio').forEach(letPlay);
    await userEvent.click(canvas.getByRole('button', { name: 'Play audio' }));
    await expect(canvas.getByRole('button', { name: 'Pause audio' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play audio' })).toHaveFocus();
  },
};

/** Only one player on a page plays at a time. */
export const TwoAtOnce: Story = {
  render: (args) => (
    <>
      <AudioPlayer {...args} label="First" />
      <AudioPlayer {...args} label="Second" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelectorAll('audio').forEach(letPlay);
    const first = within(canvas.getByRole('group', { name: 'First' }));
    const second = within(canvas.getByRole('group', { name: 'Second' }));
    await userEvent.click(first.getByRole('button', { name: 'Play audio' }));
    await userEvent.click(second.getByRole('button', { name: 'Play audio' }));
    await expect(second.getByRole('button', { name: 'Pause audio' })).toBeVisible();
    await expect(first.getByRole('button', { name: 'Play audio' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { src: null, duration: 25 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Play audio' })).toBeDisabled();
    await expect(canvas.getByText('0:00 / 0:25')).toBeVisible();
  },
};
export const NoDuration: Story = { args: { src: null, duration: Number.NaN, peaks: undefined } };

export const Broken: Story = {
  args: { src: brokenSound },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The audio could not be played.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    // Focus stays in the player while it loads again.
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
export const BrokenDark: Story = {
  args: { src: brokenSound },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
export const LongTitle: Story = { args: { title: unbroken } };
export const ForcedColors: Story = { globals: { forcedColors: 'active' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
/** The wave appears once the sound has been started, and stays when it goes back to the beginning. */
export const PhoneStarted: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const time = await canvas.findByText('0:00 / 0:12');
    await expect(time).not.toBeVisible();
    const audio = canvasElement.querySelector('audio');
    if (!audio) throw new Error('The player has no sound.');
    audio.currentTime = 3;
    await canvas.findByText('0:03 / 0:12');
    const slider = canvas.getByRole('slider', { name: 'Position' });
    slider.focus();
    await userEvent.keyboard('{Home}');
    await canvas.findByText('0:00 / 0:12');
    await expect(time).toBeVisible();
    await expect(slider).toHaveFocus();
  },
};
export const SmallestLargeText: Story = {
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
