// Applies the theme chosen in the profile menu; without a choice the system's stands.
// src/shell/theme.ts writes the same key.
(() => {
  try {
    const theme = localStorage.getItem('lectern.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Blocked storage: the system's theme.
  }
})();
