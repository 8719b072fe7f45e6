// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test } from 'vitest';
import { parseOwnAvatars, useOwnAvatars } from './ownAvatars.ts';

afterEach(() => localStorage.clear());

function as(username: string) {
  const client = createApiClient({
    fetch: () => new Promise(() => undefined),
    localStorage: createMemoryStorage({
      access_token: 'a',
      refresh_token: 'r',
      user: JSON.stringify({ username }),
    }),
    sessionStorage: createMemoryStorage(),
  });
  return {
    wrapper: ({ children }: PropsWithChildren) => (
      <ApiProvider client={client}>{children}</ApiProvider>
    ),
  };
}

// Specification: avatars.7
test('avatars that one user saved are kept for that user only', async () => {
  const { result } = renderHook(() => useOwnAvatars(), as('maya'));
  await act(() => result.current.addOwn('avt_1'));
  await act(() => result.current.addOwn('avt_1'));
  expect(result.current.ownIds).toEqual(['avt_1']);
  expect(renderHook(() => useOwnAvatars(), as('maya')).result.current.ownIds).toEqual(['avt_1']);
  expect(renderHook(() => useOwnAvatars(), as('ivo')).result.current.ownIds).toEqual([]);
});

test('any JSON value parses to ids', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const id of parseOwnAvatars(value)) expect(id).toMatch(/./s);
    }),
  );
  expect(parseOwnAvatars(['a', 7, null, '', 'b'])).toEqual(['a', 'b']);
});
