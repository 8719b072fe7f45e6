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
  // A press before the app is there is kept for it (src/firstPaint/firstPaint.ts).
  addEventListener('click', ({ target }) => {
    const button = target.closest('#first button');
    if (button) button.dataset.pressed = 'true';
  });
  // Enter in a field sends its form, whose button waits for the app's code.
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !target.matches('#first input')) return;
    target.form.querySelector('[type="submit"]').dataset.pressed = 'true';
  });
})();
