import { useEffect } from 'react';
import type { RenderState } from './renderState.ts';

const TITLE = 'Create Video: Processing · Lectern';
const END = { completed: 'Your video is ready', failed: 'Your video could not be made' } as const;

/**
 * Tells of a render to whoever looks elsewhere: its progress in the tab's title, its end in the
 * title and, where that was allowed, in a notification.
 */
export function useRenderNotice(state: RenderState, projectName: string | null): void {
  const { kind } = state;
  const progress = kind === 'rendering' ? state.progress : null;

  useEffect(() => {
    // After the page's own title, which is set when the step comes.
    const timer = setTimeout(() => {
      if (progress !== null) document.title = `${progress}% · ${TITLE}`;
      else if (kind === 'completed' || kind === 'failed') document.title = `${END[kind]} · Lectern`;
    });
    return () => {
      clearTimeout(timer);
      document.title = TITLE;
    };
  }, [kind, progress]);

  useEffect(() => {
    if (kind !== 'completed' && kind !== 'failed') return undefined;
    if (document.visibilityState === 'visible') return undefined;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') {
      return undefined;
    }
    let notice: Notification | null = null;
    try {
      notice = new Notification(END[kind], {
        body: projectName ?? undefined,
        tag: 'lectern-render',
      });
      notice.addEventListener('click', () => {
        window.focus();
        notice?.close();
      });
    } catch {
      // Chrome on Android knows notifications of service workers only; the title tells it too.
    }
    return () => notice?.close();
    // The name may come later; the notice is given once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind]);
}
