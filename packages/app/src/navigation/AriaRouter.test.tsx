// @vitest-environment jsdom
import { TextLink } from '@lectern/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AriaRouter } from './AriaRouter.tsx';

afterEach(cleanup);

function hrefOf(href: string): string | null {
  render(
    <MemoryRouter initialEntries={['/settings/api']}>
      <AriaRouter>
        <TextLink href={href}>Link</TextLink>
      </AriaRouter>
    </MemoryRouter>,
  );
  return screen.getByRole('link').getAttribute('href');
}

describe('the href of a link', () => {
  test.each([
    'https://docs.lectern.app/api',
    'HTTP://example.com/a b',
    '//example.com/path',
    'mailto:help@lectern.app?subject=Hello',
    'blob:http://localhost/0a1b',
    'data:text/plain,hello',
  ])('is unchanged for %s, which leaves the app', (href) => {
    expect(hrefOf(href)).toBe(href);
  });

  test.each([
    ['/videos?status=draft', '/videos?status=draft'],
    ['/projects/prj_busy-account.d1525fa3', '/projects/prj_busy-account.d1525fa3'],
    ['/scripts?search=https://example.com', '/scripts?search=https://example.com'],
    ['?tab=avatars', '/settings/api?tab=avatars'],
    ['#main', '/settings/api#main'],
  ])('goes through the router for %s', (href, expected) => {
    expect(hrefOf(href)).toBe(expected);
  });
});
