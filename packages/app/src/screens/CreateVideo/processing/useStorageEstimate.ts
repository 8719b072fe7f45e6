import { type StorageEstimate, useBackend } from '../../../backend/BackendContext.ts';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';

/**
 * The free space on this device, and a function that refreshes it; null if a server keeps the videos or
 * nothing is known.
 */
export function useStorageEstimate(): [StorageEstimate | null, () => void] {
  const backend = useBackend();
  const { value, retry } = useAnswer(backend.kind === 'embedded' ? 'room' : null, async () => {
    if (backend.kind !== 'embedded') return null;
    return backend.storageEstimate().catch((error: unknown) => {
      console.error('The room on this device is not known.', error);
      return null;
    });
  });
  return [value ?? null, retry];
}
