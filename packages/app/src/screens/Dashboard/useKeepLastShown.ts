import type { Project } from '@lectern/api-client';
import { formatLength } from '@lectern/ui';
import { useEffect } from 'react';
import { keepLastShown, lastingPicture } from '../../firstPaint/lastShown.ts';
import type { ShownVideo } from '../../firstPaint/paintLastShown.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { thumbnailSource } from '../../projects/thumbnailSource.ts';
import type { Work } from './useWork.ts';

function toShown(project: Project): ShownVideo {
  const kind = projectStage(project).thumbnail;
  const seconds = project.durationSeconds ?? 0;
  return {
    id: project.id,
    title: projectTitle(project),
    kind,
    picture: lastingPicture(thumbnailSource(project, kind)),
    length: seconds > 0 ? formatLength(seconds) : null,
  };
}

/**
 * Stores what the dashboard shows for the first paint of the next visit.
 *
 * @param videos - Undefined until loaded.
 * @param all - The label of the link to all videos.
 */
export function useKeepLastShown(
  { render, draft, isLoading }: Work,
  videos: readonly Project[] | undefined,
  all: string,
): void {
  useEffect(() => {
    if (isLoading || !videos) return;
    keepLastShown({
      draft: draft && toShown(draft),
      isRendering: render !== null,
      videos: videos.map(toShown),
      all,
    });
  }, [render, draft, isLoading, videos, all]);
}
