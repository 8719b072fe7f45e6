import { Inline, LinkButton, PageHeader, Stack } from '@lectern/ui';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { paths } from '../../paths.ts';
import { VideoArea, type VideoAreaProps } from './VideoArea.tsx';
import { VideoToolbar, type VideoToolbarProps } from './VideoToolbar.tsx';

export interface MyVideosViewProps extends VideoToolbarProps, VideoAreaProps {
  headingRef?: Ref<HTMLHeadingElement>;
  /** Opens the menu of importable files. */
  importMenu: ReactNode;
  /** A message about a file that was not opened. */
  notice?: ReactNode;
  /** Replaces the toolbar while videos are selected. */
  selectionBar: ReactNode;
}

/** The My Videos page in every state (specification section 2). */
export function MyVideosView({
  headingRef,
  state,
  actions,
  selecting,
  importMenu,
  notice,
  selectionBar,
  ...toolbar
}: MyVideosViewProps) {
  // If loading failed, the retry is the view's one primary action.
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
      {selectionBar ?? <VideoToolbar {...toolbar} />}
      <VideoArea state={state} actions={actions} selecting={selecting} {...toolbar} />
    </Stack>
  );
}
