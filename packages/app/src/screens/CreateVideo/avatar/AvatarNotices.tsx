import { Banner, LinkButton } from '@lectern/ui';
import type { RenderSupport } from '../../../backend/BackendContext.ts';
import { useSlow } from '../../../lib/calls/useSlow.ts';
import { paths } from '../../../paths.ts';
import { StepFailure } from '../frame/StepFailure.tsx';
import { UnsupportedNotice } from '../frame/UnsupportedNotice.tsx';
import type { PreflightProblem } from '../processing/preflight.ts';

export interface AvatarNoticesProps {
  /** The capabilities of this device; a hosted backend supports everything. */
  support: RenderSupport;
  /** Reasons why a render cannot be made, one sentence each. */
  problems: readonly PreflightProblem[];
  /** Worded as in the specification (sections 5 and 8). */
  errorMessage: string | null;
  /** Number of attempts; each one shows its failure again. */
  attempts: number;
  /** A render was requested but is not confirmed yet. */
  isGenerating: boolean;
  /** Opens the dialog in which videos can be deleted. */
  onMakeRoom: () => void;
  onDismissError: () => void;
}

/** The notices above the presenters. */
export function AvatarNotices({
  support,
  problems,
  errorMessage,
  attempts,
  isGenerating,
  onMakeRoom,
  onDismissError,
}: AvatarNoticesProps) {
  const isSlow = useSlow(isGenerating);
  return (
    <>
      {!support.canRender && <UnsupportedNotice missing={support.missing} />}
      {problems.map(({ id, tone, message }) =>
        id === 'codec' && attempts > 0 ? (
          <StepFailure key={`${id} ${attempts}`} message={message} />
        ) : (
          <Banner
            key={id}
            tone={tone}
            action={id === 'space' ? { label: 'Free some space', onPress: onMakeRoom } : undefined}
          >
            {message}
          </Banner>
        ),
      )}
      {isSlow && (
        <Banner
          tone="info"
          isLive
          actions={
            <LinkButton href={paths.videos()} size="sm">
              Go to My Videos
            </LinkButton>
          }
        >
          The server has not confirmed the render yet. You need not wait here: you are told once it
          has started.
        </Banner>
      )}
      {errorMessage !== null && (
        <StepFailure key={attempts} message={errorMessage} onDismiss={onDismissError} />
      )}
    </>
  );
}
