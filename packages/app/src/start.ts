import { paintLastShown } from './firstPaint/paintLastShown.ts';

/** Runs once the first paint has been seen: what follows would hold it up. */
function afterPaint(then: () => void): void {
  // A tab in the background paints nothing.
  if (document.visibilityState === 'hidden') then();
  // The second frame begins when the first, with its pictures, has been handed to the screen.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

/** Asks for the code of the first screen at once, and runs none of it (`build/laterCode.ts`). */
function fetchCode(users: string): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>(`template[data-code${users}]`);
  for (const { content } of templates) document.head.append(content);
}

// The service worker has the fonts at hand. From a network they come with the app's own styles: before the
// first paint, or beside the app's code, they would take its place on the line.
const fonts = document.querySelector<HTMLLinkElement>('link[disabled]');
if (fonts && navigator.serviceWorker?.controller) fonts.disabled = false;

// The page's first script has looked for a session.
const isSignedIn = document.documentElement.dataset.first === 'frame';
if (isSignedIn && location.pathname === '/' && location.search === '') paintLastShown();

// React first, in a task of its own: a press is answered between the two.
afterPaint(() => {
  fetchCode(isSignedIn ? '' : '="everybody"');
  // The browser's own list of languages, which React Aria's first line reads: 70 ms on a slow phone, while
  // the code is on its way and not with it.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en-US'));
  void import('react-dom/client').then(() => setTimeout(() => void import('./main.tsx')));
});
