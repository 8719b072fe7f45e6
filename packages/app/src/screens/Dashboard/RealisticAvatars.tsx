import { useAvatars } from '@lectern/api-client';
import { type RealisticAvatarsState, RealisticAvatarsView } from './RealisticAvatarsView.tsx';
import { useRetry } from './useRetry.ts';

/** Avatars on the dashboard (specification section 9, Page sizes). */
const AVATARS = 8;

/** The Avatars tab: realistic avatars to begin a video with. */
export function RealisticAvatars() {
  const { avatars, error, refresh } = useAvatars({ limit: AVATARS, category: 'realistic' });
  const retry = useRetry(refresh);

  function state(): RealisticAvatarsState {
    if (!avatars) return error ? { status: 'error', ...retry } : { status: 'loading' };
    const staleRetry = error ? retry : null;
    // A server that ignores the limit must not fill the page.
    return avatars.length > 0
      ? { status: 'ready', avatars: avatars.slice(0, AVATARS), staleRetry }
      : { status: 'empty', staleRetry };
  }

  return <RealisticAvatarsView state={state()} />;
}
