// Runs before anything is painted: applies the chosen theme, and names the page to be painted first.
(() => {
  const { documentElement: root } = document;
  const { pathname } = location;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Blocked storage: the system's theme, and a visitor.
      return null;
    }
  };
  // src/shell/theme.ts writes it.
  const theme = stored('lectern.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (['/register', '/create/voice/record'].includes(pathname)) root.dataset.first = 'none';
  else if (stored('access_token')) root.dataset.first = 'frame';
  if (pathname === '/') root.dataset.page = '/';
  // A page that comes in parts is shown whole: the sign-in, in the middle, would move with each part. This is
  // before the app's code has come, and is there for a page that breaks off, too.
  root.dataset.coming = '';
  document.addEventListener('readystatechange', () => delete root.dataset.coming, { once: true });
  // A press before the app is there is kept for it (src/firstPaint/firstPaint.ts). A link would else load all
  // anew, and WebKit may keep the page that is left with a database at work, which no other page can open then.
  addEventListener('click', (event) => {
    const pressed = event.target.closest('#first :is(button, a[href])');
    if (!pressed) return;
    if (pressed.matches('a')) {
      // Not one that leads to a place in this page, to another site, or into a tab of its own.
      const isOfTheApp = pressed.origin === location.origin && !pressed.target && !pressed.hash;
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!isOfTheApp || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // The last one is where the user wants to go.
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
