// @vitest-environment jsdom
import { toast } from '@lectern/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { notifyWhenOffline } from './notifyWhenOffline.ts';

afterEach(() => vi.restoreAllMocks());

test('shows one notice per time offline, and removes it afterwards', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const show = vi.spyOn(toast, 'show');
  const close = vi.spyOn(toast, 'close');
  notifyWhenOffline();
  expect(show).toHaveBeenCalledOnce();
  expect(show.mock.calls[0]?.[0].children).toContain('You are offline.');
  window.dispatchEvent(new Event('offline'));
  expect(show).toHaveBeenCalledOnce();

  window.dispatchEvent(new Event('online'));
  expect(close).toHaveBeenCalledExactlyOnceWith(show.mock.results[0]?.value);
  window.dispatchEvent(new Event('offline'));
  expect(show).toHaveBeenCalledTimes(2);
});
