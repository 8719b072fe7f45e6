// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markOutdated } from '../lib/page/outdated.ts';
import { DownloadError } from './DownloadError.ts';
import { Starting } from './Starting.tsx';
import { StartFailure } from './StartFailure.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a loader shows at once, and storage that is silent for five seconds gets a message and a way out', () => {
  render(<Starting />);
  expect(screen.getByRole('status').textContent).toBe('Loading application...');
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/still waiting/);
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeNull();
});

it('a failed download is not blamed on the browser’s storage', () => {
  render(<StartFailure error={new DownloadError('Failed to fetch')} />);
  expect(screen.queryByText(/could not be downloaded. Check your connection/)).not.toBeNull();
  expect(screen.queryByText(/may keep data/)).toBeNull();
});

it('a failed start says whether a newer version has the data', () => {
  render(<StartFailure error={new Error('Denied')} />);
  expect(screen.queryByText(/may keep data for this site/)).not.toBeNull();
  cleanup();
  markOutdated();
  render(<StartFailure error={new Error('Denied')} />);
  expect(screen.queryByText(/belongs to a newer version/)).not.toBeNull();
});
