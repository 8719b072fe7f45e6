import type { Gesture } from '@lectern/studio/marks';
import { useLiveStudio } from '../../../backend/embeddedParts.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

/** Returns the URL of a presenter's picture in a pose; null while there is none. */
export type PoseOf = (pose: Gesture | 'rest') => string | null;

interface Whose {
  projectId: string | null;
  /** Null if no avatar is chosen yet. */
  avatarId: string | null;
}

/**
 * Pictures of a project's presenter making each gesture, or of one from the library if none is chosen. A
 * server draws none.
 */
export function useGesturePictures({ projectId, avatarId }: Whose): PoseOf {
  const studio = useLiveStudio();
  const { value } = useAnswer(studio && `${projectId} ${avatarId}`, async () => {
    try {
      return (await studio?.gesturePictures({ projectId, avatarId })) ?? null;
    } catch (error) {
      // Icons are shown instead.
      console.warn('The presenter cannot be shown making gestures.', error);
      return null;
    }
  });
  return (pose) => value?.get(pose) ?? null;
}
