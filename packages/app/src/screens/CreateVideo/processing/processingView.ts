import { type VideoStatus, videoFailedMessage, videoStatusMessage } from '@lectern/api-client';
import type { Stage } from '@lectern/ui';
import { formatDuration } from '../../../lib/formatDuration.ts';
import type { Work } from '../wizard/machine/state.ts';
import { renderStages } from './renderStages.ts';
import type { RenderState } from './renderState.ts';

/** A render as the step shows it. */
export type ProcessingView =
  | {
      status: 'rendering';
      /** Percent, 0–100. */
      progress: number;
      message: string;
      /** 'About 0:40 left, measured on this device.' */
      timeLeft: string | null;
      /** Null where the backend tells none. */
      stages: readonly Stage[] | null;
      /** 'Error checking video status: …', while the polling goes on. */
      trouble: string | null;
      isCancelling: boolean;
      onCancel: () => void;
    }
  | { status: 'completed'; stages: readonly Stage[] | null; onView: () => void }
  | {
      status: 'failed';
      /** 'Video generation failed: …'. */
      message: string;
      progress: number;
      details: string | null;
      /** Why the retry did not start. */
      retryError: string | null;
      isRetrying: boolean;
      onRetry: () => void;
      /** Null where room is not what was missing. */
      onMakeRoom: (() => void) | null;
      onBack: () => void;
    };

export interface ProcessingFacts {
  state: RenderState;
  videoId: string;
  video: VideoStatus | undefined;
  /** Why the video's status could not be read. */
  error: unknown;
  retry: Work;
  isCancelling: boolean;
  isOnDevice: boolean;
}

export interface ProcessingActions {
  onView: () => void;
  onCancel: () => void;
  onRetry: () => void;
  /** Null where room is not what was missing. */
  onMakeRoom: (() => void) | null;
  onBack: () => void;
}

/** 'About 0:40 left, measured on this device.' */
function timeLeft(seconds: number | null, isOnDevice: boolean): string | null {
  if (seconds === null || seconds <= 0) return null;
  return `About ${formatDuration(seconds)} left${isOnDevice ? ', measured on this device' : ''}.`;
}

function failureDetails(videoId: string, video: VideoStatus | undefined): string {
  const lines = [
    `Video ${videoId}`,
    video && `Status: ${video.status}, at ${Math.floor(video.progress ?? 0)} %`,
    video?.message,
  ];
  return lines.filter(Boolean).join('\n');
}

/** What the processing step shows of a render. */
export function processingView(facts: ProcessingFacts, actions: ProcessingActions): ProcessingView {
  const { state, video, error, retry } = facts;
  switch (state.kind) {
    case 'completed':
      return { status: 'completed', stages: renderStages(video), onView: actions.onView };
    case 'failed':
      return {
        status: 'failed',
        message: videoFailedMessage(state.reason),
        progress: state.progress,
        details: failureDetails(facts.videoId, video),
        retryError: retry.error,
        isRetrying: retry.task !== null,
        onRetry: actions.onRetry,
        onMakeRoom: actions.onMakeRoom,
        onBack: actions.onBack,
      };
    case 'rendering':
    case 'cancelled': {
      const isRendering = state.kind === 'rendering';
      return {
        status: 'rendering',
        progress: isRendering ? state.progress : 0,
        message: isRendering ? state.message : 'Stopping...',
        timeLeft: isRendering ? timeLeft(state.secondsLeft, facts.isOnDevice) : null,
        stages: renderStages(video),
        trouble: error ? videoStatusMessage(error) : null,
        isCancelling: facts.isCancelling,
        onCancel: actions.onCancel,
      };
    }
  }
}
