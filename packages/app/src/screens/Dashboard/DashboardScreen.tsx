import { isLastShown } from '../../firstPaint/firstPaint.ts';
import { createLatePart, VisuallyHidden } from '@lectern/ui';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNow } from '../../lib/useNow.ts';
import { useSlow } from '../../lib/calls/useSlow.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { DASHBOARD_TABS, paths } from '../../paths.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { ContinueWork } from './ContinueWork.tsx';
import { allVideos, DashboardView } from './DashboardView.tsx';
import { RecentVideos } from './RecentVideos.tsx';
import { useKeepLastShown } from './useKeepLastShown.ts';
import { useRecentVideos } from './useRecentVideos.ts';
import { useWork } from './useWork.ts';

/** The other tab and the first-visit panel are not part of the initial load. */
const lateAvatars = createLatePart(() => import('./RealisticAvatars.tsx'));
const lateFirstFilm = createLatePart(() => import('./FirstFilm.tsx'));

/** The home page: work to continue, tools, recent videos, avatars. The tab is in the URL. */
export function DashboardScreen() {
  const heading = usePageHeading('Dashboard');
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = DASHBOARD_TABS.find((name) => name === query.get('tab')) ?? 'showcase';

  const now = useNow();
  const first = lateFirstFilm.usePart();
  const avatars = lateAvatars.usePart();
  const work = useWork();
  const { videos, total, error } = useRecentVideos();
  const isNew = videos?.length === 0 && !work.isLoading && !work.render && !work.draft;
  // The first paint, from the last visit, stays until equivalent content has loaded.
  const [isPainted] = useState(isLastShown);
  const isHeld = useHeld(
    !work.isLoading &&
      ((!isPainted && (work.render !== null || work.draft !== null)) ||
        (isNew ? first !== null : videos !== undefined || error !== undefined)),
  );
  useKeepLastShown(work, videos, allVideos(total));

  // Deferred, so the cards render in slices and sidebar presses are handled in between.
  const isLoading = useDeferredValue(isHeld);

  return (
    <DashboardView
      headingRef={heading}
      tab={tab}
      // Pushes an entry: Back returns to the other tab.
      onTabChange={(next) => {
        if (next !== tab) void navigate(paths.dashboard({ tab: next }));
      }}
      isLoading={isLoading}
      work={isNew ? first && <first.FirstFilm /> : <ContinueWork work={work} now={now} />}
      hasPrimaryWork={isNew || work.isLoading || work.draft !== null}
      videoCount={isNew ? 0 : total}
      showcase={<RecentVideos focusAfterDeletion={heading} />}
      avatars={
        avatars ? (
          <avatars.RealisticAvatars />
        ) : (
          <div role="status">
            <VisuallyHidden>Loading avatars</VisuallyHidden>
          </div>
        )
      }
    />
  );
}

/** Whether the page waits for its first section: not forever, and never again once shown. */
function useHeld(isKnown: boolean): boolean {
  const [wasShown, setShown] = useState(false);
  const isSlow = useSlow(!isKnown && !wasShown);
  if ((isKnown || isSlow) && !wasShown) setShown(true);
  return !isKnown && !wasShown;
}
