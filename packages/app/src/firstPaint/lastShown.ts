import type { LastShown } from './paintLastShown.ts';

// As `paintLastShown.ts` has it, which shares no module with the app: it runs before any of them is there.
const KEY = 'lectern.lastShown';

/** As the client keeps it: the account that the page was shown to. */
const USER_KEY = 'user';

/** Characters: a picture drawn in the page has 6,000; larger ones wait for the app. */
const LONGEST_PICTURE = 20_000;

/**
 * Keeps what the dashboard shows, for the first paint of the next visit: it is replaced there as soon as
 * the app has the truth. In local storage, not among the records: it is read before anything opens, and
 * losing it costs nothing.
 */
export function keepLastShown(shown: Omit<LastShown, 'user'>): void {
  try {
    const user = localStorage.getItem(USER_KEY);
    if (user === null) return;
    const text = JSON.stringify({ user, ...shown } satisfies LastShown);
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // Full or blocked. What is there may name videos that are gone.
    forgetLastShown();
  }
}

/** Forgets it: the session has ended, or a video has another name or is gone. */
export function forgetLastShown(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that blocks its storage has none.
  }
}

/** The address if it will still lead to the picture in the next page, and may be kept; else null. */
export function lastingPicture(address: string | null): string | null {
  if (address === null || address.length > LONGEST_PICTURE) return null;
  if (address.startsWith('data:image/')) return address;
  if (!URL.canParse(address, location.href)) return null;
  const { protocol, origin, href } = new URL(address, location.href);
  return origin === location.origin && protocol !== 'blob:' ? href : null;
}
