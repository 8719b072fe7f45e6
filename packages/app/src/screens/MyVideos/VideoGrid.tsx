import type { Project } from '@lectern/api-client';
import { CardGrid, ProjectCardSkeleton, Stack } from '@lectern/ui';
import { ListPager, type Paging } from '../../lib/ListPager.tsx';
import { paths } from '../../paths.ts';
import { ProjectCardItem } from '../../projects/ProjectCardItem.tsx';
import { projectTitle } from '../../projects/projectTitle.ts';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';

/** Projects of one page (specification section 9, Page sizes). */
const PAGE_SIZE = 20;

const stop = (event: Event) => event.stopPropagation();

/**
 * Lets a menu that closes give focus back to its button. React Aria's lists take this event, which
 * says where focus is about to go, and move focus to the whole card instead.
 */
function keepsFocus(card: HTMLElement | null): () => void {
  card?.addEventListener('react-aria-focus-scope-restore', stop);
  return () => card?.removeEventListener('react-aria-focus-scope-restore', stop);
}

export interface VideoGridProps {
  videos: readonly Project[];
  /** Milliseconds, for 'n hours ago'. */
  now: number;
  paging: Paging;
  actions: ProjectActions;
}

/** The cards of My Videos, only those near the window drawn, with what follows them. */
export function VideoGrid({ videos, now, paging, actions }: VideoGridProps) {
  return (
    <Stack gap={8}>
      <CardGrid
        label="Videos"
        noun="videos"
        layout="videos"
        items={videos}
        getName={projectTitle}
        getHref={({ id }) => paths.project(id)}
        skeleton={<ProjectCardSkeleton />}
        emptyState={null}
      >
        {(video) => (
          <div ref={keepsFocus}>
            <ProjectCardItem project={video} now={now} actions={actions} />
          </div>
        )}
      </CardGrid>
      <ListPager noun="video" pageSize={PAGE_SIZE} shown={videos.length} {...paging} />
    </Stack>
  );
}
