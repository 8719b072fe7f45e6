import { useEffect, useState } from 'react';
import { useLiveStudio } from '../../../backend/BackendContext.ts';
import type { VideoSettings } from '../look/videoSettings.ts';
import { pictureSize } from '../processing/preflight.ts';

/**
 * Whether this device encodes a video of that size and shape: some manage 720p and nothing above.
 * True until the answer is known, and where a server makes the videos.
 */
export function useCanEncode(settings: Pick<VideoSettings, 'aspect' | 'resolution'>): boolean {
  const studio = useLiveStudio();
  const [refused, setRefused] = useState<string | null>(null);
  const { width, height } = pictureSize(settings);
  const size = `${width} ${height}`;

  useEffect(() => {
    if (!studio) return undefined;
    let isCurrent = true;
    studio.canEncode({ width, height }).then(
      (canEncode) => isCurrent && setRefused(canEncode ? null : size),
      // Unknown is not impossible: the render itself will tell.
      (error: unknown) => console.error('The browser’s encoder could not be asked.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [studio, width, height, size]);

  return refused !== size;
}
