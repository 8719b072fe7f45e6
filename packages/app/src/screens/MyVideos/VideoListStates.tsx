import { projectMessages } from '@lectern/api-client';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  ProjectCardSkeleton,
  VisuallyHidden,
} from '@lectern/ui';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';

const SKELETONS = Array.from({ length: 8 }, (_unused, index) => index);

/** Before the first page. */
export function VideoLoading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your videos</VisuallyHidden>
      <Grid layout="cards">
        {SKELETONS.map((index) => (
          <ProjectCardSkeleton key={index} />
        ))}
      </Grid>
    </div>
  );
}

/** The list could not be loaded. */
export function VideoError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState title={projectMessages.loadListFailed} isRetrying={isRetrying} onRetry={onRetry} />
  );
}

/** The user has made nothing yet. */
export function VideoEmpty() {
  return (
    <EmptyState
      title="No videos found"
      illustration="lectern"
      actions={
        <LinkButton href={paths.createAlias()} icon={Plus}>
          Create your first video
        </LinkButton>
      }
    >
      Write a script, choose a voice and a presenter, and your first video appears here.
    </EmptyState>
  );
}

/** Nothing fits the search or the status. */
export function VideoNoMatch({ search, onReset }: { search: string; onReset: () => void }) {
  return (
    <div role="status">
      <EmptyState
        title="No videos found"
        illustration="lectern"
        actions={
          <Button onPress={onReset}>{search === '' ? 'Show all videos' : 'Clear search'}</Button>
        }
      >
        {search === ''
          ? 'No video has this status. Try another one.'
          : `Nothing matches “${search}”. Try a shorter search or another status.`}
      </EmptyState>
    </div>
  );
}
