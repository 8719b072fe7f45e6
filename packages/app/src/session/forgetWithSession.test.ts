// @vitest-environment jsdom
import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastShown } from '../firstPaint/lastShown.ts';
import { notifyWhenOffline } from '../lib/calls/notifyWhenOffline.ts';
import { forgetWithSession } from './forgetWithSession.ts';

let open: ReturnType<typeof createApiClient>;
let clear: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  const localStorage = createMemoryStorage();
  localStorage.setItem('access_token', 'a');
  open = createApiClient({
    ...{ localStorage, sessionStorage: createMemoryStorage(), baseUrl: 'http://localhost/api' },
    fetch: () => Promise.reject(new TypeError('No network')),
  });
  clear = vi.spyOn(toast, 'clear');
});
afterEach(() => vi.restoreAllMocks());

test('notices of a session end with it, whoever ended it', () => {
  forgetWithSession(open.session);
  expect(clear).not.toHaveBeenCalled();
  open.session.end();
  expect(clear).toHaveBeenCalledOnce();
});

test('the notice that the device is offline stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  notifyWhenOffline();
  const show = vi.spyOn(toast, 'show');
  forgetWithSession(open.session);
  open.session.end();
  expect(show).toHaveBeenCalledOnce();
  expect(show.mock.calls[0]?.[0].children).toContain('You are offline.');
  window.dispatchEvent(new Event('online'));
});

test('the last dashboard is forgotten', () => {
  localStorage.setItem('user', 'ada');
  keepLastShown({} as Parameters<typeof keepLastShown>[0]);
  forgetWithSession(open.session);
  open.session.end();
  expect(localStorage.getItem('lectern.lastShown')).toBeNull();
});
