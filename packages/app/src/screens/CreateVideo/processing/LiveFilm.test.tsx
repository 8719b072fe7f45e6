// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveFilm } from './LiveFilm.tsx';

/** An audio element whose time the test sets. */
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

const film = (made: number) => (
  <LiveFilm live={live} name="Amara" audioUrl="blob:a" made={made} seconds={192} />
);

/** Advances the film to a moment, and draws it there. */
function playTo(seconds: number): void {
  if (FakeAudio.last) FakeAudio.last.currentTime = seconds;
  const due = frames;
  frames = [];
  act(() => due.forEach((frame) => frame(0)));
}

const button = () => screen.getByRole('button');

it('plays with the sound, and shows how much is made', async () => {
  render(film(136));
  expect(screen.queryByText('2:16 of 3:12 made')).not.toBeNull();
  expect(painted).toEqual([null]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play the preview' })));
  expect(FakeAudio.last).toMatchObject({ src: 'blob:a', paused: false });
  playTo(61.5);
  expect(painted).toContain(61.5);
  // Captions are in the picture at this point.
  expect(screen.queryByText(/ made$/)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })));
  expect(FakeAudio.last?.paused).toBe(true);
  expect(painted.at(-1)).toBe(61.5);
});

it('keeps playing over parts that are still being made, to the end of the sound', async () => {
  render(film(16));
  await act(async () => fireEvent.click(button()));
  playTo(191.9);
  expect(FakeAudio.last?.paused).toBe(false);
  expect(painted.at(-1)).toBe(191.9);
  act(() => {
    if (FakeAudio.last) Object.assign(FakeAudio.last, { paused: true, ended: true });
    FakeAudio.last?.dispatchEvent(new Event('ended'));
  });
  expect(button().getAttribute('aria-label')).toBe('Play the preview');
});

it('can be played before a part is made', async () => {
  render(film(0));
  expect(screen.queryByText('Live preview')).not.toBeNull();
  await act(async () => fireEvent.click(button()));
  playTo(1.2);
  expect(painted).toContain(1.2);
});
