import { useEffect, useEffectEvent } from 'react';
import type { RenderState } from './renderState.ts';

const TITLE = 'Create Video: Processing · Lectern';
const END = { completed: 'Your video is ready', failed: 'Your video could not be made' } as const;

/** Shows a notification outside the page; returns null if that is not possible. */
function notify(title: string, body: string | undefined): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  try {
    const notice = new Notification(title, { body, tag: 'lectern-render' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    return notice;
  } catch {
    // Chrome on Android supports only notifications from service workers; the title shows it too.
    return null;
  }
}

/**
 * Keeps users who look elsewhere informed about a render: its progress in the tab's title, its end in the
 * title and, if allowed, in a notification.
 */
export function useRenderNotice(state: RenderState, projectName: string | null): void {
  const { kind } = state;
  const progress = kind === 'rendering' ? state.progress : null;

  useEffect(() => {
    // After the page's own title, which is set when the step appears.
    const timer = setTimeout(() => {
      if (progress !== null) document.title = `${progress}% · ${TITLE}`;
      else if (kind === 'completed' || kind === 'failed') document.title = `${END[kind]} · Lectern`;
    });
    return () => {
      clearTimeout(timer);
      document.title = TITLE;
    };
  }, [kind, progress]);

  const nameNow = useEffectEvent(() => projectName ?? undefined);
  useEffect(() => {
    if (kind !== 'completed' && kind !== 'failed') return undefined;
    if (document.visibilityState === 'visible') return undefined;
    const notice = notify(END[kind], nameNow());
    return () => notice?.close();
  }, [kind]);
}
