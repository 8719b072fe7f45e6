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

// The page's first script has looked for a session.
const isSignedIn = document.documentElement.dataset.first === 'frame';
if (isSignedIn && location.pathname === '/' && location.search === '') paintLastShown();

// React first, in a task of its own: a press is answered between the two.
afterPaint(() => {
  fetchCode(isSignedIn ? '' : '="everybody"');
  void import('react-dom/client').then(() => setTimeout(() => void import('./main.tsx')));
});
