import { type Project, projectMessages } from '@lectern/api-client';
import { ErrorState, Inline, LinkButton, PageHeader, Stack } from '@lectern/ui';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { LibraryPaging } from '../../library/LibraryFoot.tsx';
import { paths } from '../../paths.ts';
import type { ProjectActions } from '../../projects/useProjectActions.tsx';
import { VideoEmpty, VideoLoading, VideoNoMatch } from './VideoListStates.tsx';
import { VideoGrid } from './VideoGrid.tsx';
import { VideoToolbar, type VideoToolbarProps } from './VideoToolbar.tsx';

/** The list below the toolbar, in one of its states. */
export type MyVideosState =
  | { status: 'loading'; onRetry: () => void }
  | { status: 'error'; isRetrying: boolean; onRetry: () => void }
  | { status: 'empty' }
  | { status: 'no-match'; search: string; onReset: () => void }
  | { status: 'ready'; videos: readonly Project[]; now: number; paging: LibraryPaging };

export interface MyVideosViewProps extends VideoToolbarProps {
  headingRef?: Ref<HTMLHeadingElement>;
  actions: ProjectActions;
  /** Opens the menu of what can be brought in. */
  importMenu: ReactNode;
  /** About a file that was not opened. */
  notice?: ReactNode;
  state: MyVideosState;
}

function VideoArea({ state, actions }: Pick<MyVideosViewProps, 'state' | 'actions'>) {
  switch (state.status) {
    case 'loading':
      return <VideoLoading onRetry={state.onRetry} />;
    case 'error':
      return (
        <ErrorState
          title={projectMessages.loadListFailed}
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        />
      );
    case 'empty':
      return <VideoEmpty />;
    case 'no-match':
      return <VideoNoMatch search={state.search} onReset={state.onReset} />;
    case 'ready':
      return (
        <VideoGrid videos={state.videos} now={state.now} paging={state.paging} actions={actions} />
      );
  }
}

/** The page of My Videos in every state (specification section 2). */
export function MyVideosView({
  headingRef,
  state,
  actions,
  importMenu,
  notice,
  ...toolbar
}: MyVideosViewProps) {
  // The retry is then the view's one primary action.
  const hasFailed = state.status === 'error';
  return (
    <Stack gap={6}>
      <PageHeader
        title="My Videos"
        headingRef={headingRef}
        actions={
          <Inline gap={2}>
            {importMenu}
            <LinkButton
              href={paths.create()}
              variant={hasFailed ? 'secondary' : 'primary'}
              icon={Plus}
            >
              Create New Video
            </LinkButton>
          </Inline>
        }
      />
      {notice}
      <VideoToolbar {...toolbar} />
      <VideoArea state={state} actions={actions} />
    </Stack>
  );
}
