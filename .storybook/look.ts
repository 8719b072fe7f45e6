import { applyGrid } from './gridOverlay.ts';
import { applyMotion } from './motion.ts';

/** Shows the whole page, stories and docs alike, as the toolbar says. */
export function applyLook(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  // A number where an address or a story has it without quotes.
  const size = String(globals.textSize);
  root.style.fontSize = size === '150' || size === '200' ? `${size}%` : '';
  applyMotion(globals.motion);
  applyGrid(globals.overlay === 'grid');
}
