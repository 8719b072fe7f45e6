// @vitest-environment jsdom
import { normaliseProject } from '@lectern/api-client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LibraryPaging } from '../../library/LibraryFoot.tsx';
import { FilmList } from './FilmList.tsx';

afterEach(cleanup);

const videos = ['1', '2'].map(
  (id) => normaliseProject({ _id: id, name: id, status: 'completed' }) ?? expect.fail('No project'),
);
const paging: LibraryPaging = {
  total: null,
  hasMore: true,
  pageSize: 2,
  isPending: false,
  onMore: vi.fn(),
  failure: null,
  onResend: vi.fn(),
};

test('keyboard focus stays in a list of unknown length whose last page is empty', () => {
  const { rerender } = render(<FilmList videos={videos} search="" paging={paging} />);
  const button = screen.getByRole('button', { name: 'Load more' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyUp(button, { key: 'Enter' });
  expect(paging.onMore).toHaveBeenCalled();
  rerender(<FilmList videos={videos} search="" paging={{ ...paging, hasMore: false }} />);
  expect(document.activeElement).toBe(screen.getByText('All 2 films'));
});

test('a single page that is counted above the list has no foot', () => {
  render(<FilmList videos={videos} search="" paging={{ ...paging, total: 2, hasMore: false }} />);
  expect(screen.queryByRole('status')).toBeNull();
});
