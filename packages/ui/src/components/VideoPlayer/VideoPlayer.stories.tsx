import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { muteFilms } from '../../fixtures/letPlay.ts';
import { unbroken } from '../../fixtures/longText.ts';
import { amaraScene } from '../../fixtures/pictures.ts';
import { MediaChip } from '../MediaChip/MediaChip.tsx';
import { brokenFilm, captionOf, captions, film } from './fixtures/film.ts';
import { VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './VideoPlayer.tsx';

const meta = {
  title: 'Components/Media/VideoPlayer',
  id: 'components-videoplayer',
  component: VideoPlayer,
  tags: ['media', 'video', 'playback'],
  parameters: {
    storyTable: {
      disabled: 'Only the position slider is disabled, until the video’s duration is known.',
    },
  },
  args: {
    src: film,
    poster: amaraScene,
    title: 'Spring launch in ninety seconds',
    captionsSrc: captions,
    onTimeChange: fn(),
    onError: fn(),
  },
  beforeEach: muteFilms,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 736 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded = async (element: HTMLElement) => {
  await within(element).findByText('0:00 / 0:08');
  const video = element.querySelector('video');
  if (!video) throw new Error('The player shows no video.');
  return video;
};

const ready: Story['play'] = async ({ canvasElement }) => {
  await loaded(canvasElement);
};

export const Ready: Story = { play: ready };
export const ReadyDark: Story = { play: ready, globals: { theme: 'dark' } };

/** All keys of the player, pressed on the play button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const video = await loaded(canvasElement);
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('0:05 / 0:08')).toBeVisible();
    await waitFor(() => expect(args.onTimeChange).toHaveBeenLastCalledWith(5));
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText('0:00 / 0:08');
    await userEvent.keyboard('m');
    await expect(await canvas.findByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(video.muted).toBe(true);
    await userEvent.keyboard('m');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(video.volume).toBeCloseTo(0.9));
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: 'Captions', pressed: false })).toBeVisible();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: 'Captions', pressed: true })).toBeVisible();
    await userEvent.keyboard('k');
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.keyboard('k');
    await canvas.findByRole('button', { name: 'Play' });
    // Space belongs to a focused button, and to the player everywhere else.
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Pause' });
    canvas.getByRole('slider', { name: 'Position' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Play' });
  },
};

/** The position is announced as a time in words, reaches both ends, and covers nothing of the video. */
export const Scrubber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const film = (await loaded(canvasElement)).getBoundingClientRect();
    const controls = canvasElement.querySelector('[data-controls]')?.getBoundingClientRect();
    await expect(controls?.top).toBeGreaterThanOrEqual(Math.floor(film.bottom));
    await expect(film.width / film.height).toBeCloseTo(16 / 9, 1);
    const slider = canvas.getByRole('slider', { name: 'Position' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('0:05 / 0:08');
    await expect(slider).toHaveAttribute('aria-valuetext', '5 seconds of 8 seconds');
    await userEvent.keyboard('{End}');
    await canvas.findByText('0:08 / 0:08');
    await userEvent.keyboard('{Home}');
    await canvas.findByText('0:00 / 0:08');
  },
};

/** The current caption, without its markup. */
export const CaptionsShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = await loaded(canvasElement);
    video.currentTime = 3;
    await expect(await canvas.findByText('Write a few lines, choose who says them.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Captions' }));
    await expect(canvas.queryByText(/Write a few/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Captions' }));
    video.currentTime = 5.2;
    await waitFor(() => expect(canvas.queryByText(/Write a few/)).toBeNull());
    video.currentTime = 3;
    await canvas.findByText(/Write a few/);
  },
};
export const CaptionsShownDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const video = await loaded(canvasElement);
    video.currentTime = 3;
    await within(canvasElement).findByText(/Write a few/);
  },
};
export const CaptionsOff: Story = { args: { areCaptionsShown: false }, play: ready };
export const NoCaptions: Story = {
  args: { captionsSrc: null },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(within(canvasElement).queryByRole('button', { name: 'Captions' })).toBeNull();
  },
};

/** Unbreakable words stay inside the picture. */
export const LongCaption: Story = {
  args: { captionsSrc: captionOf(unbroken) },
  play: async ({ canvasElement }) => {
    const video = await loaded(canvasElement);
    video.currentTime = 3;
    const words = await within(canvasElement).findByText(unbroken);
    const frame = video.getBoundingClientRect();
    const box = words.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(frame.left);
    await expect(box.right).toBeLessThanOrEqual(frame.right);
    await expect(box.top).toBeGreaterThanOrEqual(frame.top);
  },
};

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Speed, 1×' });
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered', 'true');
  },
};

