import type { Project } from '@lectern/api-client';
import { CardGrid, ProjectCardSkeleton } from '@lectern/ui';
import { paths } from '../../paths.ts';
import { ProjectCardItem } from '../../projects/ProjectCardItem.tsx';
import { projectTitle } from '../../projects/projectTitle.ts';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';
import { isSelecting, type VideoSelection } from './selection/videoSelection.ts';

export interface VideoGridProps {
  videos: readonly Project[];
  /** The current time in milliseconds, for 'n hours ago'. */
  now: number;
  actions: ProjectActions;
  selection: VideoSelection;
  onSelect: (selection: VideoSelection) => void;
}

/** The cards of My Videos, each selectable; only those near the viewport are rendered. */
export function VideoGrid({ videos, now, actions, selection, onSelect }: VideoGridProps) {
  return (
    <CardGrid
      label="Videos"
      noun="videos"
      layout="videos"
      items={videos}
      getName={projectTitle}
      getHref={({ id }) => paths.project(id)}
      skeleton={<ProjectCardSkeleton />}
      emptyState={null}
      selectedKeys={selection}
      onSelectionChange={onSelect}
    >
      {(video) => (
        <ProjectCardItem
          project={video}
          now={now}
          actions={actions}
          selection={isSelecting(selection) ? 'selecting' : 'possible'}
        />
      )}
    </CardGrid>
  );
}
