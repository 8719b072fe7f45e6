import { records } from '../lib/records/pageRecords.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Also read by `build/firstScript.js`, which applies the choice before anything is painted. */
const KEY = 'lectern.theme';

/** Returns the theme chosen in this browser. */
export function readTheme(): Theme {
  const stored = records.read(KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Applies a theme now and keeps it for the next visit; `system` follows the device. */
export function chooseTheme(theme: Theme): void {
  void records.write(KEY, theme === 'system' ? null : theme);
  showTheme(theme);
}

/** Applies a theme; the page itself starts with the choice in the browser's mirror. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