export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Captions' });
    // A single session keeps the key down between the two calls.
    const user = userEvent.setup();
    button.focus();
    await user.keyboard('[Space>]');
    await expect(button).toHaveAttribute('data-pressed', 'true');
    await user.keyboard('[/Space]');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Speed: Story = {
  play: async ({ canvasElement }) => {
    const video = await loaded(canvasElement);
    within(canvasElement).getByRole('button', { name: 'Speed, 1×' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: /Speed/ });
    await waitFor(() => expect(menu.parentElement).not.toHaveAttribute('data-entering'));
    await expect(within(menu).getByRole('menuitemradio', { checked: true })).toHaveTextContent(
      'Normal',
    );
    // Arrow keys belong to the menu: they do not seek.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await within(canvasElement).findByRole('button', { name: 'Speed, 1.25×' });
    await expect(video.playbackRate).toBe(1.25);
    await expect(video.currentTime).toBe(0);
  },
};

const handle = createRef<VideoPlayerHandle>();

/** A transcript seeks through the player's handle. */
export const SeekFromOutside: Story = {
  render: (args) => <VideoPlayer {...args} ref={handle} />,
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    handle.current?.seek(6);
    await within(canvasElement).findByText('0:06 / 0:08');
    handle.current?.seek(99);
    await within(canvasElement).findByText('0:08 / 0:08');
    handle.current?.seek(Number.NaN);
    await expect(within(canvasElement).getByText('0:08 / 0:08')).toBeVisible();
  },
};

function Staged(args: VideoPlayerProps) {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div ref={stage} style={{ position: 'relative' }}>
      <VideoPlayer {...args} stage={stage} />
      <div style={{ position: 'absolute', inset: '1rem auto auto 1rem' }}>
        <MediaChip>Drawn over the film</MediaChip>
      </div>
    </div>
  );
}

// Specification: edit.28
/** Overlays go full screen with the video, by button and by key; without a stage only the player does. */
export const FullScreen: Story = {
  render: (args) => (
    <>
      <Staged {...args} />
      <VideoPlayer {...args} title="The same alone" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Browsers allow full screen only on a user gesture.
    const filling = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    const [staged, alone] = canvas.getAllByRole('button', { name: 'Full screen' });
    if (!staged || !alone) throw new Error('A player has no button for the full screen.');
    await userEvent.click(staged);
    staged.focus();
    await userEvent.keyboard('f');
    await userEvent.click(alone);
    const chip = canvas.getByText('Drawn over the film');
    await expect(
      filling.mock.contexts.map((element) => element instanceof Node && element.contains(chip)),
    ).toEqual([true, true, false]);
    filling.mockRestore();
  },
};

// Specification: wizard.19
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const video = await loaded(canvasElement);
    await userEvent.click(video);
    await within(canvasElement).findByRole('button', { name: 'Pause' });
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.1));
    await userEvent.click(video);
    await within(canvasElement).findByRole('button', { name: 'Play' });
  },
};

const failed: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    'This video could not be played.',
  );
  await expect(args.onError).toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('alert')).toBeVisible();
  // Focus stays in the player while it loads again.
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
};
export const Broken: Story = { args: { src: brokenFilm }, play: failed };
export const BrokenDark: Story = {
  args: { src: brokenFilm },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
  globals: { theme: 'dark' },
};
export const NoVideo: Story = { args: { src: null } };

/** Picture-in-picture is hidden first, then speed and mute. */
export const Phone: Story = { play: ready, globals: { viewport: { value: 'mobile2' } } };
const everyButtonInside: Story['play'] = async ({ canvasElement }) => {
  const video = await loaded(canvasElement);
  const frame = video.getBoundingClientRect();
  for (const button of within(canvasElement).getAllByRole('button')) {
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right);
  }
  await expect(within(canvasElement).getByRole('button', { name: 'Full screen' })).toBeVisible();
};
export const Smallest: Story = {
  play: everyButtonInside,
  globals: { viewport: { value: 'mobile1' } },
};
export const SmallestLargeText: Story = {
  play: everyButtonInside,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
};
/** Time still runs from left to right. */
export const RightToLeft: Story = { play: ready, globals: { direction: 'rtl' } };
/** The line of a pressed toggle differs from the bar. */
export const ForcedColors: Story = {
  globals: { forcedColors: 'active' },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const toggle = within(canvasElement).getByRole('button', { name: 'Captions', pressed: true });
    const bar = canvasElement.querySelector('[data-controls]');
    if (!bar) throw new Error('The player has no controls.');
    await expect(getComputedStyle(toggle, '::after').backgroundColor).not.toBe(
      getComputedStyle(bar).backgroundColor,
    );
  },
};
