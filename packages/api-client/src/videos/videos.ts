import type { ApiClient } from '../client/ApiClient.ts';
import { usable } from '../transport/answer.ts';
import type { CallOptions } from '../transport/request.ts';
import { apiPath } from '../transport/url.ts';
import {
  normaliseVideoJob,
  normaliseVideoStatus,
  type VideoJob,
  type VideoStatus,
} from './videos.schema.ts';

/** The arguments of {@link generateVideo} (section 7, Videos). */
export interface GenerateVideoArgs {
  script: string;
  voiceId: string;
  avatarId: string;
  projectId: string;
}

/**
 * POST /videos/generate: starts a render (section 7). Repeating the call is a retry.
 * @throws ApiError of any kind; `videoErrorMessage` gives its message.
 */
export function generateVideo(
  client: ApiClient,
  { script, voiceId, avatarId, projectId }: GenerateVideoArgs,
  options?: CallOptions,
): Promise<VideoJob> {
  return client.request(
    {
      method: 'POST',
      path: '/videos/generate',
      body: { kind: 'json', value: { script, voiceId, avatarId, projectId } },
      read: (data) => usable(normaliseVideoJob(data)),
    },
    options,
  );
}

/**
 * GET /videos/{id}/status: returns the progress of a render (section 7). `useVideoStatus` polls it.
 * @throws ApiError of any kind; `videoStatusMessage` gives its message.
 */
export async function getVideoStatus(
  client: ApiClient,
  { videoId }: { videoId: string },
  options?: CallOptions,
): Promise<VideoStatus> {
  return client.request(
    {
      method: 'GET',
      path: apiPath`/videos/${videoId}/status`,
      read: (data) => usable(normaliseVideoStatus(data)),
    },
    options,
  );
}

/** Whether a render is over: completed with its URL, or failed (section 4, Processing). */
export function isRenderOver(status: Pick<VideoStatus, 'status' | 'videoUrl'>): boolean {
  if (status.status === 'completed') return status.videoUrl !== null;
  return status.status === 'failed' || status.status === 'error';
}
