// Runs before the first paint: applies the chosen theme, and selects the page to paint first.
(() => {
  const { documentElement: root } = document;
  const { pathname } = location;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: use the system's theme, and treat the user as a visitor.
      return null;
    }
  };
  // Written by src/shell/theme.ts.
  const theme = stored('lectern.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (['/register', '/create/voice/record'].includes(pathname)) root.dataset.first = 'none';
  else if (stored('access_token')) root.dataset.first = 'frame';
  if (pathname === '/') root.dataset.page = '/';
  // A page that arrives in chunks is hidden until it is complete: the sign-in, which is centred, would move
  // with each chunk. This ends before the app's code arrives, even if the page is cut off.
  root.dataset.coming = '';
  document.addEventListener('readystatechange', () => delete root.dataset.coming, { once: true });
  // A press before the app has loaded is recorded for it (src/firstPaint/firstPaint.ts). Otherwise a link would
  // reload everything, and WebKit may suspend the page with a busy database, which then no other page can open.
  addEventListener('click', (event) => {
    const pressed = event.target.closest('#first :is(button, a[href])');
    if (!pressed) return;
    if (pressed.matches('a')) {
      // Excludes links to a place in this page, to another site, or to a new tab.
      const isOfTheApp = pressed.origin === location.origin && !pressed.target && !pressed.hash;
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!isOfTheApp || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // The last pressed link wins.
      for (const link of document.querySelectorAll('#first a[data-pressed]'))
        delete link.dataset.pressed;
    }
    pressed.dataset.pressed = 'true';
  });
  // Enter in a field sends its form, whose button waits for the app's code.
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !target.matches('#first input')) return;
    target.form.querySelector('[type="submit"]').dataset.pressed = 'true';
  });
})();
