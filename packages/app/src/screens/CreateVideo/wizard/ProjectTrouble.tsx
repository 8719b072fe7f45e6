import { type ApiError, projectLoadMessage } from '@lectern/api-client';
import { Box, Button, ErrorState, LinkButton } from '@lectern/ui';
import { usePageHeading } from '../../../navigation/usePageHeading.ts';
import { paths } from '../../../paths.ts';

export interface ProjectTroubleProps {
  id: string;
  error: ApiError;
  onRetry: () => void;
  /** 'Create New Video', offered instead of the missing project. */
  onStartNew: () => void;
}

/** Shown if a project could not be opened: 'Project with ID {id} not found.', or a failure with a retry. */
export function ProjectTrouble({ id, error, onRetry, onStartNew }: ProjectTroubleProps) {
  const isGone = error.status === 404;
  const title = isGone ? 'Project not found' : 'This project could not be opened';
  const heading = usePageHeading(title);
  return (
    <Box paddingBlock={10}>
      <ErrorState
        title={title}
        headingRef={heading}
        level={1}
        onRetry={isGone ? undefined : onRetry}
        details={isGone ? undefined : error.message}
        actions={
          <>
            {isGone && (
              <Button variant="primary" onPress={onStartNew}>
                Create New Video
              </Button>
            )}
            <LinkButton href={paths.videos()}>Go to My Videos</LinkButton>
          </>
        }
      >
        {projectLoadMessage(error, id)}
      </ErrorState>
    </Box>
  );
}
