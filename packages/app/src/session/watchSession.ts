import type { Session } from '@lectern/api-client';

/**
 * Returns a signal that aborts once the present session is over, for work of several calls: a call reads
 * its token when it is sent, so a later one would go out in the name of the next user.
 *
 * @returns `release` ends the watch; call it when the work is done
 */
export function watchSession(session: Session): { signal: AbortSignal; release: () => void } {
  const { generation } = session.getSnapshot();
  const controller = new AbortController();
  const release = session.subscribe(() => {
    if (session.getSnapshot().generation !== generation) controller.abort();
  });
  return { signal: controller.signal, release };
}
