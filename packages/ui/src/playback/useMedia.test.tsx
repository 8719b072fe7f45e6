// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useMedia } from './useMedia.ts';

function Film() {
  const ref = useRef<HTMLVideoElement>(null);
  const { state, events, seek, skip, retry } = useMedia(ref);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={ref} {...events} />
      <p>{state.hasFailed ? 'failed' : `${state.duration} s`}</p>
      {state.hasFailed ? (
        <>
          <button type="button" disabled>
            Stop
          </button>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </>
      ) : (
        <button type="button" key="controls" onClick={() => skip(5)}>
          Forward
        </button>
      )}
      <button type="button" onClick={() => seek(7)}>
        To 7
      </button>
    </div>
  );
}

/** Renders a film whose element keeps what is set and fires no events of its own. */
function renderFilm(duration: number) {
  vi.spyOn(prototype, 'duration', 'get').mockReturnValue(duration);
  vi.spyOn(prototype, 'load').mockImplementation(() => undefined);
  const { container } = render(<Film />);
  const film = container.querySelector('video');
  if (!film) throw new Error('No film');
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  return { film, press };
}

const { prototype } = HTMLMediaElement;

/** Values of `MediaError`, which jsdom does not have. */
const MediaCode = { network: 2, decode: 3 } as const;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('reports the length of a video that loaded before mounting', () => {
  vi.spyOn(prototype, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(prototype, 'duration', 'get').mockReturnValue(7.8);
  render(<Film />);
  expect(screen.queryByText('7.8 s')).not.toBeNull();
});

test('reports the failure of a video that failed before mounting', () => {
  // jsdom has no `error` property on media elements.
  Object.defineProperty(prototype, 'error', { configurable: true, value: { code: 4 } });
  render(<Film />);
  expect(screen.queryByText('failed')).not.toBeNull();
  Reflect.deleteProperty(prototype, 'error');
});

test('reports no length before a video has loaded', () => {
  render(<Film />);
  expect(screen.queryByText('0 s')).not.toBeNull();
});

test('skips from the position of the element, which is ahead of the state while it seeks', () => {
  const { film, press } = renderFilm(60);
  press('Forward');
  press('Forward');
  expect(film.currentTime).toBe(10);
});

test.each([
  ['seeks up to the end of a film', 6, 6],
  ['seeks without an end in a stream', Number.POSITIVE_INFINITY, 7],
  ['seeks without an end before the length is known', Number.NaN, 7],
])('%s', (_, duration, expected) => {
  const { film, press } = renderFilm(duration);
  press('To 7');
  expect(film.currentTime).toBe(expected);
});

describe('after a failure', () => {
  /** Fails as a browser does: `load` resets position and rate. */
  function renderFailed(code: number) {
    const { film, press } = renderFilm(400);
    vi.spyOn(film, 'load').mockImplementation(() => {
      film.currentTime = 0;
      film.playbackRate = 1;
    });
    film.currentTime = 180;
    film.playbackRate = 1.5;
    Object.defineProperty(film, 'error', { value: { code } });
    screen.getByRole('button', { name: 'Forward' }).focus();
    fireEvent.error(film);
    return { film, press };
  }

  test('it continues at the same position and rate', () => {
    const { film, press } = renderFailed(MediaCode.network);
    press('Try again');
    expect([film.currentTime, film.playbackRate]).toEqual([180, 1.5]);
  });

  test('it starts again if the file is broken at that position', () => {
    const { film, press } = renderFailed(MediaCode.decode);
    press('Try again');
    expect([film.currentTime, film.playbackRate]).toEqual([0, 1.5]);
  });

  test('focus moves to the first button that can be pressed, and back', () => {
    const { press } = renderFailed(MediaCode.network);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    press('Try again');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Forward' }));
  });

  test('focus elsewhere on the page stays', () => {
    const { film } = renderFilm(400);
    fireEvent.error(film);
    expect(document.activeElement).toBe(document.body);
  });
});
