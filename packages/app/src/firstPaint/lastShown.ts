import type { LastShown } from './paintLastShown.ts';

// Same as in `paintLastShown.ts`, which shares no module with the app because it runs before any has
// loaded.
const KEY = 'lectern.lastShown';

/** The client's key for the account that the page was shown to. */
const USER_KEY = 'user';

/** Characters: a picture drawn in the page has 6,000; larger ones wait for the app. */
const LONGEST_PICTURE = 20_000;

/**
 * Keeps what the dashboard shows, for the first paint of the next visit, where it is replaced as soon as
 * the app has current data. It is in local storage rather than among the records because it is read before
 * anything opens, and losing it costs nothing.
 */
export function keepLastShown(shown: Omit<LastShown, 'user'>): void {
  try {
    const user = localStorage.getItem(USER_KEY);
    if (user === null) return;
    const text = JSON.stringify({ user, ...shown } satisfies LastShown);
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Storage is full or blocked. The kept value may name videos that no longer exist.
    forgetLastShown();
  }
}

/** Forgets the last dashboard: the session has ended, or a video was renamed or deleted. */
export function forgetLastShown(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If the browser blocks storage, nothing was kept.
  }
}

/** Returns the address if it will still work in the next page and may be kept; otherwise null. */
export function lastingPicture(address: string | null): string | null {
  if (address === null || address.length > LONGEST_PICTURE) return null;
  if (address.startsWith('data:image/')) return address;
  if (!URL.canParse(address, location.href)) return null;
  const { protocol, origin, href } = new URL(address, location.href);
  return origin === location.origin && protocol !== 'blob:' ? href : null;
}
