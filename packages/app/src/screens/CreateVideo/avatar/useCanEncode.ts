import { useLiveStudio } from '../../../backend/embeddedParts.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import type { VideoSettings } from '../look/videoSettings.ts';
import { pictureSize } from '../processing/preflight.ts';

/**
 * Whether this device can encode a video of that size and shape: some manage 720p and nothing above. True
 * until the answer is known, and when a server makes the videos.
 */
export function useCanEncode(settings: Pick<VideoSettings, 'aspect' | 'resolution'>): boolean {
  const studio = useLiveStudio();
  const { width, height } = pictureSize(settings);
  const { value } = useAnswer(studio ? `${width} ${height}` : null, async () =>
    studio?.canEncode({ width, height }).catch((error: unknown) => {
      // Unknown does not mean impossible: the render itself will show.
      console.error('The browser’s encoder could not be asked.', error);
      return true;
    }),
  );
  return value ?? true;
}
