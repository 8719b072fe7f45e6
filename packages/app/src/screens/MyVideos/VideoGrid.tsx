import type { Project } from '@lectern/api-client';
import { Box, Button, Grid, LoadMore, Stack, VisuallyHidden } from '@lectern/ui';
import { ProjectCardItem } from '../../projects/ProjectCardItem.tsx';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';

export interface VideoPaging {
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  isPending: boolean;
  onMore: () => void;
}

export interface VideoGridProps {
  videos: readonly Project[];
  /** Milliseconds, for 'n hours ago'. */
  now: number;
  paging: VideoPaging;
  actions: ProjectActions;
}

/** The cards of My Videos with what follows them. */
export function VideoGrid({ videos, now, paging, actions }: VideoGridProps) {
  return (
    <Stack gap={8}>
      <Grid layout="cards" as="ul" aria-label="Videos">
        {videos.map((video) => (
          <li key={video.id}>
            <ProjectCardItem project={video} now={now} actions={actions} />
          </li>
        ))}
      </Grid>
      <VideoPager shown={videos.length} {...paging} />
    </Stack>
  );
}

function VideoPager({ shown, total, hasMore, isPending, onMore }: VideoPaging & { shown: number }) {
  if (hasMore && total === null) {
    return (
      <Box display="flex" justifyContent="center">
        <Button isPending={isPending} onPress={onMore}>
          Load more
        </Button>
      </Box>
    );
  }
  if (hasMore || shown > PAGE_SIZE) {
    return (
      <LoadMore
        shown={shown}
        // Edits made here can leave the two counts apart; only the button says whether more comes.
        total={hasMore ? Math.max(total ?? 0, shown + 1) : shown}
        isPending={isPending}
        onPress={onMore}
        noun="videos"
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{shown === 1 ? '1 video' : `${shown} videos`}</VisuallyHidden>
    </div>
  );
}

/** A list of one page needs no count below it (specification section 9, Page sizes). */
const PAGE_SIZE = 20;
