// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayableStart } from './PlayableStart.tsx';

/** A sound whose time the test moves. */
class FakeAudio extends EventTarget {
  static last: FakeAudio | null = null;
  paused = true;
  ended = false;
  currentTime = 0;
  duration = 192;

  constructor(readonly src: string) {
    super();
    FakeAudio.last = this;
  }
  async play(): Promise<void> {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

/** Moments that were painted. */
let painted: (number | null)[] = [];
let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  painted = [];
  frames = [];
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const live = {
  width: 1280,
  height: 720,
  gestures: [],
  paint: (_: HTMLCanvasElement, seconds: number | null) => painted.push(seconds),
};

const start = (playable: number) => (
  <PlayableStart live={live} name="Amara" audioUrl="blob:a" playable={playable} seconds={192} />
);

/** The film goes on to a moment, and is drawn there. */
function playTo(seconds: number): void {
  if (FakeAudio.last) FakeAudio.last.currentTime = seconds;
  const due = frames;
  frames = [];
  act(() => due.forEach((frame) => frame(0)));
}

const button = () => screen.getByRole('button');

it('plays the finished start with its sound, and says how much of it there is', async () => {
  render(start(136));
  expect(screen.queryByText('2:16 of 3:12 can be played')).not.toBeNull();
  expect(painted).toEqual([null]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play what is made' })));
  expect(FakeAudio.last).toMatchObject({ src: 'blob:a', paused: false });
  playTo(61.5);
  expect(painted).toContain(61.5);
  // Captions are in the picture now.
  expect(screen.queryByText(/can be played/)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })));
  expect(FakeAudio.last?.paused).toBe(true);
  expect(painted.at(-1)).toBe(61.5);
});

it('stops where the finished parts end, at rest', async () => {
  render(start(16));
  await act(async () => fireEvent.click(button()));
  playTo(15.9);
  expect(FakeAudio.last?.paused).toBe(false);
  playTo(16);
  expect(FakeAudio.last?.paused).toBe(true);
  expect(painted.at(-1)).toBeNull();
  expect(button().getAttribute('aria-label')).toBe('Play what is made');
});

it('goes on past that where the next part was finished in time', async () => {
  const { rerender } = render(start(16));
  await act(async () => fireEvent.click(button()));
  playTo(15.9);
  rerender(start(24));
  playTo(16.2);
  expect(FakeAudio.last?.paused).toBe(false);
  playTo(24.1);
  expect(FakeAudio.last?.paused).toBe(true);
});
