import type { Session } from '@lectern/api-client';
import { forgetLastShown } from '../firstPaint/lastShown.ts';
import { clearNotices } from '../lib/calls/notifyWhenOffline.ts';

/**
 * Removes what a session leaves outside its pages, however it ends: notices, which may name videos and
 * offer them, and the last dashboard.
 */
export function forgetWithSession(session: Session): void {
  let { generation } = session.getSnapshot();
  session.subscribe(() => {
    const now = session.getSnapshot();
    if (now.status === 'signed-out') forgetLastShown();
    if (now.generation === generation) return;
    generation = now.generation;
    clearNotices();
  });
}
