import { usePolledResource } from '../client/usePolledResource.ts';
import type { ResourceState } from '../client/useResource.ts';
import type { VideoStatus } from './videos.schema.ts';
import { getVideoStatus, isRenderOver } from './videos.ts';

/**
 * How far a render is, asked every 5 s while the tab is visible and every 30 s while it is hidden,
 * until it is completed with a URL or failed (section 4, Processing). Nothing is asked for while
 * the id is null. Error words by `videoStatusMessage`; a failed poll does not end the polling.
 */
export function useVideoStatus(videoId: string | null): ResourceState<VideoStatus> {
  return usePolledResource(
    'videos',
    videoId === null ? null : ['status', videoId],
    (client, options) => getVideoStatus(client, { videoId: videoId ?? '' }, options),
    { isPolling: true, isOver: isRenderOver },
  );
}
