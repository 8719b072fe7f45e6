/** Runs once the first paint has been seen: what follows would hold it up. */
function afterPaint(then: () => void): void {
  // A tab in the background paints nothing.
  if (document.visibilityState === 'hidden') then();
  else requestAnimationFrame(() => setTimeout(then));
}

// React first, in a task of its own: a press is answered between the two.
afterPaint(() => {
  void import('react-dom/client').then(() => setTimeout(() => void import('./main.tsx')));
});
