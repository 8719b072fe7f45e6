import type { Project } from '@lectern/api-client';
import { Button, CardGrid, EmptyState, LinkButton, ProjectCardSkeleton, Stack } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { paths } from '../../paths.ts';
import { projectTitle } from '../../projects/projectTitle.ts';

/** Shown until the first page has loaded. */
export function VideoLoading({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={6}>
      <SlowNotice onRetry={onRetry} />
      <CardGrid<Project>
        label="Videos"
        noun="your videos"
        layout="videos"
        items={[]}
        getName={projectTitle}
        skeleton={<ProjectCardSkeleton />}
        emptyState={null}
        isLoading
      >
        {() => null}
      </CardGrid>
    </Stack>
  );
}

/** The user has not made any videos yet. */
export function VideoEmpty() {
  return (
    <EmptyState
      title="No videos found"
      illustration="first"
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

/** No video matches the search or the status. */
export function VideoNoMatch({ search, onReset }: { search: string; onReset: () => void }) {
  return (
    <div role="status">
      <EmptyState
        title="No videos found"
        illustration="search"
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
