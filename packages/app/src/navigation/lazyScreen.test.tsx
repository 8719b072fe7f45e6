// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@lectern/api-client';
import { lazyScreen } from './lazyScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

// React logs the errors that the boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (Screen: React.ComponentType, resetKey = '/a') => (
  <ScreenBoundary resetKey={resetKey}>
    <Suspense fallback="loading">
      <Screen />
    </Suspense>
  </ScreenBoundary>
);

test('a failed download is requested again by Try Again, and not before', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('Failed to fetch the module'))
    .mockResolvedValue({ default: () => 'the screen' });
  render(show(lazyScreen(load)));
  await screen.findByText('Something went wrong');
  expect(screen.queryByText('Please try again or contact support.')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('the screen');
  expect(load).toHaveBeenCalledTimes(2);
});

test('leaving the page clears the error', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Whole = () => 'whole';
  const { rerender } = render(show(Broken));
  await screen.findByText('Something went wrong');
  rerender(show(Whole, '/b'));
  expect(screen.queryByText('whole')).not.toBeNull();
});

test.each([
  [404, 'The requested resource was not found.'],
  [500, 'There was a server error. Please try again later.'],
])('status %d shows its hint, and its message under the details', async (status, hint) => {
  const Failing = () => {
    throw new ApiError({ kind: 'http', message: 'No such list', status });
  };
  render(show(Failing));
  await screen.findByText(hint);
  // The details load on demand.
  await screen.findByText(`${status} · No such list`);
});

test('a preloaded screen is not requested again', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => 'the screen' }));
  const Screen = lazyScreen(load);
  Screen.preload();
  Screen.preload();
  render(show(Screen));
  await screen.findByText('the screen');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen whose code is loaded renders at once, without a loader', async () => {
  const Screen = lazyScreen(() => Promise.resolve({ default: () => 'the screen' }));
  Screen.preload();
  await Promise.resolve();
  await Promise.resolve();
  render(show(Screen));
  expect(document.body.textContent).toBe('the screen');
});

test('a failed preload is silent, and showing the screen requests it again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('Failed to fetch the module'))
    .mockResolvedValue({ default: () => 'the screen' });
  const Screen = lazyScreen(load);
  Screen.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  render(show(Screen));
  await screen.findByText('the screen');
  expect(load).toHaveBeenCalledTimes(2);
});
