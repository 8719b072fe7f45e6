import { useEffect, useEffectEvent } from 'react';
import type { RenderState } from './renderState.ts';

const TITLE = 'Create Video: Processing · Lectern';

/** Null while the render runs, and if it was stopped. */
function endOf(state: RenderState): string | null {
  if (state.kind === 'completed') return 'Your video is ready';
  if (state.kind !== 'failed') return null;
  return state.isEdit ? 'Your AI edit failed' : 'Your video could not be made';
}

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
  const end = endOf(state);
  const progress = state.kind === 'rendering' ? state.progress : null;

  useEffect(() => {
    // After the page's own title, which is set when the step appears.
    const timer = setTimeout(() => {
      if (progress !== null) document.title = `${progress}% · ${TITLE}`;
      else if (end !== null) document.title = `${end} · Lectern`;
    });
    return () => {
      clearTimeout(timer);
      document.title = TITLE;
    };
  }, [end, progress]);

  const nameNow = useEffectEvent(() => projectName ?? undefined);
  useEffect(() => {
    if (end === null) return undefined;
    if (document.visibilityState === 'visible') return undefined;
    const notice = notify(end, nameNow());
    return () => notice?.close();
  }, [end]);
}
