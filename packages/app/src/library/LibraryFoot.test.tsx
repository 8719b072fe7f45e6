// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LibraryFoot, type LibraryFootProps } from './LibraryFoot.tsx';

afterEach(cleanup);

const page: LibraryFootProps = {
  noun: 'video',
  shown: 20,
  total: null,
  hasMore: true,
  pageSize: 20,
  isPending: false,
  onMore: vi.fn(),
  failure: null,
  onResend: vi.fn(),
};

/** Presses Load more with the keyboard. */
function pressMore() {
  const button = screen.getByRole('button', { name: 'Load more' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyUp(button, { key: 'Enter' });
}

describe('a library whose server does not report the number of items', () => {
  test.each([
    ['full', 40],
    ['empty', 20],
  ])('keeps keyboard focus after the last page, which is %s', (_, shown) => {
    const { rerender } = render(<LibraryFoot {...page} />);
    pressMore();
    expect(page.onMore).toHaveBeenCalled();
    rerender(<LibraryFoot {...page} shown={shown} hasMore={false} />);
    expect(document.activeElement).toBe(screen.getByText(`All ${shown} videos`));
  });

  test('says how many items are shown so far', () => {
    render(<LibraryFoot {...page} />);
    expect(screen.queryByText('20 videos so far')).not.toBeNull();
  });
});

test('a list of one page has no visible count', () => {
  const { rerender } = render(<LibraryFoot {...page} />);
  pressMore();
  rerender(<LibraryFoot {...page} shown={3} hasMore={false} />);
  expect(screen.queryByText('3 videos')).not.toBeNull();
  expect(screen.queryByText(/All/)).toBeNull();
});

test('a failure that the pager cannot retry has its own button', () => {
  const onRetry = vi.fn();
  const failed = { ...page, shown: 3, hasMore: false, failure: 'Failed to load your videos.' };
  const { rerender } = render(<LibraryFoot {...failed} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<LibraryFoot {...failed} retry={{ isRetrying: false, onRetry }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a list goes on while there are more pages, whatever its server counts', () => {
  render(<LibraryFoot {...page} total={20} />);
  expect(screen.queryByText('20 of 21 videos')).not.toBeNull();
});
