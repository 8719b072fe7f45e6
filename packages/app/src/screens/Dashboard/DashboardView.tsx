import type { Project } from '@lectern/api-client';
import {
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Inline,
  LinkButton,
  PageHeader,
  ProjectCardSkeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@lectern/ui';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { paths } from '../../paths.ts';
import { ProjectCardItem } from '../../projects/ProjectCardItem.tsx';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';

/** What stands under 'Showcase'. */
export type DashboardState =
  | { status: 'loading' }
  | { status: 'error'; isRetrying: boolean; onRetry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; videos: readonly Project[]; now: number };

export interface DashboardViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  state: DashboardState;
  actions: ProjectActions;
}

function Showcase({ state, actions }: Pick<DashboardViewProps, 'state' | 'actions'>) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading recent videos</VisuallyHidden>
          <Grid layout="cards">
            {['first', 'second', 'third', 'fourth'].map((key) => (
              <ProjectCardSkeleton key={key} />
            ))}
          </Grid>
        </div>
      );
    case 'error':
      return (
        <ErrorState
          title="Failed to load recent videos."
          level={3}
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        >
          Please try refreshing.
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState title="No recent videos found. Create one?" level={3} illustration="lectern">
          A script is all it takes to start.
        </EmptyState>
      );
    case 'ready':
      return (
        <Grid layout="cards" as="ul" aria-label="Recent videos">
          {state.videos.map((video) => (
            <li key={video.id}>
              <ProjectCardItem project={video} now={state.now} actions={actions} />
            </li>
          ))}
        </Grid>
      );
  }
}

/** The home page in every state (specification section 2, Dashboard). */
export function DashboardView({ headingRef, state, actions }: DashboardViewProps) {
  return (
    <Stack gap={8}>
      <PageHeader
        title="Dashboard"
        headingRef={headingRef}
        actions={
          <LinkButton
            href={paths.create()}
            variant={state.status === 'error' ? 'secondary' : 'primary'}
            icon={Plus}
          >
            Create New Video
          </LinkButton>
        }
      />
      <Stack as="section" gap={5}>
        <Inline justifyContent="space-between" gap={3}>
          <Heading level={2} variant="h3">
            Showcase
          </Heading>
          {state.status === 'ready' && <TextLink href={paths.videos()}>All your videos</TextLink>}
        </Inline>
        <Showcase state={state} actions={actions} />
      </Stack>
    </Stack>
  );
}
