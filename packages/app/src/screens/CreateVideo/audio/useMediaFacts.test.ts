// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaFacts } from './useMediaFacts.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Captures the element that the hook creates; jsdom loads nothing into it. */
function nextMedia(): { media: () => HTMLElement } {
  const made: HTMLElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLMediaElement) {
      element.load = () => undefined;
      made.push(element);
    }
    return element;
  });
  return {
    media: () => {
      const [first] = made;
      if (!first) throw new Error('No media element was made.');
      return first;
    },
  };
}

function announce(media: HTMLElement, event: string, facts: Record<string, number>): void {
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(media, name, { value, configurable: true });
  }
  act(() => void media.dispatchEvent(new Event(event)));
}

test('a video has the size of its frames when its header states another', () => {
  const { media } = nextMedia();
  const { result } = renderHook(() => useMediaFacts('video', 'blob:film'));
  expect(result.current).toBeNull();
  announce(media(), 'loadedmetadata', { duration: 20, videoWidth: 28, videoHeight: 16 });
  expect(result.current).toEqual({ duration: 20, width: 28, height: 16 });
  announce(media(), 'resize', { videoWidth: 1280, videoHeight: 720 });
  expect(result.current).toEqual({ duration: 20, width: 1280, height: 720 });
});

test('sound has no size, and a file without a length has no facts', () => {
  const { media } = nextMedia();
  const { result } = renderHook(() => useMediaFacts('audio', 'blob:sound'));
  announce(media(), 'loadedmetadata', { duration: Infinity });
  expect(result.current).toBeNull();
  announce(media(), 'loadedmetadata', { duration: 3 });
  expect(result.current).toEqual({ duration: 3, width: 0, height: 0 });
});
