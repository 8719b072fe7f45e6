import { Banner, LinkButton } from '@lectern/ui';
import { useSlow } from '../../../lib/useSlow.ts';
import { paths } from '../../../paths.ts';
import { StepFailure } from '../frame/StepFailure.tsx';
import type { PreflightProblem } from '../processing/preflight.ts';
import { UnsupportedNotice } from './UnsupportedNotice.tsx';

export interface AvatarNoticesProps {
  /** Whether this device can render; a hosted backend always can. */
  canRender: boolean;
  /** What keeps a render from being made, one sentence each. */
  problems: readonly PreflightProblem[];
  /** In the specification's words (sections 5 and 8). */
  errorMessage: string | null;
  /** Each attempt shows its failure again. */
  attempts: number;
  /** A render was asked for and is not confirmed. */
  isGenerating: boolean;
  onCopyAddress: () => void;
  /** Asks for the dialog in which videos can be deleted. */
  onMakeRoom: () => void;
  onDismissError: () => void;
}

/** What there is to say before the presenters. */
export function AvatarNotices({
  canRender,
  problems,
  errorMessage,
  attempts,
  isGenerating,
  onCopyAddress,
  onMakeRoom,
  onDismissError,
}: AvatarNoticesProps) {
  const isSlow = useSlow(isGenerating);
  return (
    <>
      {!canRender && <UnsupportedNotice onCopyAddress={onCopyAddress} />}
      {problems.map(({ id, tone, message }) => (
        <Banner
          key={id}
          tone={tone}
          action={id === 'space' ? { label: 'Free some space', onPress: onMakeRoom } : undefined}
        >
          {message}
        </Banner>
      ))}
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
