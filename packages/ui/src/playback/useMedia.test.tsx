// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMedia } from './useMedia.ts';

function Film() {
  const ref = useRef<HTMLVideoElement>(null);
  const { state, events } = useMedia(ref);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={ref} {...events} />
      <p>{state.hasFailed ? 'failed' : `${state.duration} s`}</p>
    </>
  );
}

const { prototype } = HTMLMediaElement;

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
