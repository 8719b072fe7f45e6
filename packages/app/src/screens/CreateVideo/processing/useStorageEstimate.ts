import { useCallback, useEffect, useState } from 'react';
import { type StorageEstimate, useBackend } from '../../../backend/BackendContext.ts';

/**
 * Room on this device, and how to ask for it anew; null where a server keeps the videos or nothing is
 * known.
 */
export function useStorageEstimate(): [StorageEstimate | null, () => void] {
  const backend = useBackend();
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  const refresh = useCallback(() => {
    if (backend.kind !== 'embedded') return;
    backend
      .storageEstimate()
      .then(setEstimate, (error: unknown) =>
        console.error('The room on this device is not known.', error),
      );
  }, [backend]);
  useEffect(refresh, [refresh]);
  return [estimate, refresh];
}
