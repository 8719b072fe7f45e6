import type { Project, VideoStatus } from '@lectern/api-client';
import { isAiEdit } from '../../../projects/aiEditLog.ts';

/** The state of a render, combined from both polls. */
export type RenderState =
  | {
      kind: 'rendering';
      /** Percent, 0–100. */
      progress: number;
      /** The heading (specification section 4, Processing). */
      message: string;
      /** Seconds; null until measured. */
      secondsLeft: number | null;
    }
  | { kind: 'completed'; videoUrl: string }
  | {
      kind: 'failed';
      /** The server's reason; null if it gives none. */
      reason: string | null;
      /** Percent reached. */
      progress: number;
      /** Whether it was an AI edit, after which the project has its earlier video again, now or soon. */
      isEdit: boolean;
    }
  /** The render was stopped, in this tab or another one. */
  | { kind: 'cancelled' };

export const PROCESSING_MESSAGE = 'Processing your video...';
/** For an unknown status without a message. */
export const WAITING_MESSAGE = 'Preparing your video...';

/** The fields of a project that describe its render. */
export type RenderProject = Pick<
  Project,
  'status' | 'progress' | 'videoId' | 'videoUrl' | 'activity'
>;
/** The fields of a render's status that describe its progress. */
export type RenderProgress = Pick<
  VideoStatus,
  'status' | 'progress' | 'message' | 'videoUrl' | 'error' | 'secondsLeft'
>;

const FAILED = ['failed', 'error'];
const RUNNING = ['video_processing', 'processing'];

function messageOf(status: string, message: string | null): string {
  if (RUNNING.includes(status)) return PROCESSING_MESSAGE;
  return message ?? WAITING_MESSAGE;
}

function failedAs(
  project: RenderProject | undefined,
  videoId: string,
  reason: string | null,
  progress: number,
): RenderState {
  // A failed project has no earlier video left.
  const keepsVideo = project !== undefined && !FAILED.includes(project.status);
  return {
    kind: 'failed',
    reason: reason ?? lastError(project, videoId),
    progress,
    isEdit: keepsVideo && isAiEdit(project, videoId),
  };
}

function lastError(project: RenderProject | undefined, videoId: string): string | null {
  const entry = project?.activity.findLast(
    ({ error, videoId: of }) => error !== null && (of === null || of === videoId),
  );
  return entry?.error ?? null;
}

/**
 * Combines two polls that may disagree (readings): a completed status with a URL wins, then a failed video
 * status; the project's status is the fallback.
 */
export function renderState(
  videoId: string,
  project: RenderProject | undefined,
  video: RenderProgress | undefined,
): RenderState {
  if (video?.status === 'completed' && video.videoUrl !== null) {
    return { kind: 'completed', videoUrl: video.videoUrl };
  }
  // A project that still shows its earlier video says nothing about this one.
  const own = project?.videoId === videoId || project?.videoId === null ? project : undefined;
  if (own?.status === 'completed' && own.videoUrl !== null && own.videoId === videoId) {
    return { kind: 'completed', videoUrl: own.videoUrl };
  }
  const progress = video?.progress ?? own?.progress ?? 0;
  if (video && FAILED.includes(video.status)) {
    return failedAs(project, videoId, video.error, progress);
  }
  if (video?.status === 'cancelled') return { kind: 'cancelled' };
  if (!video && own && FAILED.includes(own.status)) {
    return failedAs(project, videoId, null, progress);
  }
  const status = video?.status ?? own?.status ?? 'video_processing';
  return {
    kind: 'rendering',
    // 100 is reserved for the finished video.
    progress: Math.min(99, Math.max(0, Math.floor(progress) || 0)),
    message: messageOf(status, video?.message ?? null),
    secondsLeft: video?.secondsLeft ?? null,
  };
}
