import { paintLastShown } from './firstPaint/paintLastShown.ts';

/** Runs a callback once the first paint is visible, because it would delay the paint. */
function afterPaint(then: () => void): void {
  // Background tabs do not paint.
  if (document.visibilityState === 'hidden') then();
  // The second frame starts when the first, with its images, has been handed to the screen.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

/** Requests the code of the first screen at once, without running it (`build/laterCode.ts`). */
function fetchCode(users: string): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>(`template[data-code${users}]`);
  for (const { content } of templates) document.head.append(content);
}

// Only if the service worker has the fonts. From the network they load with the app's own styles: before
// the first paint, or alongside the app's code, they would compete for bandwidth.
const fonts = document.querySelector<HTMLLinkElement>('link[disabled]');
if (fonts && navigator.serviceWorker?.controller) fonts.disabled = false;

// Set by the page's first script, which looked for a session.
const isSignedIn = document.documentElement.dataset.first === 'frame';
if (isSignedIn && location.pathname === '/' && location.search === '') paintLastShown();

// React first, in a separate task: a press is handled in between.
afterPaint(() => {
  fetchCode(isSignedIn ? '' : '="everybody"');
  // The browser's own list of languages, which React Aria reads on its first line. It takes 70 ms on a slow
  // phone, so compute it while the code is loading rather than when it runs.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en-US'));
  void import('react-dom/client').then(() => setTimeout(() => void import('./main.tsx')));
});
