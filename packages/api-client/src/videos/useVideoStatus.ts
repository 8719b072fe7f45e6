import { usePolledResource } from '../client/usePolledResource.ts';
import type { ResourceState } from '../client/useResource.ts';
import type { VideoStatus } from './videos.schema.ts';
import { getVideoStatus, isRenderOver } from './videos.ts';

/**
 * Polls the progress of a render every 5 s while the tab is visible and every 30 s while it is hidden,
 * until it is completed with a URL or failed (section 4, Processing). Sends nothing while the ID is null.
 * `videoStatusMessage` gives the error message; a failed poll does not end the polling, except for a
 * permanent refusal.
 */
export function useVideoStatus(videoId: string | null): ResourceState<VideoStatus> {
  return usePolledResource(
    'videos',
    videoId === null ? null : ['status', videoId],
    (client, options) => getVideoStatus(client, { videoId: videoId ?? '' }, options),
    { isPolling: true, isOver: isRenderOver },
  );
}
