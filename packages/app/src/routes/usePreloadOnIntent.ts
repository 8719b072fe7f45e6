import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { CreateVideoScreen, screenOfPath } from './screens.ts';

/** Returns a link's path within the app; null for other links and other elements. */
function pathOfLink(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.pathname;
}

/**
 * Fetches a screen's code while a link to it is hovered or focused, so that it is usually loaded by the
 * time of the click. One listener for the whole page: links need no changes.
 */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const path = pathOfLink(target);
      if (path === null) return;
      screenOfPath(path)?.preload();
      // An opened project continues at a step of the wizard.
      if (path.startsWith(paths.project(''))) CreateVideoScreen.preload();
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
