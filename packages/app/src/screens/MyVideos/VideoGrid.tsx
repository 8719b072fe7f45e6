import type { Project } from '@lectern/api-client';
import { CardGrid, ProjectCardSkeleton, Stack } from '@lectern/ui';
import { LibraryFoot, type LibraryPaging } from '../../library/LibraryFoot.tsx';
import { paths } from '../../paths.ts';
import { ProjectCardItem } from '../../projects/ProjectCardItem.tsx';
import { projectTitle } from '../../projects/projectTitle.ts';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';

export interface VideoGridProps {
  videos: readonly Project[];
  /** Milliseconds, for 'n hours ago'. */
  now: number;
  paging: LibraryPaging;
  actions: ProjectActions;
}

/** The cards of My Videos, only those near the window drawn, with what follows them. */
export function VideoGrid({ videos, now, paging, actions }: VideoGridProps) {
  return (
    <Stack gap={6}>
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
        {(video) => <ProjectCardItem project={video} now={now} actions={actions} />}
      </CardGrid>
      <LibraryFoot noun="video" shown={videos.length} {...paging} />
    </Stack>
  );
}
