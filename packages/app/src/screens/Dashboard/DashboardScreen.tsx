import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFocusRescue } from '../../lib/useFocusRescue.ts';
import { DASHBOARD_TABS, paths } from '../../paths.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { DashboardView } from './DashboardView.tsx';
import { RealisticAvatars } from './RealisticAvatars.tsx';
import { RecentVideos } from './RecentVideos.tsx';

/** The home page: what can be made, the most recent videos, and avatars. The tab is kept in the URL. */
export function DashboardScreen() {
  const heading = usePageHeading('Dashboard');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = DASHBOARD_TABS.find((name) => name === query.get('tab')) ?? 'showcase';

  return (
    <DashboardView
      headingRef={heading}
      tab={tab}
      // Pushed: Back leads to the other tab.
      onTabChange={(next) => {
        if (next !== tab) void navigate(paths.dashboard({ tab: next }));
      }}
      showcase={<RecentVideos focusAfterDeletion={heading} />}
      avatars={<RealisticAvatars />}
    />
  );
}
