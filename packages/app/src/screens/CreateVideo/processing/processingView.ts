import { type VideoStatus, videoFailedMessage, videoStatusMessage } from '@lectern/api-client';
import type { Stage } from '@lectern/ui';
import type { ScriptChange } from '../../../backend/BackendContext.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';
import type { Work } from '../wizard/machine/state.ts';
import type { FilmView } from './filmView.ts';
import { renderStages } from './renderStages.ts';
import { PROCESSING_MESSAGE, type RenderState } from './renderState.ts';

/** A render, as the step shows it. */
export type ProcessingView =
  | {
      status: 'rendering';
      /** Percent, 0–100. */
      progress: number;
      message: string;
      /** 'The first 2:00 were already made. About 0:22 left, measured on this device.' */
      lead: string | null;
      /** Null if the backend reports none. */
      stages: readonly Stage[] | null;
      /** Null while its parts are unknown. */
      film: FilmView | null;
      /** The change in the script; null if the render is not of a change. */
      change: ScriptChange | null;
      /** 'Error checking video status: …', while polling continues. */
      trouble: string | null;
      isCancelling: boolean;
      onCancel: () => void;
    }
  | {
      status: 'completed';
      stages: readonly Stage[] | null;
      film: FilmView | null;
      onView: () => void;
    }
  | {
      status: 'failed';
      /** 'Video generation failed: …'. */
      message: string;
      progress: number;
      /** Whether a retry can reuse parts of the film. */
      hasParts: boolean;
      details: string | null;
      /** Why the retry did not start. */
      retryError: string | null;
      isRetrying: boolean;
      onRetry: () => void;
      /** Null unless space was missing. */
      onMakeRoom: (() => void) | null;
      onBack: () => void;
    }
  | {
      /** A retry here would make the video without the edit. */
      status: 'editFailed';
      /** 'Failed to apply AI edit: …'. */
      message: string;
      progress: number;
      details: string | null;
      /** Null until the project has its earlier video again. */
      onView: (() => void) | null;
      /** Null unless space was missing. */
      onMakeRoom: (() => void) | null;
      onEdit: () => void;
    };

export interface ProcessingFacts {
  state: RenderState;
  videoId: string;
  video: VideoStatus | undefined;
  /** Null while its parts are unknown. */
  film: FilmView | null;
  /** The change in the script; null if there is none, and while unknown. */
  change: ScriptChange | null;
  /** Why the video's status could not be read. */
  error: unknown;
  retry: Work;
  isCancelling: boolean;
  isOnDevice: boolean;
  /** Whether the journey has the video from before a failed AI edit. */
  isVideoKept: boolean;
}

export interface ProcessingActions {
  onView: () => void;
  onCancel: () => void;
  onRetry: () => void;
  /** Null unless space was missing. */
  onMakeRoom: (() => void) | null;
  onBack: () => void;
  onEdit: () => void;
}

/** 'About 0:40 left, measured on this device.' */
function timeLeft(seconds: number | null, isMeasured: boolean): string | null {
  if (seconds === null || seconds <= 0) return null;
  return `About ${formatDuration(seconds)} left${isMeasured ? ', measured on this device' : ''}.`;
}

/** Returns the heading and the line below it. */
function rendering(
  state: Extract<RenderState, { kind: 'rendering' }>,
  film: FilmView | null,
  isOnDevice: boolean,
): { message: string; lead: string | null } {
  const left = timeLeft(state.secondsLeft, isOnDevice && !film?.isChange);
  const lead = [film?.lead, left].filter(Boolean).join(' ');
  const isPlain = state.message === PROCESSING_MESSAGE;
  return { message: (isPlain && film?.heading) || state.message, lead: lead || null };
}

/** Returns the heading of a failed render (specification section 8). */
export function failureMessage({
  reason,
  isEdit,
}: Extract<RenderState, { kind: 'failed' }>): string {
  return isEdit
    ? `Failed to apply AI edit: ${reason ?? 'Unknown error'}`
    : videoFailedMessage(reason);
}

function failureDetails(videoId: string, video: VideoStatus | undefined): string {
  const lines = [
    `Video ${videoId}`,
    video && `Status: ${video.status}, at ${Math.floor(video.progress ?? 0)} %`,
    video?.message,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Returns what the processing step shows of a render. */
export function processingView(facts: ProcessingFacts, actions: ProcessingActions): ProcessingView {
  const { state, video, error, retry, film } = facts;
  const change = film?.isChange ? facts.change : null;
  const stages = renderStages(video, film, change?.sentences ?? null);
  switch (state.kind) {
    case 'completed':
      return { status: 'completed', stages, film, onView: actions.onView };
    case 'failed': {
      const failure = {
        message: failureMessage(state),
        progress: state.progress,
        details: failureDetails(facts.videoId, video),
        onMakeRoom: actions.onMakeRoom,
      };
      if (state.isEdit) {
        const onView = facts.isVideoKept ? actions.onView : null;
        return { status: 'editFailed', ...failure, onView, onEdit: actions.onEdit };
      }
      return {
        status: 'failed',
        ...failure,
        hasParts: (film?.done ?? 0) > 0,
        retryError: retry.error,
        isRetrying: retry.task !== null,
        onRetry: actions.onRetry,
        onBack: actions.onBack,
      };
    }
    case 'rendering':
    case 'cancelled': {
      const isRendering = state.kind === 'rendering';
      return {
        status: 'rendering',
        progress: isRendering ? state.progress : 0,
        ...(isRendering
          ? rendering(state, film, facts.isOnDevice)
          : { message: 'Stopping...', lead: null }),
        stages,
        film,
        change,
        trouble: error ? videoStatusMessage(error) : null,
        isCancelling: facts.isCancelling,
        onCancel: actions.onCancel,
      };
    }
  }
}
