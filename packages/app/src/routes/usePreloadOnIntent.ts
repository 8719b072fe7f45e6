import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { CreateVideoScreen, screenOfPath } from './screens.ts';

/** The app's own path that a link leads to; null for other links and for whatever is no link. */
function pathOfLink(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.pathname;
}

/**
 * Fetches a screen's code while the pointer or the focus rests on a link to it, so that most clicks
 * find it there. One listener for the whole page: links need not know of it.
 */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const path = pathOfLink(target);
      if (path === null) return;
      screenOfPath(path)?.preload();
      // An opened project goes on to a step of the wizard.
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
