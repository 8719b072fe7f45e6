import { applyGrid } from './gridOverlay.ts';
import { applyMotion } from './motion.ts';

/** Applies the toolbar's settings to the whole page, stories and docs alike. */
export function applyLook(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  // A number if an address or a story gives it without quotes.
  const size = String(globals.textSize);
  root.style.fontSize = size === '150' || size === '200' ? `${size}%` : '';
  applyMotion(globals.motion);
  applyGrid(globals.overlay === 'grid');
}
