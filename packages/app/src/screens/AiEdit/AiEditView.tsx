import { Button, IconButton, LinkButton, PageHeader, Stack } from '@lectern/ui';
import { ArrowLeft, WandSparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { paths } from '../../paths.ts';
import * as styles from './AiEdit.css.ts';
import { AiEditFailed, AiEditLoading, NoVideo } from './AiEditStates.tsx';
import { EditOptions, type EditOptionsProps } from './EditOptions.tsx';
import { VideoColumn, type VideoFacts } from './VideoColumn.tsx';

/** The page below its title, in one of its states. */
export type AiEditState =
  | { status: 'loading'; onRetry: () => void }
  | { status: 'error'; isRetrying: boolean; onRetry: () => void }
  /**
   * 'none': no video was named, so the user chooses one. 'not-found': the named video is not the user's.
   */
  | { status: 'none'; choice: ReactNode }
  | { status: 'not-found' }
  /** The project exists, its video does not. */
  | { status: 'processing' | 'unmade' | 'gone'; projectId: string }
  | ({
      status: 'ready';
      video: VideoFacts;
      isSubmitting: boolean;
      onSubmit: () => void;
    } & EditOptionsProps);

export interface AiEditViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  state: AiEditState;
  /** 'Cancel' and the arrow: back to My Videos. */
  onCancel: () => void;
}

/** Opens the project of a video that does not exist yet, at the step that its state calls for. */
function OpenProject({ projectId, children }: { projectId: string; children: string }) {
  return (
    <LinkButton href={paths.project(projectId)} variant="primary">
      {children}
    </LinkButton>
  );
}

function EditArea({ state }: Pick<AiEditViewProps, 'state'>) {
  switch (state.status) {
    case 'loading':
      return <AiEditLoading onRetry={state.onRetry} />;
    case 'error':
      return <AiEditFailed isRetrying={state.isRetrying} onRetry={state.onRetry} />;
    case 'none':
      return state.choice;
    case 'not-found':
      return <NoVideo>It may have been deleted, or the link is not complete.</NoVideo>;
    case 'processing':
      return (
        <NoVideo action={<OpenProject projectId={state.projectId}>See progress</OpenProject>}>
          This video is still being made. The edit opens here as soon as it is ready.
        </NoVideo>
      );
    case 'unmade':
      return (
        <NoVideo action={<OpenProject projectId={state.projectId}>Go on with it</OpenProject>}>
          This project has no finished video yet.
        </NoVideo>
      );
    case 'gone':
      return (
        <NoVideo action={<OpenProject projectId={state.projectId}>Make it again</OpenProject>}>
          The file of this video is gone.
        </NoVideo>
      );
    case 'ready': {
      const { video, isSubmitting: _isSubmitting, onSubmit: _onSubmit, ...options } = state;
      return (
        <div className={styles.columns}>
          <VideoColumn video={video} form={options.form} />
          <EditOptions {...options} />
        </div>
      );
    }
  }
}

/** The AI edit page in every state (specification section 2, AI edit). */
export function AiEditView({ headingRef, state, onCancel }: AiEditViewProps) {
  const isReady = state.status === 'ready';
  const isSubmitting = isReady && state.isSubmitting;
  return (
    <Stack gap={6}>
      <div className={isReady ? `${styles.header} ${styles.inReach}` : styles.header}>
        {state.status !== 'none' && (
          <div className={styles.back}>
            <IconButton
              icon={ArrowLeft}
              isDirectional
              aria-label="Back to My Videos"
              isDisabled={isSubmitting}
              onPress={onCancel}
            />
          </div>
        )}
        <PageHeader
          title="Apply AI Edit"
          headingRef={headingRef}
          actions={
            isReady && (
              <div className={styles.actions}>
                <Button isDisabled={isSubmitting} onPress={onCancel}>
                  Cancel
                </Button>
                <Button
                  variant="primary"
                  icon={WandSparkles}
                  isPending={isSubmitting}
                  onPress={state.onSubmit}
                >
                  Apply AI Edit
                </Button>
              </div>
            )
          }
        />
      </div>
      <EditArea state={state} />
    </Stack>
  );
}
