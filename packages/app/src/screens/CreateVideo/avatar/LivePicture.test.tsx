// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivePicture, type LivePictureProps } from './LivePicture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FRAMES = 5;

function open(state: LivePictureProps['state']) {
  let seconds: number | null = state === 'resting' ? null : 1;
  const now = () => seconds;
  const painted: (number | null)[] = [];
  let renders = 0;
  const presenter = {
    width: 64,
    height: 36,
    gestures: [],
    paint: (_canvas: HTMLCanvasElement, at: number | null) => void painted.push(at),
  };
  const picture = (next: LivePictureProps['state']) => (
    <Profiler id="picture" onRender={() => (renders += 1)}>
      <LivePicture presenter={presenter} name="Amara" now={now} state={next} />
    </Profiler>
  );
  const view = render(picture(state));
  return {
    painted,
    renders: () => renders,
    become: (next: LivePictureProps['state'], at: number | null) => {
      seconds = at;
      view.rerender(picture(next));
    },
    goOn: () =>
      act(() => {
        for (let frame = 0; frame < FRAMES; frame += 1) {
          if (seconds !== null) seconds += 0.25;
          vi.advanceTimersToNextFrame();
        }
      }),
    close: view.unmount,
  };
}

describe('the presenter in the preview', () => {
  // Specification: wizard-more.17
  it('follows the audio frame by frame without re-rendering in React', () => {
    const { painted, renders, goOn } = open('speaking');
    goOn();
    expect(painted).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25]);
    expect(renders()).toBe(1);
  });

  it('stays at the moment of a pause, and is at rest once the audio is stopped', () => {
    const { painted, become, goOn } = open('speaking');
    become('paused', 1.5);
    goOn();
    become('resting', null);
    goOn();
    expect(painted).toEqual([1, 1.5, null]);
  });

  it('draws nothing after it is unmounted', () => {
    const { painted, goOn, close } = open('speaking');
    close();
    goOn();
    expect(painted).toEqual([1]);
  });
});
