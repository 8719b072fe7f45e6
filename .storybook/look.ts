import { applyMotion } from './motion.ts';

/** Shows the whole page, stories and docs alike, as the toolbar says. */
export function applyLook(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  root.style.fontSize = globals.textSize === '200' || globals.textSize === 200 ? '200%' : '';
  applyMotion(globals.motion);
}
