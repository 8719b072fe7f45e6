import { useAvatars } from '@lectern/api-client';
import { dashboardTabState } from './DashboardTabView.tsx';
import { RealisticAvatarsView } from './RealisticAvatarsView.tsx';
import { useRetry } from '../../lib/calls/useRetry.ts';

/** The number of avatars on the dashboard (specification section 9, Page sizes). */
const AVATARS = 8;

/** The Avatars tab: realistic avatars to start a video with. */
export function RealisticAvatars() {
  const { avatars, error, refresh } = useAvatars({ limit: AVATARS, category: 'realistic' });
  const retry = useRetry(refresh);
  // A server that ignores the limit must not fill the page.
  const few = avatars?.slice(0, AVATARS);
  return <RealisticAvatarsView state={dashboardTabState(few, error, retry)} />;
}
