// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CreateVideoScreen, MyVideosScreen, OpenProjectScreen } from './screens.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

function Page() {
  usePreloadOnIntent();
  return (
    <>
      <a href="/videos?status=failed">
        <b>Failed videos</b>
      </a>
      <a href="/projects/prj_1">Spring tour</a>
      <a href="https://elsewhere.example/videos">Elsewhere</a>
      <button>No link</button>
    </>
  );
}

beforeEach(() => {
  for (const each of [CreateVideoScreen, MyVideosScreen, OpenProjectScreen]) {
    vi.spyOn(each, 'preload').mockImplementation(() => undefined);
  }
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('hovering over a link fetches the code of its screen', () => {
  fireEvent.pointerOver(screen.getByText('Failed videos'));
  expect(MyVideosScreen.preload).toHaveBeenCalledOnce();
});

test('focusing a link does the same', () => {
  screen.getByRole('link', { name: 'Failed videos' }).focus();
  expect(MyVideosScreen.preload).toHaveBeenCalledOnce();
});

test('a link to a project also fetches the wizard, which opens next', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Spring tour' }));
  expect(OpenProjectScreen.preload).toHaveBeenCalledOnce();
  expect(CreateVideoScreen.preload).toHaveBeenCalledOnce();
});

test('links to other sites and other elements fetch nothing', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Elsewhere' }));
  screen.getByRole('button').focus();
  expect(MyVideosScreen.preload).not.toHaveBeenCalled();
});
